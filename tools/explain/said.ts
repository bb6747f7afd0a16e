import type { EntityModel } from '../../src/contract/model.ts';

/** A heading with what stands below it; nothing where nothing does. */
export const headed = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [title, ...lines];

/** A value as it is told. */
export const said = (value: unknown): string =>
  value === null || value === undefined || value === '' ? '（空）' : JSON.stringify(value);

/** What a field is called. */
export const titleIn = ({ fields }: EntityModel, name: string): string => fields.get(name)?.title ?? name;

/** How long before a day something is due. */
export const dueText = ({
  days = 0,
  workdays,
}: {
  readonly days?: number;
  readonly workdays?: number;
}): string => (workdays === undefined ? `${days}天` : `${workdays}个工作日`);
