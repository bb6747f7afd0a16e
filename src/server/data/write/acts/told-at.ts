import { compileCondition } from '../../../../contract/conditions/condition.ts';
import type { ActionFile } from '../../../../contract/generated/meta.ts';
import type { EntityModel, FieldModel } from '../../../../contract/model.ts';
import type { Row } from '../../../../contract/rules.ts';
import type { FieldProblem } from '../../../../contract/envelope.ts';
import { Refusal, refuse, refuseFields } from '../../refusal.ts';

/** What another row is changed or made by, as far as it says where a refusal is told. */
interface Part {
  readonly through?: string;
  readonly add?: Readonly<Record<string, string>>;
  readonly set?: Readonly<Record<string, string>>;
  readonly field?: string;
}

/** Verbs that take the fields of the row itself. */
const WITH_FIELDS: ReadonlySet<string> = new Set(['add', 'edit', 'import']);

/** Where an action's form or dialog shows what another row refuses: the field that the part names, else the first that it reads. */
export function keyOf(
  { params = {}, verb }: ActionFile,
  entity: EntityModel,
  part: Part,
): string | undefined {
  const isAsked = (name: string) =>
    Object.hasOwn(params, name) || (WITH_FIELDS.has(verb) && Object.hasOwn(entity.file.fields, name));
  const formulas = Object.values({ ...part.add, ...part.set });
  const read = formulas.flatMap((source) =>
    compileCondition(source).reads.flatMap((path) => {
      const [root, name = ''] = path.split('.');
      return root === 'params' || root === 'row' ? [name] : [];
    }),
  );
  return [part.field, ...read, part.through].find((name) => name !== undefined && isAsked(name));
}

/** A refusal of another row, told at the field of the act, so that what was typed stays and its field shows why. */
export function toldAt(error: unknown, key: string | undefined, name: string): unknown {
  if (!(error instanceof Refusal)) return error;
  const fields = (error.value as { readonly Fields?: readonly FieldProblem[] } | null)?.Fields;
  if (fields === undefined) return error;
  const messages = fields.map(({ Message }) => `${name}：${Message}`);
  return key === undefined
    ? refuse(messages.join('；'))
    : refuseFields([{ ...fields[0], Key: key, Message: messages.join('；') }]);
}

const PRIVATE: ReadonlySet<unknown> = new Set(['personal', 'sensitive']);

const isPlain = (field: FieldModel | undefined): boolean =>
  field?.type === 'text' && !PRIVATE.has(field.class) && !field.mask && !field.read && !field.sealed;

/** What another row is called where it is refused: its name where that tells nothing of a person, else its kind. */
export function calledOf(entity: EntityModel, row: Row): string {
  const name = isPlain(entity.fields.get(entity.label)) ? row[entity.label] : undefined;
  return typeof name === 'string' && name !== '' ? name : entity.title;
}
