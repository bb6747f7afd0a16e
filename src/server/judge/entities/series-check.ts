import type { FieldType, Series } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { typed, written } from './handout-check.ts';
import type { Inspection } from '../names/references.ts';
import { checkCode } from '../values/value-check.ts';

/** Holds a row that comes again against its fields, its days and what these hand out. */
export function checkSeries(inspection: Inspection, entity: EntityModel): void {
  const { series, audience, actions = {} } = entity.file;
  const comes = comesOf(inspection, entity);
  if (comes?.file.series) checkKey(inspection, entity, comes.name, comes.file.series);
  if (!series) return;
  const at = ['series'];
  if (!audience) inspection.report(at, '须有 "audience"，否则不知道给谁');
  checkDates(inspection, entity, series);
  const { coming, running } = series.state;
  for (const [enCode, { set, nobody }] of Object.entries(actions))
    if ([`'${coming}'`, `'${running}'`].includes(set?.[series.state.field] ?? '') && !nobody)
      inspection.report(['actions', enCode], '投入使用时可能没有人，须有 "nobody"');
  const days = inspection.entity([...at, 'entity'], series.entity);
  if (days?.file.handout?.state && days.file.handout.end) checkDays(inspection, entity, days, series);
  else if (days) inspection.report([...at, 'entity'], `${days.name} 须有 "handout"，其中有 "state" 和 "end"`);
}

/** The entity whose rows come as those of another. */
const comesOf = ({ set }: Inspection, { name }: EntityModel): EntityModel | undefined =>
  [...set.entities.values()].find(({ file }) => file.series?.entity === name);

function checkKey(inspection: Inspection, days: EntityModel, owner: string, { of, date }: Series): void {
  const isKnown = days.fields.get(of)?.ref === owner && days.fields.get(date)?.type === 'date';
  const isKey = (fields: readonly string[]) =>
    fields.length === 2 && fields.includes(of) && fields.includes(date);
  if (isKnown && !days.file.unique?.some(isKey))
    inspection.report([], `须有 "unique": [["${of}", "${date}"]]，否则一天可以有两条`);
}

function checkDates(inspection: Inspection, entity: EntityModel, series: Series): void {
  const { cycle, first, last, state, begin, end, ahead } = series;
  const field = typed(inspection, ['series', 'cycle', 'field'], entity, cycle.field, 'dict');
  for (const name of ['once', 'daily'] as const)
    if (cycle[name] !== undefined) checkCode(inspection, ['series', 'cycle', name], field?.dict, cycle[name]);
  const types: readonly (readonly [readonly string[], string | undefined, FieldType])[] = [
    [['cycle', 'days'], cycle.days, 'dicts'],
    [['cycle', 'skips'], cycle.skips, 'bool'],
    [['first'], first, 'date'],
    [['last'], last, 'date'],
    [['begin', 'time'], begin.time, 'time'],
    [['end', 'time'], end.time, 'time'],
    [['ahead', 'minutes'], ahead?.minutes, 'int'],
  ];
  for (const [place, name, type] of types)
    if (name !== undefined) typed(inspection, ['series', ...place], entity, name, type);
  checkStates(inspection, ['series', 'state'], entity, state);
}

function checkStates(
  inspection: Inspection,
  at: readonly string[],
  entity: EntityModel,
  state: Series['state'],
): void {
  const field = typed(inspection, [...at, 'field'], entity, state.field, 'dict');
  for (const name of ['coming', 'running', 'stopped'] as const)
    checkCode(inspection, [...at, name], field?.dict, state[name]);
}

function checkDays(inspection: Inspection, entity: EntityModel, days: EntityModel, series: Series): void {
  const at = ['series'];
  const { of, date, day, begin, end, ahead, latest = {}, ended = {} } = series;
  const owner = typed(inspection, [...at, 'of'], days, of, 'ref');
  if (owner?.ref !== undefined && owner.ref !== entity.name)
    inspection.report([...at, 'of'], `字段 "${of}" 不引用 ${entity.name}`);
  typed(inspection, [...at, 'date'], days, date, 'date');
  for (const [name, field] of Object.entries({ begin: begin.at, end: end.at, ahead: ahead?.at }))
    if (field !== undefined) typed(inspection, [...at, name, 'at'], days, field, 'datetime');
  checkStates(inspection, [...at, 'day'], days, day);
  written(inspection, [...at, 'day', 'field'], days, day.field);
  for (const [name, repeated] of Object.entries({ latest, ended }))
    for (const [field, from] of Object.entries(repeated)) {
      typed(inspection, [...at, name, field], entity, field, 'int', 'decimal');
      written(inspection, [...at, name, field], entity, field);
      typed(inspection, [...at, name, field], days, from, 'int', 'decimal');
    }
}
