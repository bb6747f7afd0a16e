import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { RowHook, WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { rowCondition } from '../../data/access/scope.ts';
import { Binder } from '../../data/sql/sql.ts';
import { checklistNamed, namesIn, statementOf, type Checklist } from './lists.ts';
import { FINISHED } from './marks.ts';

// SQL: st is checklist.step
// SQL: d is checklist.step
// SQL: ds is checklist.mark

interface Standing {
  /** Which of the reasons holds for which the person works on no step any more. */
  readonly closed: number | null;
  readonly isKnown: boolean;
  readonly isRunning: boolean;
  readonly isEarly: boolean;
  readonly isLate: boolean;
  /** Names of the steps that must be finished first and are not. */
  readonly waitsFor: readonly string[];
}

const finished = FINISHED.map((state) => `'${state}'`).join(', ');

/** SQL of the names of the steps that come before a step (alias `step`) and that a person (alias `person`) has not finished. */
export function waitsFor(list: Checklist, person: string, step: string): string {
  const names = namesIn(list);
  return `(SELECT coalesce(jsonb_agg(d."StepName" ORDER BY d."Sort"), '[]') FROM ${names.steps} d
    LEFT JOIN ${names.marks} ds ON ds.${names.person} = ${person}."Id" AND ds."StepCode" = d."StepCode" AND ds."IsDeleted" = 0
    WHERE d.${names.list} = ${person}.${names.list} AND d."IsDeleted" = 0 AND coalesce(${step}."DependOn", '[]') @> to_jsonb(d."StepCode")
      AND (ds."State" IS NULL OR ds."State" NOT IN (${finished})))`;
}

/**
 * Whether a person may work on a step now, by the database's clock; refused with the reason otherwise.
 * @param name the entity of the steps
 * @param mayBeLate what was handed in in time is corrected
 */
export async function requireStepOpen(
  { engine, tx }: Pick<WriteContext, 'engine'> & { readonly tx: Queryable },
  name: string,
  person: string,
  code: string,
  mayBeLate = false,
): Promise<void> {
  const list = checklistNamed(engine, name);
  const { people, owners, block } = list;
  const binder = new Binder();
  const [id, step] = [binder.bind(person), binder.bind(code)];
  const closed = (block.closed ?? []).map(
    ({ when }, at) => `WHEN ${rowCondition(people, when, {}, binder, 'n')} THEN ${at}`,
  );
  const runs = block.runs === undefined ? 'TRUE' : rowCondition(owners, block.runs, {}, binder, 'ba');
  const names = namesIn(list);
  const answer = await tx.query<Standing>(
    `SELECT ${closed.length === 0 ? 'NULL::int' : `CASE ${closed.join(' ')} END`} AS closed, st."Id" IS NOT NULL AS "isKnown", ${runs} AS "isRunning",
       coalesce(now() < st."StartTime", false) AS "isEarly", coalesce(now() >= st."EndTime", false) AS "isLate",
       ${waitsFor(list, 'n', 'st')} AS "waitsFor"
     FROM ${names.people} n JOIN ${names.owners} ba ON ba."Id" = n.${names.list}
     LEFT JOIN ${names.steps} st ON st.${names.list} = n.${names.list} AND st."StepCode" = ${step} AND st."IsDeleted" = 0
     WHERE n."Id" = ${id} AND n."IsDeleted" = 0`,
    binder.values,
    statementOf(list, 'window'),
  );
  const reason = hindrance(list, answer.rows[0], mayBeLate);
  if (reason !== undefined) throw refuse(reason);
}

/** Why a step cannot be worked on, in the words and the order of the hub. */
function hindrance(
  { block }: Checklist,
  standing: Standing | undefined,
  mayBeLate: boolean,
): string | undefined {
  if (!standing) return block.nobody;
  if (standing.closed !== null) return block.closed?.[standing.closed]?.message;
  if (!standing.isKnown || !standing.isRunning || standing.isEarly) return '未到开放时间';
  if (standing.isLate && !mayBeLate) return '已截止';
  return afterThese(standing.waitsFor);
}

/** What somebody is told who has to do something else first. */
export const afterThese = (names: readonly string[]): string | undefined =>
  names.length > 0 ? `请先完成${names.join('、')}` : undefined;

/** Whether somebody writes an own row: staff are bound by no window. */
export const isOwn = ({ caller, entity, row }: RowHook): boolean =>
  entity.file.own !== undefined && compileCondition(entity.file.own).test({ row, me: caller.subject });
