import { lateNames } from '../../../contract/late.ts';
import { rowPaths } from '../../../contract/reaching-rules.ts';
import { settleWritten } from '../counted/settle.ts';
import type { FieldProblem } from '../../../contract/envelope.ts';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import { linesProblems } from '../../../contract/lines-rules.ts';
import { isSentBy, mostLines, type EntityModel } from '../../../contract/model.ts';
import { checkRow, computeRow, type Row } from '../../../contract/rules.ts';
import { audit } from './audit.ts';
import { entityOf } from '../entities.ts';
import { incomingValues } from '../access/incoming.ts';
import type { RowHook } from '../module.ts';
import { runAfterStore, runHooks } from './hooks.ts';
import { misused, refuse, refuseFields } from '../refusal.ts';
import { insertRow, updateRow } from './row-store.ts';
import { wireColumns } from '../sql/wire-columns.ts';
import { ident } from '../sql/sql.ts';
import { keptCodes } from './kept-codes.ts';
import { changedValues, countedRow, defaultsOf, misfits, rulesOf } from './row-rules.ts';

/** Rows of sub-tables by entity: with Id they are edited, without they are added, a stored row that is missing is deleted. */
export type Children = Readonly<Record<string, readonly Row[]>>;

/**
 * Writes the sub-tables that were sent with a row. Sub-tables that were not sent stay as they are. A grant of an EnCode is
 * a grant of the sub-tables that its forms send, and of no other.
 */
export async function saveChildren(
  hook: RowHook,
  parentId: string,
  children: Children | undefined,
): Promise<void> {
  for (const [name, lines] of Object.entries(children ?? {})) {
    const child = entityOf(hook.engine, name);
    if (child.file.parent?.entity !== hook.entity.name)
      throw misused(`${name}不是${hook.entity.title}的子表`);
    if (!isSentBy(child, hook.enCode)) throw misused(`操作${hook.enCode}不保存${child.title}`);
    const most = mostLines(child);
    if (!Array.isArray(lines) || lines.length > most) throw refuse(`${child.title}最多${most}条`);
    await saveLines(hook, child, parentId, lines);
  }
}

async function saveLines(
  hook: RowHook,
  child: EntityModel,
  parentId: string,
  lines: readonly Row[],
): Promise<void> {
  const stored = await storedLines(hook, child, parentId);
  const problems: FieldProblem[] = [];
  for (const [index, line] of lines.entries()) {
    const before = line['Id'] ? stored.get(String(line['Id'])) : null;
    if (before === undefined) throw refuse(`${child.title}第${index + 1}条已被删除，请刷新后重试`);
    stored.delete(String(line['Id'] ?? ''));
    problems.push(...(await saveLine(hook, child, parentId, before, line, index)));
  }
  if (problems.length > 0) throw refuseFields(problems);
  for (const gone of stored.values()) {
    if (isLocked(hook, child, gone)) throw refuse(`${child.title}中有不能删除的记录，请刷新后重试`);
    await removeLine(hook, child, gone);
  }
}

/** Refuses a parent by the rules over all its lines, those that were not sent with it among them. */
export async function requireLines(hook: RowHook, parentId: string): Promise<void> {
  for (const child of hook.engine.catalog.entities.values()) {
    if (child.file.parent?.entity !== hook.entity.name || child.file.parent.rules === undefined) continue;
    const lines = [...(await storedLines(hook, child, parentId)).values()];
    const problems = linesProblems(child, lines, hook.caller.subject, child.name);
    if (problems.length > 0) throw refuseFields(problems);
  }
}

async function storedLines(hook: RowHook, child: EntityModel, parentId: string): Promise<Map<string, Row>> {
  const answer = await hook.tx.query<Row>(
    `SELECT ${wireColumns(child, 't')} FROM ${ident(child.table)} t
     WHERE t.${ident(child.file.parent!.field)} = $1 AND t."IsDeleted" = 0 FOR UPDATE`,
    [parentId],
  );
  return new Map(answer.rows.map((row) => [String(row['Id']), row]));
}

