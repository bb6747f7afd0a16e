import { randomBytes } from 'node:crypto';
import { SHEET_STATE } from '../../../contract/generated/codes.ts';
import type { ScaleFile } from '../../../contract/generated/meta.ts';
import { isAnswered, type Answers, type Question } from '../../../contract/paper/question.ts';
import { AUDIT_ENTITY } from '../../../contract/model.ts';
import type { PaperScore } from '../../../contract/paper/score.ts';
import type { Row } from '../../../contract/rules.ts';
import { NOBODY } from '../../../contract/subject.ts';
import { entityOf } from '../../data/entities.ts';
import { audienceOf } from '../audience/audience.ts';
import { audit } from '../../data/write/audit.ts';
import { takeChainAhead } from '../../data/chain/append.ts';
import { sendRows } from '../../data/write/bulk-write.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import type { HandlerContext, WriteContext } from '../../data/module.ts';
import { settleWritten } from '../../data/counted/settle.ts';
import { workedOut } from '../../data/write/judge-coming.ts';
import { newId } from '../../data/write/row-store.ts';
import { ident } from '../../data/sql/sql.ts';
import { secondsBetween } from '../../data/time/clock.ts';
import type { Taking } from './answer.ts';
import { bindFiles, bindNameless, type PaperFile } from './files.ts';
import { itemsOf, questionsWaiting } from './items.ts';
import { defaultsOf, followedOf, statementOf, tableOf, type Parts } from './parts.ts';
import { isPrivate, type Published } from './published.ts';
import { positivesOf, storedFactors } from './results.ts';
import { secondsTaken, streaksOf } from './steps.ts';

// SQL: t is paper.taking
// SQL: p is paper.paper
// SQL: i is paper.answer
// SQL: s is paper.sheet
// SQL: a is SysUser
// SQL: f is Attachment

/** What a sheet is stored with: the act of its person, or the clock. */
export type HandingContext = WriteContext & Pick<HandlerContext, 'enCode'>;

/** A paper that was judged and may be kept. */
export interface HandedIn {
  readonly parts: Parts;
  /** The scale that the paper began from. */
  readonly scale: ScaleFile | undefined;
  readonly survey: Published;
  readonly taking: Taking;
  readonly questions: readonly Question[];
  readonly answers: Answers;
  /** What its answers were sent with, by Id. */
  readonly files: ReadonlyMap<string, PaperFile>;
  readonly score: PaperScore;
  readonly warn: string;
  /** It stands in the place of the last one. */
  readonly replaces: boolean;
  /** When it came, by the database's clock; of one that was not handed in, when its person's time ended. */
  readonly arrived: string;
  /** Code of SUBMIT_MODE. */
  readonly mode: string;
}

/**
 * Stores the sheet, and notes with the person that one was handed in. An anonymous sheet is stored as nobody's: without
 * user, person, creator and audit, under an Id that says nothing of when it was made, and with the day alone. The
 * person's own row then holds neither the draft nor the sheet's Id, so that nothing leads from one to the other.
 */
export async function keepPaper(context: HandingContext, paper: HandedIn): Promise<Row> {
  const { engine, enCode } = context;
  const { parts, taking, survey, replaces } = paper;
  const { sheets, answers, takings } = parts;
  const isAnonymous = survey.IsAnonymous === 1;
  const own = isAnonymous ? asNobody(context) : context;
  // The chain of the audit is asked for together with what is read.
  const reading = begunAt(context, parts, taking.Id);
  if (!isAnonymous) takeChainAhead(context.tx, entityOf(engine, AUDIT_ENTITY));
  const begun = await reading;
  const replaced = replaces ? begun.SheetId : null;
  if (replaced !== null) await dropSheet(context, parts, replaced);
  const sheet = isAnonymous
    ? anonymousSheet(engine, paper, own.now, begun)
    : namedSheet(engine, paper, begun);
  Object.assign(sheet, workedOut(own, sheets, { before: null, after: sheet }));
  sendRows(own, sheets, [sheet]);
  const items = itemsOf(paper, sheet, isAnonymous);
  for (const item of items) Object.assign(item, workedOut(own, answers, { before: null, after: item }));
  if (begun.Uploads > 0 || replaced !== null) await handOverFiles(own, paper, items, replaced);
  // A marker must not see by a row which person wrote it, or when.
  sendRows(answers.fields.has('Waits') ? asNobody(own) : own, answers, items);
  await settleWritten(own, { entity: sheets, ids: [String(sheet['Id'])], fields: [], enCode });
  if (!isAnonymous) {
    const after = toldInAudit(parts, sheet);
    await audit(context, { entity: sheets, id: String(sheet['Id']), enCode, before: null, after });
    for (const { papers } of engine.modules)
      await papers?.[parts.paper.name]?.kept?.(context, sheet, replaced);
  }
  const told = toldOfSheet(paper, sheet, isAnonymous);
  const kept = told.map(([name], at) => `, ${ident(name)} = $${at + 4}`).join('');
  // The next sheet begins at its first question.
  const fresh = ['Steps', 'StepTime']
    .filter((name) => takings.fields.has(name))
    .map((name) => `, ${ident(name)} = NULL`)
    .join('');
  const day = parts.block.daily === undefined ? '' : DAY;
  await changeWhere(
    context,
    takings.name,
    `UPDATE ${tableOf(takings)} t SET "Times" = t."Times" + $2, "Draft" = NULL, "DraftTime" = NULL, "BeginTime" = NULL, "SheetId" = $3${kept}${fresh}${day}
     WHERE t."Id" = $1`,
    [taking.Id, replaces ? 0 : 1, isAnonymous ? null : sheet['Id'], ...told.map(([, value]) => value)],
    { as: 'record', name: statementOf(parts, isAnonymous ? 'done_nameless' : 'done') },
  );
  return sheet;
}

