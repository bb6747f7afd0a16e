import { TASK_STATE } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import { getRow } from '../data/get.ts';
import { uploadedSheet } from '../jobs/import/uploaded-sheet.ts';
import { readPublished } from '../modules/questionnaire/answer.ts';
import { totalsOf } from '../modules/questionnaire/history.ts';
import { storedDesign } from '../modules/questionnaire/paper.ts';
import { publishedPaper } from '../modules/questionnaire/published-paper.ts';
import { questionTypes } from '../modules/questionnaire/question-types.ts';
import { readQuestionSheet } from '../modules/questionnaire/sheet-questions.ts';
import { countSheets, FEWEST, figures, statistic } from '../modules/questionnaire/stats.ts';
import { tallies } from '../modules/questionnaire/tallies.ts';
import { writtenAnswers } from '../modules/questionnaire/written.ts';
import { type Calls, shown } from './call.ts';
import { cross } from './Questionnaire/Cross.ts';
import { reachedPart, reachedQuestionnaire } from './Questionnaire/in-scope.ts';
import { ownPaper } from './Questionnaire/Paper.ts';
import { sheetFactors } from './Questionnaire/SheetFactors.ts';

export const Questionnaire: Calls<'Questionnaire'> = {
  Cross: cross,
  /** The questions and factors of a questionnaire, for its designer. */
  Design: async (services, request) => {
    const row = await reachedQuestionnaire(services, request);
    const design = await storedDesign(services.engine.database, String(row['Id']));
    const Closed = row['State'] === TASK_STATE.Draft ? '' : '已发布的问卷不能修改题目，可复制后修改';
    return {
      Id: String(row['Id']),
      Title: String(row['Title']),
      Closed,
      Questions: [...design.Questions],
      Factors: [...design.Factors] as never[],
    };
  },
  /** How many were asked, answered, and how long it took. */
  Figures: async (services, request) =>
    figures(services.engine.database, await reachedPart(services, request)),
  /** What the code on a poster says: the answering page of a questionnaire. */
  Link: async (services, request) => {
    const { Id, Title } = await reachedQuestionnaire(services, request);
    return {
      Text: `/PsychologicalSelfInspection/answer?Id=${encodeURIComponent(String(Id))}`,
      Title: String(Title),
    };
  },
  Paper: ownPaper,
  /** The questions of a sheet that the caller uploaded, for a design; nothing is kept. */
  ReadQuestions: async ({ engine, files }, { caller, input }) => {
    const file = await uploadedSheet(engine.database, caller, files, input.FileId);
    return (await readQuestionSheet(file, questionTypes(engine))) as never;
  },
  SheetFactors: sheetFactors,
  /** What the person of a sheet scored before and after it, as far as the caller reads it. */
  SheetHistory: shown(async ({ engine }, { caller, input }) => {
    const sheet = await getRow(engine, caller, entities.AnswerSheet, input.Id);
    return totalsOf(engine, caller, String(sheet['Id']));
  }),
  /** A statistic over the sheets that the caller reaches; nothing where so few tell about persons. */
  Stat: async (services, request) => {
    const { database, catalog } = services.engine;
    const part = await reachedPart(services, request);
    if ((await countSheets(database, part)) < FEWEST) return [];
    return statistic(database, catalog.scales, part, request.input.Kind);
  },
  /** How often each answer was given; nothing where so few tell about persons. */
  Tallies: async (services, request) => {
    const { engine } = services;
    const { database } = engine;
    const part = await reachedPart(services, request);
    if ((await countSheets(database, part)) < FEWEST) return [];
    const published = await publishedPaper(engine, database, await readPublished(database, part.id));
    return published ? tallies(engine, request.caller, part, published.questions) : [];
  },
  /** What was written and sent for one question, page by page; nothing where so few tell about persons. */
  Written: async (services, request) => {
    const { engine } = services;
    const part = await reachedPart(services, request);
    if ((await countSheets(engine.database, part)) < FEWEST) return { total: 0, rows: [] };
    const { No: no, PageIndex: page, PageSize: size } = request.input;
    return writtenAnswers(engine, request.caller, part, { no, page, size });
  },
};
