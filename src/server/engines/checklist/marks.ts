import { STEP_STATE } from '../../../contract/generated/codes.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import { insertFrom } from '../../data/write/insert-from.ts';
import type { WriteContext } from '../../data/module.ts';
import { codeLiteral, ident } from '../../data/sql/sql.ts';
import { checklistNamed, namesIn, statementOf, type Checklist } from './lists.ts';

// SQL: st is checklist.step
// SQL: o is checklist.mark
// SQL: excluded is checklist.mark
// SQL: * is checklist.mark, checklist.step

/** How far a person has come with a step. */
export interface Mark {
  /** Id of the person. */
  readonly student: string;
  /** StepCode of the step. */
  readonly code: string;
  /** Item of STEP_STATE. */
  readonly state: string;
  /** Who did it for the person, and where. */
  readonly operator?: string;
  readonly place?: string;
  readonly remark?: string;
}

/** States of a step that is behind the person. */
export const FINISHED: readonly string[] = [STEP_STATE.Done, STEP_STATE.Exempt];

/**
 * Notes how far people have come with steps, and what follows for their progress and their state. A step that has come
 * further does not fall back to having been begun, unless what was to be judged was taken back.
 * @param name the entity of the steps
 */
export async function markSteps(context: WriteContext, name: string, marks: readonly Mark[]): Promise<void> {
  if (marks.length === 0) return;
  const list = checklistNamed(context.engine, name);
  const names = namesIn(list);
  const copies = copiesOf(list);
  await insertFrom(
    context,
    list.marks.name,
    `INSERT INTO ${names.marks} AS o (${[names.person, ...copies.map(({ copy }) => copy)].join(', ')}, "StepCode", "State",
       "FinishTime", "OperatorName", "Place", "Remark", "Sort")
     SELECT ${['s."Id"', ...copies.map(({ source }) => `s.${source}`)].join(', ')}, m.code, m.state,
       CASE WHEN m.state = ANY($6) THEN now() END, m.operator, m.place, m.remark, coalesce(st."Sort", 0)
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $9::text[])
       AS m(student, code, state, operator, place, remark)
     JOIN ${names.people} s ON s."Id" = m.student AND s."IsDeleted" = 0
     LEFT JOIN ${names.steps} st ON st.${names.list} = s.${names.list} AND st."StepCode" = m.code AND st."IsDeleted" = 0
     ORDER BY s."Id" FOR NO KEY UPDATE OF s
     ON CONFLICT (${names.person}, "StepCode") WHERE "IsDeleted" = 0 DO UPDATE SET "State" = excluded."State",
       "FinishTime" = excluded."FinishTime", "OperatorName" = excluded."OperatorName", "Place" = excluded."Place",
       "Remark" = excluded."Remark", "Sort" = excluded."Sort"
     WHERE o."State" <> excluded."State" AND (excluded."State" <> $7 OR o."State" = ANY($8))`,
    [
      marks.map(({ student }) => student),
      marks.map(({ code }) => code),
      marks.map(({ state }) => state),
      marks.map(({ operator }) => operator ?? null),
      marks.map(({ place }) => place ?? null),
      FINISHED,
      STEP_STATE.Running,
      [STEP_STATE.Waiting, STEP_STATE.Review],
      marks.map(({ remark }) => remark ?? null),
    ],
    { as: 'record', name: statementOf(list, 'marks') },
  );
  await settleProgress(context, list, [...new Set(marks.map(({ student }) => student))]);
}

/** What marks repeat of the person. */
function copiesOf({ marks, block }: Checklist): { readonly copy: string; readonly source: string }[] {
  return [...marks.fields.values()].flatMap(({ name, follows }) =>
    follows?.through?.includes(block.person)
      ? [{ copy: ident(name), source: ident(follows.field ?? name) }]
      : [],
  );
}

/**
 * Works out progress, and the state as far as it follows from the steps, of these people. What counts are the required steps
 * that are done online; the step that only sums them up follows from them and does not count itself. Marks are read by the
 * person and by nothing else (OFFSET keeps the planner to it): a step's code alone leads to everybody.
 */
export async function settleProgress(
  context: WriteContext,
  list: Checklist,
  people: readonly string[],
): Promise<void> {
  const { progress, sums = '' } = list.block;
  if (!progress || people.length === 0) return;
  const names = namesIn(list);
  const { state } = progress;
  const percent = ident(progress.percent);
  const moved = state && {
    field: ident(state.field),
    value: `CASE WHEN n.${ident(state.field)} IN (${[state.none, state.begun].map(codeLiteral).join(', ')}) AND p.every > 0 AND p.done = p.every
        THEN ${codeLiteral(state.done)} WHEN n.${ident(state.field)} = ${codeLiteral(state.none)} AND p.begun THEN ${codeLiteral(state.begun)}
        ELSE n.${ident(state.field)} END`,
  };
  await changeWhere(
    context,
    list.people.name,
    `UPDATE ${names.people} s SET ${percent} = c.progress${moved ? `, ${moved.field} = c.state` : ''}
     FROM (SELECT n."Id", CASE WHEN p.every = 0 THEN 0 ELSE p.done * 100 / p.every END AS progress, ${moved?.value ?? 'NULL'} AS state
       FROM unnest($1::text[]) AS k(id) JOIN ${names.people} n ON n."Id" = k.id AND n."IsDeleted" = 0 CROSS JOIN LATERAL (
         SELECT count(*) FILTER (WHERE st."IsRequired" = 1 AND st."IsOnline" = 1 AND st."StepCode" <> $3)::int AS every,
           count(*) FILTER (WHERE st."IsRequired" = 1 AND st."IsOnline" = 1 AND st."StepCode" <> $3 AND ns.state = ANY($2))::int AS done,
           coalesce(bool_or(ns.state <> $4), false) AS begun
         FROM ${names.steps} st LEFT JOIN (SELECT o."StepCode" AS code, o."State" AS state FROM ${names.marks} o
           WHERE o.${names.person} = n."Id" AND o."IsDeleted" = 0 OFFSET 0) ns ON ns.code = st."StepCode"
         WHERE st.${names.list} = n.${names.list} AND st."IsDeleted" = 0) p) c
     WHERE s."Id" = c."Id" AND (s.${percent} <> c.progress${moved ? ` OR s.${moved.field} <> c.state` : ''})`,
    [people, FINISHED, sums, STEP_STATE.Waiting],
    { as: 'record', name: statementOf(list, 'progress') },
  );
}
