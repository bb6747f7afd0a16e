import { TASK_STATE } from '../../../contract/generated/codes.ts';
import { isDerived } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { audit } from '../../data/write/audit.ts';
import { insertRows } from '../../data/write/bulk-write.ts';
import { forgetWhere } from '../../data/write/change-where.ts';
import type { HandlerContext, WriteContext } from '../../data/module.ts';
import { refuse, refuseFields } from '../../data/refusal.ts';
import { newId } from '../../data/write/row-store.ts';
import { addRow } from '../../data/write/system-write.ts';
import { requireSound, storedDesign, type Design } from './design.ts';
import { columnsOf, partsOf, tableOf, titleOf, type Parts } from './parts.ts';
import { designOf } from './scales.ts';
import { parseDesign } from './sent-design.ts';
import { chosenRow } from '../../data/write/chosen-row.ts';

/** Keeps the questions and factors of a paper that nobody could answer yet. */
export async function saveDesign(context: HandlerContext): Promise<{ Id: string }> {
  const { engine, entity, enCode, params } = context;
  const parts = partsOf(engine, entity.name);
  const row = chosenRow(context);
  const id = String(row['Id']);
  const design = parseDesign(parts, String(params['Design']));
  requireSound(parts, design, 0);
  await storeDesign(context, parts, id, design);
  await audit(context, { entity, id, enCode, before: row, after: row });
  return { Id: id };
}

/** A draft with the same questions. */
export async function copyPaper(context: HandlerContext): Promise<{ Id: string }> {
  const { engine, entity, enCode, tx } = context;
  const parts = partsOf(engine, entity.name);
  const row = chosenRow(context);
  const kept = [...entity.fields.values()].filter((field) => !field.readonly && !isDerived(field));
  const copy: Row = Object.fromEntries(kept.map(({ name }) => [name, row[name] ?? null]));
  const Id = await addDraft(context, {
    ...copy,
    ...(entity.fields.has('ScaleCode') && { ScaleCode: row['ScaleCode'] }),
    Title: `${String(row['Title']).slice(0, (entity.fields.get('Title')?.length ?? 100) - COPIED.length)}${COPIED}`,
  });
  if (parts.block.picked === undefined)
    await storeDesign(context, parts, Id, await storedDesign(tx, parts, String(row['Id'])));
  else await copyPicked(context, parts, String(row['Id']), Id);
  await audit(context, { entity, id: Id, enCode, before: null, after: copy });
  return { Id };
}

const COPIED = '（副本）';

/** The questions that were taken from banks stay those of the banks, and so do the rules by which some are drawn. */
async function copyPicked(context: WriteContext, parts: Parts, from: string, to: string): Promise<void> {
  const { questions, rules, by, block } = parts;
  for (const lines of [questions, ...(rules ? [rules] : [])]) {
    const names = [...lines.fields.values()].filter((field) => !field.implicit && !isDerived(field));
    const { rows } = await context.tx.query<Row>(
      `SELECT ${columnsOf(
        lines,
        'q',
        names.map(({ name }) => name),
      )} FROM ${tableOf(lines)} q
       WHERE q.${by} = $1 AND q."IsDeleted" = 0 ORDER BY q."Sort"`,
      [from],
    );
    await insertRows(
      context,
      lines,
      rows.map((line) => ({ ...line, Id: newId(), [block.by]: to })),
    );
  }
}

/** A draft with the numbers of a scale; texts that are under licence are the school's to fill in. */
export async function startFromScale(context: HandlerContext): Promise<{ Id: string }> {
  const { engine, entity, params } = context;
  const parts = partsOf(engine, entity.name);
  const { ScaleCode, StartTime, EndTime } = params;
  const scale = engine.catalog.scales.get(String(ScaleCode));
  if (!scale) {
    const Message = `系统没有该量表的题目，请新建${titleOf(parts)}后自行出题`;
    throw refuseFields([{ Key: 'ScaleCode', Message }]);
  }
  const Title = params['Title'] ?? scale.title;
  if (String(EndTime) <= String(StartTime)) throw refuse('结束时间不能小于开始时间');
  const Id = await addDraft(context, { Title, StartTime, EndTime, ScaleCode, ...scale.settings });
  await storeDesign(context, parts, Id, designOf(parts, scale));
  return { Id };
}

/** A paper belongs to the office of its maker. */
const officeOf = ({ caller: { subject } }: Pick<HandlerContext, 'caller'>): string | null =>
  subject.CollegeIds[0] ?? (subject.OrgId || null);

/** A new paper says whose it is, where its entity has a field for that. */
export async function beforePaper({ row, before, caller, entity }: PaperSaved): Promise<void> {
  if (!before && entity.fields.has('OrgId')) row['OrgId'] = officeOf({ caller });
}

type PaperSaved = Pick<HandlerContext, 'caller' | 'entity'> & {
  readonly row: Row;
  readonly before: Row | null;
};

async function addDraft(context: HandlerContext, row: Row): Promise<string> {
  const { entity, enCode } = context;
  const office = entity.fields.has('OrgId') ? { OrgId: officeOf(context) } : {};
  return addRow(context, entity.name, { ...row, State: TASK_STATE.Draft, ...office }, enCode);
}

async function storeDesign(context: WriteContext, parts: Parts, id: string, design: Design): Promise<void> {
  const { questions, factors, block, by } = parts;
  // Nobody answered them, and the audit tells that they were changed: earlier states of a draft are not kept.
  for (const part of [questions, ...(factors ? [factors] : [])])
    await forgetWhere(context, part.name, `DELETE FROM ${tableOf(part)} WHERE ${by} = $1`, [id]);
  const asked = design.Questions.map((question, index): Row => {
    const { Id: _old, Type, ...rest } = question;
    return { ...rest, Id: newId(), [block.by]: id, Sort: index + 1, QType: Type };
  });
  await insertRows(context, questions, asked);
  if (!factors) return;
  const counted = design.Factors.map(({ Code, Name, Calc, Questions, Levels }): Row => ({
    Id: newId(),
    [block.by]: id,
    FactorCode: Code,
    FactorName: Name,
    Calc,
    QuestionNos: Questions,
    Levels,
  }));
  await insertRows(context, factors, counted);
}
