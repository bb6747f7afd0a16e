import type { ActionFile, FieldType, Slot, SlotEntries, SlotHere } from '../../../contract/generated/meta.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import { checkAccount } from './message-check.ts';
import type { Inspection } from '../names/references.ts';
import { checkCode } from '../values/value-check.ts';

type At = readonly (string | number)[];

/** The fields of the row that is taken, each with its type. */
const PLACE_FIELDS = [
  ['capacity', 'int'],
  ['from', 'datetime'],
  ['to', 'datetime'],
] as const;

/** Holds limited places against the fields that say them and the rows that take them. */
export function checkSlot(inspection: Inspection, entity: EntityModel): void {
  const { slot } = entity.file;
  const taken = takenBy(inspection, entity)?.file.slot?.entries;
  if (taken) checkKey(inspection, entity, taken);
  if (!slot) return;
  const at = ['slot'];
  if ((slot.here === undefined) === (slot.entries === undefined))
    inspection.report(at, '"here" 和 "entries" 须有且只有一个');
  if (slot.here) checkHere(inspection, entity, slot.here);
  const isHeld = slot.here ?? slot.entries?.held;
  if (isHeld !== undefined && slot.seconds === undefined)
    inspection.report(at, '须以 "seconds" 说明名额保留多久');
  for (const [name, type] of PLACE_FIELDS)
    if (slot[name] !== undefined) typed(inspection, [...at, name], entity, slot[name], type);
  if (slot.audience && !entity.file.audience)
    inspection.report([...at, 'audience'], '数据对象没有 "audience"');
  if (slot.entries) checkEntries(inspection, entity, slot.entries);
  checkWaiting(inspection, at, slot);
}

function checkWaiting(inspection: Inspection, at: At, { waiting, entries }: Slot): void {
  if (waiting?.held && entries?.held === undefined)
    inspection.report([...at, 'waiting', 'held'], '"entries" 没有 "held"');
  if ((waiting === undefined) !== (entries?.waiting === undefined))
    inspection.report(at, '"waiting" 与 "entries" 中的 "waiting" 须同时出现');
}

/** The entity whose places the rows of another take. */
const takenBy = ({ set }: Inspection, { name }: EntityModel): EntityModel | undefined =>
  [...set.entities.values()].find(({ file }) => file.slot?.entries?.entity === name);

/** What keeps two places of one row from one person, on all nodes, is the database. */
function checkKey(inspection: Inspection, entity: EntityModel, { place, person }: SlotEntries): void {
  const isKey = (fields: readonly string[]) =>
    fields.length === 2 && fields.includes(place) && fields.includes(person);
  const isKnown =
    entity.fields.get(place)?.type === 'ref' && entity.fields.get(person)?.type === 'ref' && place !== person;
  if (isKnown && !entity.file.unique?.some(isKey))
    inspection.report([], `须有 "unique": [["${place}", "${person}"]]，否则一人可以有两个名额`);
}

function typed(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  name: string,
  type: FieldType,
): FieldModel | undefined {
  inspection.use(at, 'field', `${entity.name}.${name}`);
  inspection.known(at, 'field', name, entity.fields.keys(), `${entity.name} 的字段`);
  const field = entity.fields.get(name);
  if (field && field.type !== type)
    inspection.report(at, `字段 ${name} 应为 ${type} 类型，实际为 ${field.type}`);
  return field;
}

function checkHere(inspection: Inspection, entity: EntityModel, here: SlotHere): void {
  const at = ['slot', 'here'];
  const state = typed(inspection, [...at, 'state'], entity, here.state, 'dict');
  for (const name of ['free', 'held', 'taken'] as const)
    checkCode(inspection, [...at, name], state?.dict, here[name]);
  typed(inspection, [...at, 'until'], entity, here.until, 'datetime');
  for (const [name, type] of [
    ['holder', 'text'],
    ['person', 'ref'],
  ] as const)
    if (typed(inspection, [...at, name], entity, here[name], type)?.unique === undefined)
      inspection.report([...at, name], `字段 "${here[name]}" 须为 "unique"，否则一人可以有两个名额`);
}

function checkEntries(inspection: Inspection, places: EntityModel, entries: SlotEntries): void {
  const at = ['slot', 'entries'];
  const entity = inspection.entity([...at, 'entity'], entries.entity);
  if (!entity) return;
  const place = typed(inspection, [...at, 'place'], entity, entries.place, 'ref');
  if (place?.ref !== undefined && place.ref !== places.name)
    inspection.report([...at, 'place'], `字段 "${entries.place}" 不引用 ${places.name}`);
  const person = typed(inspection, [...at, 'person'], entity, entries.person, 'ref');
  if (person?.ref !== undefined) checkAccount(inspection, [...at, 'person'], person.ref, entries.person);
  const state = typed(inspection, [...at, 'state'], entity, entries.state, 'dict');
  for (const name of ['waiting', 'held', 'taken', 'left'] as const)
    if (entries[name] !== undefined) checkCode(inspection, [...at, name], state?.dict, entries[name]);
  typed(inspection, [...at, 'turn'], entity, entries.turn, 'int');
  if ((entries.held === undefined) !== (entries.until === undefined))
    inspection.report(at, '"held" 和 "until" 须同时出现');
  if (entries.until !== undefined) typed(inspection, [...at, 'until'], entity, entries.until, 'datetime');
}

/** Holds an action that takes a place against the places of its entity. */
export function checkSlotAction(
  inspection: Inspection,
  action: At,
  entity: EntityModel,
  { slot, verb, params, batch, table }: ActionFile,
): void {
  if (slot === undefined) return;
  const at = [...action, 'slot'];
  if (verb !== 'handler') inspection.report(at, `"slot" 只用于 handler，实际为 ${verb}`);
  if (batch !== undefined || table !== undefined)
    inspection.report(at, '名额一次只能办理一个，不能有 "batch" 或 "table"');
  if (entity.file.slot?.here) return;
  if (params !== undefined) inspection.report(at, '名额的操作没有 "params"');
  const isPlace = slot === 'hold' || slot === 'take';
  const owner = isPlace ? entity : takenBy(inspection, entity);
  const entries = owner?.file.slot?.entries;
  if (!entries && !isUnsure(inspection))
    inspection.report(at, isPlace ? '数据对象没有 "slot"' : '没有数据对象的 "slot" 以本对象为 "entries"');
  else if (entries && slot !== 'take' && slot !== 'release' && entries.held === undefined)
    inspection.report(at, `${owner!.name} 的 "slot" 没有 "held"，没有可以保留的名额`);
}

/** Places name an entity that is not there, which is told by itself. */
const isUnsure = ({ set }: Inspection): boolean =>
  [...set.entities.values()].some(
    ({ file: { slot } }) => slot?.entries && !set.entities.has(slot.entries.entity),
  );
