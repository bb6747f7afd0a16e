import { TASK_STATE } from '../../../contract/generated/codes.ts';
import type { CallPaper } from '../../../contract/generated/meta.ts';
import type { Row } from '../../../contract/rules.ts';
import { getRow } from '../../data/read/get.ts';
import { refuse } from '../../data/refusal.ts';
import { uploadedSheet } from '../../jobs/import/uploaded-sheet.ts';
import type { FileStore } from '../../storage/file-store.ts';
import { storedDesign } from './design.ts';
import { ownPaper, previewedPaper, type Reader } from './own-paper.ts';
import { titleOf } from './parts.ts';
import { isPrivate, publishedPaper, readPublished } from './published.ts';
import { levelName, readFactors } from './results.ts';
import { crossOf, sidesOf } from './statistics/cross.ts';
import { totalsOf } from './statistics/history.ts';
import { isTooFew, partOf, type Part } from './statistics/part.ts';
import { figures, statistic } from './statistics/stats.ts';
import { tallies } from './statistics/tallies.ts';
import { writtenAnswers } from './statistics/written.ts';
import { readQuestionSheet } from './workbook/questions.ts';
import { questionTypes } from './workbook/types.ts';

type Telling = CallPaper['tells'];

/** What is asked by a call that tells of a paper. */
export interface Asked extends Reader {
  readonly files: FileStore;
  readonly input: Row;
}

/** Tellings that are figures, and what stands with them: for those who hold a page that shows the call. */
export const SHOWN: ReadonlySet<Telling> = new Set<Telling>([
  'figures',
  'statistic',
  'tallies',
  'written',
  'cross',
  'factors',
  'history',
]);

/** What calls tell of papers, as their files say it. */
export const TELLINGS: Readonly<Record<Telling, (asked: Asked) => Promise<unknown>>> = {
  /** Questions and factors, for a designer. */
  async design(asked) {
    const { engine, parts } = asked;
    const row = await reached(asked);
    const design = await storedDesign(engine.database, parts, String(row['Id']));
    const isDraft = row['State'] === TASK_STATE.Draft;
    const Closed = isDraft ? '' : `已发布的${titleOf(parts)}不能修改题目，可复制后修改`;
    return { Id: String(row['Id']), Title: String(row['Title']), Closed, ...design };
  },
  /** The questions of a workbook that the caller uploaded, for a design; nothing is kept. */
  async workbook({ engine, files, parts, caller, input }) {
    const file = await uploadedSheet(engine.database, caller, files, String(input['FileId']));
    return readQuestionSheet(file, questionTypes(engine, parts));
  },
  /** What the code on a poster says: the route where the paper is answered. */
  async link(asked) {
    const { Id, Title } = await reached(asked);
    const { link = '' } = asked.parts.block;
    return { Text: link.replace('{Id}', encodeURIComponent(String(Id))), Title: String(Title) };
  },
  paper: (asked) => ownPaper(asked, String(asked.input['Id'])),
  preview: async (asked) => previewedPaper(asked, await reached(asked)),
  figures: async (asked) => figures(asked.engine, asked.parts, await reachedPart(asked)),
  statistic: async (asked) =>
    withEnough(asked, [], (part) => statistic(asked.engine, asked.parts, part, String(asked.input['Kind']))),
  tallies: async (asked) =>
    withEnough(asked, [], async (part) => {
      const { engine, parts, caller } = asked;
      const survey = await readPublished(engine.database, parts, part.id);
      const published = await publishedPaper(engine, engine.database, parts, survey);
      return published ? tallies(engine, parts, caller, part, published.questions) : [];
    }),
  written: async (asked) =>
    withEnough(asked, { total: 0, rows: [] }, (part) => {
      const { engine, parts, caller, input } = asked;
      const [no, page, size] = ['No', 'PageIndex', 'PageSize'].map((name) => Number(input[name]));
      return writtenAnswers(engine, parts, caller, part, { no: no!, page: page!, size: size! });
    }),
  cross,
  /** The factors of one sheet. */
  async factors({ engine, parts, caller, input }) {
    const sheet = await getRow(engine, caller, parts.sheets.name, String(input['Id']));
    return readFactors(sheet['FactorScores'])
      .filter(({ calc }) => input['Means'] !== 1 || calc === 'mean')
      .map(({ name: Name, score, warn, advice }) => ({
        Name,
        Value: score,
        Level: levelName(engine, parts, warn),
        Advice: advice,
      }));
  },
  /** What the person of a sheet scored before and after it, as far as the caller reads it. */
  async history({ engine, parts, caller, input }) {
    const sheet = await getRow(engine, caller, parts.sheets.name, String(input['Id']));
    return totalsOf(engine, parts, caller, String(sheet['Id']));
  },
};

/** One question against another, or against what the sheets say of their answerers. */
async function cross(asked: Asked): Promise<unknown> {
  const { engine, parts, input } = asked;
  const part = await reachedPart(asked);
  const survey = await readPublished(engine.database, parts, part.id);
  const questions = (await publishedPaper(engine, engine.database, parts, survey))?.questions ?? [];
  const Items = sidesOf(parts, questions, survey.IsAnonymous === 1);
  const [first, second] = Items;
  if (!first || !second || (await isTooFew(engine.database, parts, part))) return [];
  const Row = String(input['Row'] ?? first.Key);
  const Column = String(input['Column'] ?? second.Key);
  if (!Items.some(({ Key, IsRow }) => Key === Row && IsRow === 1) || !Items.some(({ Key }) => Key === Column))
    throw refuse('没有这道题目');
  const isGuarded = survey.IsAnonymous === 1 || isPrivate(parts, survey);
  const crossed = await crossOf(engine, parts, part, questions, { row: Row, column: Column, isGuarded });
  return [{ Items, ...crossed }];
}

/** The paper, when the caller's pages and scope let it be read. */
async function reached({ engine, parts, caller, input }: Asked): Promise<Row> {
  if ((input['Id'] ?? '') === '') throw refuse(`没有指定${titleOf(parts)}`);
  return getRow(engine, caller, parts.paper.name, String(input['Id']));
}

/** The part of a paper's sheets that the caller's figures are made of. */
async function reachedPart(asked: Asked): Promise<Part> {
  const row = await reached(asked);
  return partOf(asked.parts, String(row['Id']), asked.caller.subject);
}

/** Tells of the part, or nothing where so few sheets tell about persons. */
async function withEnough<Told>(
  asked: Asked,
  nothing: Told,
  tell: (part: Part) => Promise<Told>,
): Promise<Told> {
  const part = await reachedPart(asked);
  return (await isTooFew(asked.engine.database, asked.parts, part)) ? nothing : tell(part);
}
