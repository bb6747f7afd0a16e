import { compileCondition } from '../../../contract/conditions/condition.ts';
import { STEP_STATE } from '../../../contract/generated/codes.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { refuse } from '../../data/refusal.ts';
import { rowCondition } from '../../data/access/scope.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { localSql } from '../../data/time/clock.ts';
import { wireColumns } from '../../data/sql/wire-columns.ts';
import { namesIn, type Checklist } from './lists.ts';
import { isOf, stateOf } from './substance.ts';

// SQL: st is checklist.step
// SQL: ns is checklist.mark

/** A step as people are shown it. */
export interface ShownStep {
  StepCode: string;
  StepName: string;
  State: string;
  IsRequired: number;
  /** 1: it counts for the progress. */
  Counts: number;
  StartTime: string;
  EndTime: string;
  DependOn: string[];
  PageUrl: string;
  Text: string;
}

const FACTS = `st."StepCode", st."StepName", st."IsRequired"::int AS "IsRequired",
  (st."IsRequired" = 1 AND st."IsOnline" = 1 AND st."StepCode" <> $2)::int AS "Counts",
  ${localSql('st."StartTime"')} AS "StartTime", ${localSql('st."EndTime"')} AS "EndTime", coalesce(st."DependOn", '[]') AS "DependOn",
  concat_ws('；', CASE WHEN st."Place" <> '' THEN '地点：' || st."Place" END, regexp_replace(st."Tip", '<[^>]*>', '', 'g')) AS "Text"`;
const ORDER = `ORDER BY st."Sort", st."StepCode"`;

/** The steps of the caller, with how far each is. @throws Refusal for those who are none of the people */
export async function callersSteps(engine: Engine, caller: Caller, list: Checklist): Promise<ShownStep[]> {
  const { people, block } = list;
  const binder = new Binder();
  const own = rowCondition(people, people.file.own ?? 'false', { me: caller.subject }, binder, 'n');
  const answer = await engine.database.query<{ Id: string }>(
    `SELECT n."Id" FROM ${ident(people.table)} n WHERE n."IsDeleted" = 0 AND ${own} ORDER BY n."Id" DESC LIMIT 1`,
    binder.values,
  );
  const [person] = answer.rows;
  if (!person) throw refuse(block.nobody);
  return stepsOf(engine, list, person.Id);
}

/** The steps of a person's list, with how far each is; of what was sent back, why. */
export async function stepsOf(engine: Engine, list: Checklist, person: string): Promise<ShownStep[]> {
  const names = namesIn(list);
  const answer = await engine.database.query<ShownStep>(
    `SELECT ${FACTS}, coalesce(ns."State", $3) AS "State", coalesce(st."PageUrl", '') AS "PageUrl"
     FROM ${names.people} n JOIN ${names.steps} st ON st.${names.list} = n.${names.list} AND st."IsDeleted" = 0
     LEFT JOIN ${names.marks} ns ON ns.${names.person} = n."Id" AND ns."StepCode" = st."StepCode" AND ns."IsDeleted" = 0
     WHERE n."Id" = $1 AND n."IsDeleted" = 0 ${ORDER}`,
    [person, list.block.sums ?? '', STEP_STATE.Waiting],
  );
  for (const step of answer.rows) {
    if (step.State !== STEP_STATE.SentBack) continue;
    const reason = await reasonOf(engine, list, person, step.StepCode);
    if (reason !== undefined) step.Text = [`退回原因：${reason}`, step.Text].filter(Boolean).join('；');
  }
  return answer.rows;
}

/** Why a row that is a step's substance was sent back, the latest of them. */
async function reasonOf(
  { catalog, database }: Engine,
  { block, steps }: Checklist,
  person: string,
  code: string,
): Promise<string | undefined> {
  for (const { file, table, ...entity } of catalog.entities.values()) {
    const { step } = file;
    if (step?.of !== steps.name || step.code !== code || step.reason === undefined) continue;
    const answer = await database.query<Row>(
      `SELECT ${wireColumns({ file, table, ...entity }, 't')} FROM ${ident(table)} t
       WHERE t.${ident(block.person)} = $1 AND t."IsDeleted" = 0 ORDER BY t."UpdateDate" DESC`,
      [person],
    );
    const row = answer.rows.find((one) => isOf(step, one) && stateOf(step, one) === STEP_STATE.SentBack);
    const reason = row && compileCondition(step.reason).evaluate({ row });
    if (reason !== undefined && reason !== null && reason !== '') return String(reason);
  }
  return undefined;
}

/** The steps of a list for those who have none of their own: no states, and nothing to open. */
export async function plannedSteps(
  { database }: Engine,
  list: Checklist,
  owner: string,
): Promise<ShownStep[]> {
  const { steps, list: by } = namesIn(list);
  const answer = await database.query<ShownStep>(
    `SELECT ${FACTS}, '' AS "State", '' AS "PageUrl" FROM ${steps} st WHERE st.${by} = $1 AND st."IsDeleted" = 0 ${ORDER}`,
    [owner, list.block.sums ?? ''],
  );
  return answer.rows;
}
