import { foldedText } from '../../../../contract/folded-text.ts';
import type { Row } from '../../../../contract/rules.ts';
import { XlsxError } from '../../../../contract/workbook/error.ts';
import { DEFAULT_READ_LIMITS } from '../../../../contract/workbook/limits.ts';
import type { EntityModel } from '../../../../contract/model.ts';
import { attachmentsById } from '../../../storage/attachments.ts';
import type { Engine } from '../../../data/engine.ts';
import type { HandlerContext } from '../../../data/module.ts';
import { refuse, refuseFields } from '../../../data/refusal.ts';
import { ident } from '../../../data/sql/sql.ts';
import { makeOthers } from '../../../data/write/acts/make-others.ts';
import { addRows } from '../../../data/write/bulk-write.ts';
import { chosenRow } from '../../../data/write/chosen-row.ts';
import { allParts, defaultsOf, tableOf, type Parts } from '../parts.ts';
import { judgeQuestion, type GoodQuestion, type SaidQuestion } from './bank-question.ts';
import { readDocument } from './read-docx.ts';
import { readQuestionsOfSheet } from './read-sheet.ts';
import { readQuestionText } from './read-text.ts';

// SQL: q is paper.question

const MOST_QUESTIONS = 1000;
const MOST_NAMED = 30;
const LIMITS = {
  ...DEFAULT_READ_LIMITS,
  maxBytes: 10 * 1024 * 1024,
  maxRows: MOST_QUESTIONS + 10,
  maxExpandedBytes: 60 * 1024 * 1024,
};

/** The paper that draws from a bank of this entity. */
export function partsOfBank(engine: Pick<Engine, 'catalog'>, bank: string): Parts | undefined {
  return [...allParts(engine)].find(({ block, banked }) => {
    const by = block.bank && banked?.fields.get(block.bank.by);
    return by?.ref === bank;
  });
}

/** Adds the questions of a file or a text to a bank: all of them, or none and what is wrong with which. */
export async function addQuestions(context: HandlerContext): Promise<{ Count: number }> {
  const { engine, entity, enCode, params } = context;
  const parts = partsOfBank(engine, entity.name);
  if (!parts?.banked) throw new Error(`${entity.name} is no bank`);
  const bank = chosenRow(context);
  const at = (params['File'] ?? '') === '' ? 'Text' : 'File';
  const said = await readSaid(context, at);
  if (said.length === 0)
    throw refuseFields([{ Key: at, Message: '没有找到题目，请按“1. 题干”逐题编号，或使用模板' }]);
  if (said.length > MOST_QUESTIONS)
    throw refuseFields([{ Key: at, Message: `一次最多导入${MOST_QUESTIONS}道题` }]);
  const known = await stemsOf(context, parts, String(bank['Id']));
  const faults: string[] = [];
  const good: GoodQuestion[] = [];
  for (const question of said) {
    const judged = judgeQuestion(question);
    const folded = foldedText(question.title);
    const own = [...judged.faults, ...(known.has(folded) && folded !== '' ? ['题干重复'] : [])];
    known.add(folded);
    if (own.length > 0) faults.push(`第${question.no}题（第${question.line}行）：${own.join('；')}`);
    else if (judged.good) good.push(judged.good);
  }
  if (faults.length > 0) throw refuseFields([{ Key: at, Message: faultText(faults) }]);
  const rows = good.map((one, index) => bankRow(engine, parts, String(bank['Id']), one, index + 1));
  await addRows(context, parts.banked, rows, enCode);
  await makeBeside(context, parts.banked, rows);
  return { Count: rows.length };
}

/** A question that comes by a file makes what one makes that is typed, such as its first version. */
async function makeBeside(context: HandlerContext, banked: EntityModel, rows: readonly Row[]): Promise<void> {
  const typed = [...banked.actions].find(([, { verb }]) => verb === 'add');
  if (!typed) return;
  const [enCode, action] = typed;
  for (const row of rows) await makeOthers(context, { entity: banked, enCode, action }, { row, params: {} });
}

const faultText = (faults: readonly string[]): string =>
  [
    `${faults.length}道题有误，没有导入：`,
    ...faults.slice(0, MOST_NAMED),
    ...(faults.length > MOST_NAMED ? [`……另有${faults.length - MOST_NAMED}道`] : []),
  ].join('\n');

async function readSaid(context: HandlerContext, at: 'File' | 'Text'): Promise<SaidQuestion[]> {
  const { params } = context;
  if (at === 'Text') return readQuestionText(String(params['Text'] ?? '').split(/\r?\n/u));
  const { bytes, ext } = await fileOf(context, String([params['File']].flat()[0]));
  try {
    return ext === 'xlsx'
      ? await readQuestionsOfSheet(bytes, LIMITS)
      : readQuestionText(await readDocument(bytes, LIMITS));
  } catch (error) {
    if (!(error instanceof XlsxError)) throw error;
    const Message = ext === 'xlsx' ? error.message : '不是可以读取的 Word 文档（.docx），请另存后再试';
    throw refuseFields([{ Key: at, Message }]);
  }
}

/** A file that the caller uploaded. */
async function fileOf({ engine, tx, caller }: HandlerContext, id: string) {
  const stored = (await attachmentsById(tx, [id])).get(id);
  if (!stored || stored.CreateUserId !== caller.subject.UserId || !engine.readFile)
    throw refuse('文件不存在，请重新上传');
  if (stored.Ext !== 'xlsx' && stored.Ext !== 'docx') throw refuse('仅支持xlsx和docx格式');
  if (stored.Size > LIMITS.maxBytes) throw refuse('文件大小不能超过10MB');
  const pieces: Uint8Array[] = [];
  for await (const piece of await engine.readFile(stored.Url)) pieces.push(piece);
  return { bytes: Buffer.concat(pieces), ext: stored.Ext };
}

/** The stems that the bank has, folded as names are. */
async function stemsOf({ tx }: HandlerContext, { banked, block }: Parts, bank: string): Promise<Set<string>> {
  const { rows } = await tx.query<{ Title: string }>(
    `SELECT q."Title" FROM ${tableOf(banked!)} q WHERE q.${ident(block.bank!.by)} = $1 AND q."IsDeleted" = 0`,
    [bank],
  );
  return new Set(rows.map(({ Title }) => foldedText(Title)));
}

function bankRow(
  engine: Engine,
  { banked, block }: Parts,
  bank: string,
  good: GoodQuestion,
  Sort: number,
): Row {
  const { kind, title, options, answer, points, difficulty, tag, analysis } = good;
  const { fields } = banked!;
  const said: Row = {
    QType: Object.keys(block.types).find((code) => block.types[code] === kind),
    Title: title,
    Options: options,
    Answer: answer,
    Difficulty: codeNamed(engine, banked!, 'Difficulty', difficulty),
    Tag: tag,
    Analysis: analysis,
    ...(points !== null && { Points: points }),
  };
  const kept = Object.entries(said).filter(
    ([name, value]) => fields.has(name) && value !== '' && value !== undefined,
  );
  return { ...defaultsOf(banked!), ...Object.fromEntries(kept), [block.bank!.by]: bank, Sort };
}

/** The code of a dictionary's item by its name, or by the code itself. */
function codeNamed({ catalog }: Engine, { fields }: EntityModel, field: string, name: string) {
  const items = catalog.codes.get(fields.get(field)?.dict ?? '')?.items ?? [];
  return items.find((item) => item.name === name.trim() || item.code === name.trim())?.code;
}