/** How many sheets came on the day of the last one, by the school's clock. */
const TODAY = `(now() AT TIME ZONE 'Asia/Shanghai')::date`;
const [ON, COUNT] = [ident('Day'), ident('DayTimes')];
const DAY = `, ${COUNT} = CASE WHEN t.${ON} = ${TODAY} THEN coalesce(t.${COUNT}, 0) + 1 ELSE 1 END, ${ON} = ${TODAY}`;

/** What a row goes on to say to its watchers of the sheet that was handed in for it; of an anonymous one nothing. */
function toldOfSheet(
  { parts, questions, answers }: HandedIn,
  sheet: Row,
  isAnonymous: boolean,
): (readonly [string, unknown])[] {
  const answered = questions.filter((one) => isAnswered(one, answers[one.id])).length;
  // A round of questions with a time each begins anew the moment that its first one is asked.
  const isNew = isAnonymous || parts.takings.fields.has('Steps');
  const told: Row = {
    Answered: isNew ? 0 : answered,
    SwitchCount: isNew ? 0 : sheet['SwitchCount'],
    SubmitTime: isAnonymous ? null : sheet['SubmitTime'],
    DurationSec: isAnonymous ? null : sheet['DurationSec'],
  };
  return Object.entries(told).filter(([name]) => parts.takings.fields.has(name));
}

async function handOverFiles(
  own: WriteContext,
  { parts, questions, taking, files, survey }: HandedIn,
  items: readonly Row[],
  replaced: string | null,
): Promise<void> {
  if (!questions.some(({ type }) => type === 'file')) return;
  const handed = { parts, taking, files, items, replaced };
  await (survey.IsAnonymous === 1 ? bindNameless(own, handed) : bindFiles(own, handed));
}

interface Begun {
  readonly Begin: string | null;
  readonly SheetId: string | null;
  /** Seconds that the last sheet took, where that is known. */
  readonly Spent: number | null;
  /** What is noted of the person. */
  readonly Person: Row | null;
  /** What the person's account is called. */
  readonly Name: string | null;
  /** Files that were sent for the paper and belong to no sheet yet. */
  readonly Uploads: number;
}

/** The person is locked as the copies are read, so that a change made meanwhile finds the sheet. */
async function begunAt({ engine, tx }: WriteContext, parts: Parts, id: string): Promise<Begun> {
  const { takings, sheets, people, block, paper } = parts;
  const accounts = entityOf(engine, audienceOf(engine, paper.name).of);
  const { person } = block;
  const copied = (person?.copies ?? []).map((name) => `'${name}', s.${ident(name)}`);
  const beside =
    people && person
      ? `(SELECT json_build_object(${[`'${person.field}', s."Id"`, ...copied].join(', ')})
        FROM ${tableOf(people)} s WHERE s."Id" = t.${ident(person.field)} FOR SHARE OF s)`
      : 'NULL::json';
  const answer = await tx.query<Begun>(
    `SELECT to_char(t."BeginTime" AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') AS "Begin",
       t."SheetId", ${beside} AS "Person",
       (SELECT nullif(s."DurationSec", 0)::int FROM ${tableOf(sheets)} s WHERE s."Id" = t."SheetId") AS "Spent",
       (SELECT a.${ident(accounts.label)} FROM ${tableOf(accounts)} a WHERE a."Id" = t."UserId") AS "Name",
       (SELECT count(*)::int FROM "Attachment" f WHERE f."BizType" = $2 AND f."BizId" = $1 AND f."IsDeleted" = 0) AS "Uploads"
     FROM ${tableOf(takings)} t WHERE t."Id" = $1`,
    [id, takings.name],
    statementOf(parts, 'begun'),
  );
  return answer.rows[0]!;
}

