import { CALENDAR, CALENDAR_TYPE } from '../../../contract/conditions/check.ts';
import { compileCondition, type ConditionType } from '../../../contract/conditions/condition.ts';
import type { ClockRule } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { checkDueDay } from './due-check.ts';
import { checkMade } from '../actions/reach-check.ts';
import { rowNames, type Inspection } from '../names/references.ts';
import { checkSelecting } from '../values/selecting.ts';
import { checkCode } from '../values/value-check.ts';
import { checkSet, checkWritten } from '../values/written-value.ts';

type At = readonly (string | number)[];

const MOMENT = '2000-01-01 00:00:00';
const A_MOMENT = { now: MOMENT, hourAgo: MOMENT, dayAgo: MOMENT };
const CLOCK: ConditionType = { fields: { now: 'string', hourAgo: 'string', dayAgo: 'string' } };

/** Holds what time alone changes and makes against the fields that it writes and the entities that it reaches. */
export function checkClock(inspection: Inspection, entity: EntityModel): void {
  const names = { row: rowNames(entity)['row']! };
  const made = { ...names, was: names.row };
  for (const [index, rule] of (entity.file.clock ?? []).entries()) {
    const at = ['clock', index];
    const found = inspection.problems.length;
    inspection.condition(
      [...at, 'when'],
      rule.when,
      { ...names, clock: CLOCK, [CALENDAR]: CALENDAR_TYPE },
      'bool',
    );
    checkSelecting(inspection, [...at, 'when'], entity, rule.when, { clock: A_MOMENT });
    const isWrong = inspection.problems.length > found;
    if (rule.due) checkDueDay(inspection, [...at, 'due'], entity, rule.due);
    for (const [name, value] of Object.entries(rule.set ?? {})) {
      const place = [...at, 'set', name];
      inspection.field(place, entity, name);
      const field = entity.fields.get(name);
      if (typeof value === 'object') {
        inspection.condition([...place, 'value'], value.value, names);
        checkSet(inspection, [...place, 'value'], entity, name, value.value, names);
      } else if (field?.dict !== undefined) checkCode(inspection, place, field.dict, value);
      else if (field) checkWritten(inspection, place, field, value);
    }
    for (const [number, rows] of (rule.makes ?? []).entries())
      checkMade(inspection, [...at, 'makes', number], entity, { verb: 'set' }, rows, made);
    if (!isWrong) checkEnds(inspection, at, rule);
  }
}

/** A rule that does nothing is a mistake, and one that makes rows has to come to an end of them. */
function checkEnds(inspection: Inspection, at: At, { when, due, daily, set, makes }: ClockRule): void {
  if (!set && !makes)
    return inspection.report(at, '须有 "set"（改为的值）或 "makes"（生成的数据），否则什么也不做');
  if (!makes || daily !== undefined) return;
  const read = compileCondition(when).reads.map((path) => path.replace(/^row\./, ''));
  if (![due?.field, ...read].some((name) => name !== undefined && Object.hasOwn(set ?? {}, name)))
    inspection.report(
      [...at, 'makes'],
      '生成后条件仍然成立，每分钟都会再生成：请在 "set" 中改变 "when" 或 "due" 所看的字段，或写 "daily"',
    );
}
