import type { Row } from '../../../contract/rules.ts';
import { newId } from '../../data/write/row-store.ts';
import type { Answers, Question } from '../../../contract/paper/question.ts';
import type { Caller } from '../../data/access/caller.ts';
import { arrivalBy } from '../../data/time/clock.ts';
import type { Engine } from '../../data/engine.ts';
import { downloadUrl } from '../../storage/attachments.ts';
import { againBecause } from './again.ts';
import { ownTaking, type Taking } from './answer.ts';
import { readQuestions, storedDesign } from './design.ts';
import { questionsFor, withBanks } from './drawn.ts';
import { handOut, type Handing } from './each.ts';
import { fileIds, filesOfPaper, withFiles } from './files.ts';
import { lastPaper } from './last-paper.ts';
import { ident } from '../../data/sql/sql.ts';
import { statementOf, tableOf, titleOf, type Parts } from './parts.ts';
import {
  askedOf,
  mostDaily,
  publishedPaper,
  readPublished,
  type Published,
  type PublishedPaper,
} from './published.ts';
import { begin, deadlineOf, isMeasured, takeTurn } from './time.ts';
import {
  agreeBecause,
  closedBecause,
  dailyBecause,
  doneBecause,
  lateBecause,
  ownWindow,
  replacesLast,
  seedOf,
} from './window.ts';

/** Whose paper is read. */
export interface Reader {
  readonly engine: Engine;
  readonly parts: Parts;
  readonly caller: Caller;
}

/** What the caller is asked, and what is answered so far: what a page of kind paper shows. */
export async function ownPaper(reader: Reader, id: string) {
  const { engine, parts, caller } = reader;
  const { database } = engine;
  const taking = await ownTaking(database, parts, caller.subject.UserId, id);
  const survey = ownWindow(await readPublished(database, parts, taking.paperId), taking);
  const published = await publishedPaper(engine, database, parts, survey);
  const now = arrivalBy(survey.Clock, caller);
  const { Closed, Deadline } = await openFor(reader, taking, survey, now);
  const seed = seedOf(taking);
  const last = await lastPaper(engine, parts, taking, { survey, published, now });
  const answers: Answers = taking.Draft ?? (replacesLast(taking) ? last.answers : {});
  const paper = Closed === '' ? published : undefined;
  const questions = paper?.questions ?? [];
  if (paper && parts.block.each !== undefined)
    return stepOf(reader, taking, { survey, published: paper, now }, seed);
  const ids = fileIds(questions, answers);
  const files = await filesOfPaper(database, parts, caller.subject.UserId, taking.Id, ids);
  return {
    Id: taking.Id,
    Title: await titleFor(reader, taking, survey),
    Intro: survey.Description ?? '',
    Deadline,
    One: survey.OnePerPage ?? 0,
    Closed,
    ...(paper ? sent(paper, questionsFor(paper, survey, seed), seed, survey.RandomOptions === 1) : NOTHING),
    Order: published ? orderOf(published, survey, seed) : [],
    Answers: withFiles(questions, answers, files),
    Files: [...files.values()].map(({ Id, OriginalFileName: Name, Size }) => ({
      Id,
      Name,
      Url: downloadUrl(Id),
      Size,
    })),
    Anonymous: survey.IsAnonymous ?? 0,
    Changeable: taking.AllowEdit,
    ...(parts.block.refuse?.unfinished !== undefined && { Unfinished: parts.block.refuse.unfinished }),
    ...(parts.takings.fields.has('SwitchCount') && {
      Switches: survey.SwitchLimit ?? 0,
      Switched: taking.SwitchCount,
    }),
    ...(parts.takings.fields.has('Turn') && Closed === '' && { Turn: await takeTurn(reader, taking, now) }),
    Results: [...last.results],
  };
}

/** The one question that is asked now, with its time. */
async function stepOf(reader: Reader, taking: Taking, paper: Handing, seed: string) {
  const { survey, published } = paper;
  const { questions, ...place } = await handOut(reader, taking, paper);
  return {
    Id: taking.Id,
    Title: survey.Title,
    Intro: survey.Description ?? '',
    Closed: '',
    ...place,
    ...sent(published, questions, seed, survey.RandomOptions === 1),
    Answers: {},
    Files: [],
    Results: [],
    Switched: taking.SwitchCount,
  };
}