const RESULT: ReadonlySet<string> = new Set(['TotalScore', 'PositiveCount', 'FactorScores', 'WarnLevel']);

/** Administrators read the audit, and no private result: it tells that a sheet came, and whose. */
const toldInAudit = ({ block }: Parts, sheet: Row): Row =>
  block.private && sheet[block.private.noted] === 1
    ? Object.fromEntries(Object.entries(sheet).filter(([name]) => !RESULT.has(name)))
    : sheet;

/** Nobody writes it, and the time is the day's. */
const asNobody = (context: WriteContext): WriteContext => ({
  ...context,
  caller: { ...context.caller, subject: NOBODY, ip: '', requestId: '' },
  now: `${context.now.slice(0, 10)} 00:00:00`,
});

type Known = HandlerContext['engine'];

function commonSheet(engine: Known, paper: HandedIn, seconds: number | null): Row {
  const { parts, survey, scale, score, warn, mode, taking } = paper;
  const { by, private: closed } = parts.block;
  // A sheet of which no time is known was not too fast for all that anybody knows.
  const isShort = seconds !== null && seconds < (survey.MinSeconds ?? 0);
  const { fields } = parts.sheets;
  const waiting = questionsWaiting(paper);
  return {
    ...defaultsOf(parts.sheets),
    ...followedOf(parts.sheets, parts.block.by, survey),
    ...(fields.has('SubmitMode') && { SubmitMode: mode }),
    ...(fields.has('SwitchCount') && { SwitchCount: taking.SwitchCount }),
    ...(fields.has('Waiting') && { Waiting: waiting.length }),
    ...(fields.has('Seconds') && { Seconds: secondsTaken(taking.Steps) }),
    ...(fields.has('BestStreak') && { BestStreak: Math.max(0, ...streaksOf(taking.Steps)) }),
    [by]: survey.Id,
    ...(closed && { [closed.noted]: isPrivate(parts, survey) ? 1 : 0 }),
    TotalScore: score.total,
    PositiveCount: positivesOf(score, scale),
    FactorScores: storedFactors(engine, parts, score.factors),
    WarnLevel: warn,
    State: isShort ? SHEET_STATE.Invalid : SHEET_STATE.Submitted,
  };
}

/**
 * Seconds from the first look at the questions until the sheet came, or was taken at the person's end; a correction goes on
 * from the time of the sheet that it replaces.
 */
function takenIn({ arrived, replaces }: HandedIn, { Begin, Spent }: Begun): number | null {
  const before = replaces ? Spent : null;
  return Begin === null ? before : Math.max(0, secondsBetween(Begin, arrived)) + (before ?? 0);
}

function anonymousSheet(engine: Known, paper: HandedIn, day: string, begun: Begun): Row {
  const facts = paper.parts.block.person?.nameless ?? [];
  return {
    ...commonSheet(engine, paper, takenIn(paper, begun)),
    // not in the order of time
    Id: randomBytes(16).toString('hex'),
    ...Object.fromEntries(facts.map((name) => [name, begun.Person?.[name] ?? null])),
    StartTime: day,
    SubmitTime: day,
    Times: 1,
    IsAnonymous: 1,
  };
}

function namedSheet(engine: Known, paper: HandedIn, begun: Begun): Row {
  const { taking, replaces, arrived, parts } = paper;
  const { Begin, Person, Name } = begun;
  const seconds = takenIn(paper, begun);
  const { fields } = parts.sheets;
  return {
    ...commonSheet(engine, paper, seconds),
    // somebody who is asked without being one of these people yet, such as a new student
    ...(fields.has('TrueName') && { TrueName: Name }),
    ...Person,
    Id: newId(),
    UserId: taking.UserId,
    StartTime: Begin ?? arrived,
    SubmitTime: arrived,
    DurationSec: parts.block.each === undefined ? (seconds ?? 0) : Math.round(secondsTaken(taking.Steps)),
    Times: taking.Times + (replaces ? 0 : 1),
    IsAnonymous: 0,
  };
}

/** The new sheet stands in the audit, which does not keep answers of the old one. */
async function dropSheet(context: WriteContext, parts: Parts, id: string): Promise<void> {
  const { sheets, answers } = parts;
  const how = { as: 'record' } as const;
  await changeWhere(
    context,
    answers.name,
    `UPDATE ${tableOf(answers)} i SET "IsDeleted" = 1 WHERE i."SheetId" = $1`,
    [id],
    how,
  );
  await changeWhere(
    context,
    sheets.name,
    `UPDATE ${tableOf(sheets)} s SET "IsDeleted" = 1 WHERE s."Id" = $1`,
    [id],
    how,
  );
}