async function saveLine(
  hook: RowHook,
  child: EntityModel,
  parentId: string,
  before: Row | null,
  line: Row,
  index: number,
): Promise<FieldProblem[]> {
  const link = child.file.parent!.field;
  const { engine, caller, now, tx } = hook;
  const rules = {
    ...rulesOf(engine, caller, now, false, keptCodes(child, before)),
    stored: countedRow(child, before),
  };
  const { [link]: _parent, ...values } = line;
  const written = incomingValues(child, { title: child.title, verb: 'edit' }, caller, before, values);
  const row = computeRow(child, { ...(before ?? defaultsOf(child)), ...written, [link]: parentId }, rules);
  const kept = before !== null && isLocked(hook, child, before);
  const found = kept ? keptProblems(child, before, row) : checkRow(child, row, rules);
  if (!kept) found.push(...(await misfits(hook, child, { before, after: row }, found)));
  if (found.length === 0 && !kept && isLocked(hook, child, row))
    found.push({ Key: link, Message: '不能由此添加' });
  const problems = found.map((problem) => ({
    ...problem,
    Key: `${child.name}[${index}].${problem.Key}`,
    Message: `${child.title}第${index + 1}条：${problem.Message}`,
  }));
  if (problems.length > 0) return problems;
  if (before) {
    const changes = changedValues(child, before, row);
    if (Object.keys(changes).length === 0) {
      await settleUnchanged(hook, child, String(before['Id']));
      return [];
    }
    const key = { Id: String(before['Id']), Version: Number(before['Version']) };
    await updateRow(tx, child, key, changes, now);
    await audit(hook, { entity: child, id: key.Id, enCode: hook.enCode, before, after: row });
    await runAfterStore(hook, { entity: child, rows: [{ before, after: row }], enCode: hook.enCode });
    return [];
  }
  const id = await insertRow(tx, child, row, { caller, now });
  await audit(hook, { entity: child, id, enCode: hook.enCode, before: null, after: row });
  const after = { ...row, Id: id };
  await runAfterStore(hook, { entity: child, rows: [{ before: null, after }], enCode: hook.enCode });
  return [];
}

/** A line that stays as it is may still say what its row has become with it. */
async function settleUnchanged(hook: RowHook, child: EntityModel, id: string): Promise<void> {
  const link = child.file.parent!.field;
  const reads = [...lateNames(child.fields)].flatMap((name) => rowPaths(child.fields.get(name)?.value ?? ''));
  if (reads.some(([first, next]) => first === link && next !== undefined))
    await settleWritten(hook, { entity: child, ids: [id], fields: [link], enCode: hook.enCode });
}

/** Whether a line is one that nobody changes, removes or makes with its parent. */
function isLocked({ caller, now }: RowHook, child: EntityModel, row: Row): boolean {
  const locked = child.file.parent?.locked;
  return locked !== undefined && compileCondition(locked).test({ row, me: caller.subject, now });
}

/** What was changed in a line that nobody changes; its place among the others is no part of it. */
function keptProblems(child: EntityModel, before: Row, row: Row): FieldProblem[] {
  return Object.keys(changedValues(child, before, row))
    .filter((name) => name !== placeOf(child))
    .map((Key) => ({ Key, Message: `${child.fields.get(Key)?.title ?? Key}不能修改` }));
}

const placeOf = ({ file }: EntityModel) => file.sort?.replace(/^-/, '');

/** A line that is left out is deleted as if somebody had deleted its row: what hangs on it has its say. */
async function removeLine(hook: RowHook, child: EntityModel, row: Row): Promise<void> {
  await runHooks('beforeDelete', { ...hook, entity: child, row, before: row });
  const key = { Id: String(row['Id']), Version: Number(row['Version']) };
  await updateRow(hook.tx, child, key, { IsDeleted: 1 }, hook.now);
  await audit(hook, { entity: child, id: key.Id, enCode: hook.enCode, before: row, after: null });
  await runAfterStore(hook, { entity: child, rows: [{ before: row, after: null }], enCode: hook.enCode });
}
