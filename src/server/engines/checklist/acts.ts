import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { ActionStep } from '../../../contract/generated/meta.ts';
import type { Row } from '../../../contract/rules.ts';
import { audit } from '../../data/write/audit.ts';
import type { HandlerContext } from '../../data/module.ts';
import { runAfterStore } from '../../data/write/hooks.ts';
import { refuse } from '../../data/refusal.ts';
import { wireColumns } from '../../data/sql/wire-columns.ts';
import { stepsLeft } from './left.ts';
import { checklistNamed, namesIn, type Checklist } from './lists.ts';
import { FINISHED, markSteps, type Mark } from './marks.ts';
import { chosenRow } from '../../data/write/chosen-row.ts';

// SQL: st is checklist.step
// SQL: ns is checklist.mark

/** Carries out an action that marks a step of the person that its row is, or names. */
export async function actOnStep(context: HandlerContext, step: ActionStep): Promise<true> {
  const { params, caller } = context;
  const row = chosenRow(context);
  const list = checklistNamed(context.engine, step.of);
  const isPerson = context.entity.name === list.people.name;
  const student = String(row[isPerson ? 'Id' : list.block.person] ?? '');
  const code = String(compileCondition(step.code).evaluate({ row, params }));
  if (step.after !== undefined) {
    // A step that is required online is not behind the person.
    const left = (await stepsLeft(context, step.of, [student], list.block.sums)).get(student);
    if (left) throw refuse(`${step.after}${left.join('、')}`);
  }
  const mark = { student, code, state: step.state };
  if (!step.office) await markSteps(context, step.of, [mark]);
  else
    await markForOffice(context, list, {
      ...mark,
      operator: caller.subject.TrueName,
      remark: String(params['Remark']),
    });
  return true;
}

/** What the office does for somebody is told and stands in the audit, once. */
async function markForOffice(context: HandlerContext, list: Checklist, mark: Mark): Promise<void> {
  const { tx, enCode } = context;
  const { marks: entity, steps } = list;
  const names = namesIn(list);
  const { student, code } = mark;
  const found = await tx.query<{ name: string; state: string | null }>(
    `SELECT st."StepName" AS name, ns."State" AS state FROM ${names.people} n JOIN ${names.steps} st
       ON st.${names.list} = n.${names.list} AND st."StepCode" = $2 AND st."IsDeleted" = 0
     LEFT JOIN ${names.marks} ns ON ns.${names.person} = n."Id" AND ns."StepCode" = st."StepCode" AND ns."IsDeleted" = 0
     WHERE n."Id" = $1`,
    [student, code],
  );
  const step = found.rows[0];
  if (!step) throw refuse(`该${steps.fields.get(list.block.list)?.title ?? ''}没有这个环节`);
  if (FINISHED.includes(step.state ?? '')) throw refuse(`${step.name}已办结`);
  await markSteps(context, steps.name, [mark]);
  const stored = await tx.query<Row>(
    `SELECT ${wireColumns(entity, 'ns')} FROM ${names.marks} ns WHERE ns.${names.person} = $1 AND ns."StepCode" = $2 AND ns."IsDeleted" = 0`,
    [student, code],
  );
  const after = stored.rows[0]!;
  const before = step.state === null ? null : { ...after, State: step.state };
  await audit(context, { entity, id: String(after['Id']), enCode, before, after });
  await runAfterStore(context, { entity, rows: [{ before, after }], enCode });
}
