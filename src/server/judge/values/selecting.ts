import { ConditionError } from '../../../contract/conditions/condition.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { beyondOptions } from '../../data/counted/beyond.ts';
import { allLive, withLive } from '../../data/counted/live.ts';
import { conditionToSql } from '../../data/expressions/condition-sql.ts';
import { NotInSql } from '../../data/expressions/expression.ts';
import { Binder } from '../../data/sql/sql.ts';
import type { SchemaSet } from '../files/schema-set.ts';
import { pointerOf, type Inspection } from '../names/references.ts';
import { conditionMessage } from './condition-message.ts';

type At = readonly (string | number)[];

/**
 * Reports a condition that selects rows and that no statement can say. One that has another fault was reported already.
 * @param names the names that it is given beside the row, with values of their kinds
 */
export function checkSelecting(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  source: string,
  names: Readonly<Record<string, unknown>>,
): void {
  const entities = allLive(inspection.set.entities);
  const binder = new Binder();
  reportUnsaid(inspection, at, '筛选数据的条件须能由数据库计算', () =>
    conditionToSql(source, {
      ...beyondOptions({ entities }, withLive(entities, entity), 't'),
      names: { ...names },
      bind: (value) => binder.bind(value),
    }),
  );
}

/** Reports why no statement can say what is tried; nothing where the place has a fault already. */
export function reportUnsaid(inspection: Inspection, at: At, what: string, say: () => unknown): void {
  if (inspection.problems.some(({ pointer }) => pointer === pointerOf(at))) return;
  try {
    say();
  } catch (error) {
    // Formulas that wait for each other never come to an end; they are reported as a ring.
    if (error instanceof RangeError) return;
    if (!(error instanceof ConditionError || error instanceof NotInSql)) throw error;
    // What leads to an entity whose file has a fault is judged once that one is mended.
    if (leadsNowhere(inspection.set)) return;
    inspection.report(at, `${what}：${conditionMessage(error.message)}`);
  }
}

const leadsNowhere = ({ broken, entities }: SchemaSet): boolean =>
  [...entities.values()].some(({ fields }) =>
    [...fields.values()].some(({ ref }) => ref !== undefined && broken.has(ref)),
  );
