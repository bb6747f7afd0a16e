import type { NamedField } from '../../../../contract/field-rules.ts';
import type { PageButton, PickerPage } from '../../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../../contract/model.ts';
import type { Subject } from '../../../../contract/subject.ts';
import type { Row } from '../../data.ts';
import { entityOf, type LoadedPage } from '../../pages.ts';
import { faultAt, under } from '../../schema/fault.ts';
import { holds } from '../../schema/judge.ts';
import { textIn } from '../../blocks/values.ts';
import { fieldText } from './slots.ts';

/** A picker's page with the fields that it names. */
export interface Model {
  readonly page: LoadedPage;
  readonly file: PickerPage;
  readonly entity: EntityModel;
  readonly groups: readonly NamedField[];
  readonly label: NamedField;
  readonly text: NamedField | undefined;
  readonly state: NamedField;
  readonly tip: readonly NamedField[];
  /** Columns of the table beside the map; none without one. */
  readonly columns: readonly NamedField[];
}

/** @throws a fault of the schema for a field that is not there */
export function modelOf(page: LoadedPage): Model {
  const { file } = page;
  if (file.kind !== 'picker') throw faultAt(page.place, `页面类型应为 picker，实际为 ${file.kind}`);
  const entity = entityOf(page, file.entity);
  const field = (use: PickerPage['groups'][number], ...at: (string | number)[]): NamedField => {
    if (typeof use !== 'string') return { name: use.key, type: 'text', title: use.title };
    return stored(use, ...at);
  };
  const stored = (name: string, ...at: (string | number)[]) => {
    const found = entity.fields.get(name);
    if (!found || found.secret)
      throw faultAt(under(page.place, ...at), `实体 ${entity.name} 没有字段 ${name}`);
    return found;
  };
  return {
    page,
    file,
    entity,
    groups: file.groups.map((group, at) => field(group, 'groups', at)),
    label: field(file.label, 'label'),
    text: file.text === undefined ? undefined : field(file.text, 'text'),
    state: field(file.state, 'state'),
    tip: (file.tip ?? []).map((name, at) => field(name, 'tip', at)),
    columns: (file.table ?? []).map((name, at) => field(name, 'table', at)),
  };
}

/** What is told of a place: each value that it has, after its name. */
export const tipOf = ({ tip }: Pick<Model, 'tip'>, row: Row): string =>
  tip
    .map((field) => [field.title, fieldText(row, field)])
    .filter(([, text]) => text !== '')
    .map((parts) => parts.join('：'))
    .join('；');

/** The reader's own place. */
export function ownOf({ file }: Model, rows: readonly Row[], me: Subject): Row | undefined {
  const { own } = file;
  return own && rows.find((row) => holds(own.when, { row, me }));
}

/** A place in words: as its entity calls it, or from the large to the small. */
export function nameOf({ entity, groups, label }: Model, row: Row): string {
  const own = entity.label === label.name ? '' : textIn(row, entity.label);
  return own || [...groups, label].map((field) => fieldText(row, field)).join(' ');
}

/** The actions that need no place, such as taking any that is free, and those that work on the chosen ones. */
export function partOf(
  buttons: readonly PageButton[],
  { actions }: EntityModel,
): [ofTable: PageButton[], ofRows: PageButton[]] {
  const isOfTable = ({ EnCode }: PageButton) => actions.get(EnCode)?.table === true;
  return [buttons.filter(isOfTable), buttons.filter((button) => !isOfTable(button))];
}