/** The paper as somebody who is asked will see it, for those who make it: drawn anew each time, nothing is kept. */
export async function previewedPaper({ engine, parts }: Reader, row: Row) {
  const { database } = engine;
  const id = String(row['Id']);
  const survey = await readPublished(database, parts, id);
  const design =
    (await publishedPaper(engine, database, parts, survey))?.design ??
    (await withBanks(engine, database, parts, await storedDesign(database, parts, id), row));
  const paper = { design, questions: readQuestions(parts, design), factors: [] };
  const seed = newId();
  return {
    Id: id,
    Title: survey.Title,
    Intro: survey.Description ?? '',
    Deadline: '',
    One: survey.OnePerPage ?? 0,
    Closed: paper.questions.length === 0 ? `${titleOf(parts)}没有题目` : '',
    Preview: parts.block.refuse?.preview ?? '预览：作答不会保存',
    ...sent(paper, questionsFor(paper, survey, seed), seed, survey.RandomOptions === 1),
    Order: orderOf(paper, survey, seed),
  };
}

/** Numbers of the questions in a person's own order; nothing where they are asked as they stand, or were drawn in that order. */
function orderOf(paper: PublishedPaper, survey: Published, seed: string): number[] {
  const { design, questions } = paper;
  const isOrdered = survey.RandomOrder === 1 || questions.some(({ section }) => section !== undefined);
  return isOrdered && design.Draw === undefined ? questionsFor(paper, survey, seed).map(({ no }) => no) : [];
}

const NOTHING = { Questions: [] };

/** The questions that are asked. Numbers name them where some lead to others; drawn ones stand in the order that they are asked in. */
function sent({ design }: PublishedPaper, own: readonly Question[], seed: string, isMixed: boolean) {
  if (design.Draw === undefined && own.length === design.Questions.length)
    return { Questions: [...askedOf(design.Questions, seed, isMixed)] };
  const byId = new Map(design.Questions.map((one) => [one.Id, one]));
  return {
    Questions: askedOf(
      own.map(({ id }) => byId.get(id)!),
      seed,
      isMixed,
    ),
  };
}

/** The title, with the name of the one that the answers are about. */
async function titleFor(reader: Reader, { personId }: Taking, { Title }: Published): Promise<string> {
  const { engine, parts } = reader;
  const { people, block } = parts;
  const field = people?.fields.get(block.person?.about ?? '');
  const named = engine.catalog.entities.get(field?.ref ?? '');
  if (!people || !field || !named?.file.label || personId === null) return Title;
  const { rows } = await engine.database.query<{ name: string | null }>(
    `SELECT r.${ident(named.file.label)} AS name FROM ${tableOf(people)} s JOIN ${tableOf(named)} r ON r."Id" = s.${ident(field.name)}
     WHERE s."Id" = $1`,
    [personId],
    statementOf(parts, 'about'),
  );
  const name = rows[0]?.name;
  return name ? `${Title}（${field.title}：${name}）` : Title;
}

/** Why nothing can be answered, and until when it can; where the reader's time counts, it begins with the first question for it. */
async function openFor(
  { engine, parts, caller }: Reader,
  taking: Taking,
  survey: Published,
  now: string,
): Promise<{ Closed: string; Deadline: string }> {
  const title = titleOf(parts);
  const Closed =
    closedBecause(title, survey, now) ??
    doneBecause(title, taking, parts.block.refuse?.done) ??
    dailyBecause(taking, mostDaily(parts, survey), now, parts.block.refuse?.today) ??
    lateBecause(survey, taking, now) ??
    agreeBecause(taking, parts.block.refuse?.unread) ??
    (await againBecause(engine, engine.database, parts, taking, now)) ??
    '';
  if (Closed !== '' || !isMeasured(survey)) return { Closed, Deadline: survey.EndTime ?? '' };
  const begun =
    taking.BeginTime ??
    (await engine.database.transaction((tx) => begin({ engine, tx, caller, now }, parts, taking)));
  const own = deadlineOf(survey, begun);
  return { Closed: own !== null && now > own ? '答题时间已到，请等待系统提交' : '', Deadline: own ?? '' };
}
