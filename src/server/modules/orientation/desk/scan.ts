import type { Named } from '../../../data/row-of.ts';
import { CHECKIN_MODE, CHECKIN_STATE } from '../../../../contract/generated/codes.ts';
import { entities, type CheckinCase } from '../../../../contract/generated/entities.ts';
import { codeName } from '../../../data/read/labels.ts';
import { databaseMoment } from '../../../data/time/clock.ts';
import type { HandlerContext } from '../../../data/module.ts';
import { refuse } from '../../../data/refusal.ts';
import type { Row } from '../../../../contract/rules.ts';
import { caseOf, keepCase } from './case.ts';
import { reasonsAgainst } from './clearance.ts';
import {
  factsIn,
  judgeCode,
  looksLikeCode,
  type CodeFacts,
  type CodeVerdict,
} from '../../../engines/shown-code/code.ts';
import { CHECKIN } from './sheet.ts';
import { comeSince, candidateOf, requireNotCome, requireOwn, type Candidate } from './candidate.ts';
import { sheetCodes } from './paper.ts';
import { freshmanBy, searched } from './search.ts';
import { doesMore, requireOpen, stationFor, type Station } from './station.ts';

const EXPIRED = '二维码已失效，请刷新报到单';
const REFUSALS: Readonly<Record<Exclude<CodeVerdict, 'good'>, string>> = {
  false: EXPIRED,
  printedAgain: '这份报到单已作废，请出示最近打印的一份，或刷新手机上的二维码',
  over: '现场报到已结束，纸质报到单不再有效',
};
/** Paper is copied and numbers are told: who stands there is to be seen on the photo. */
const COMPARE = '请核对本人';

/**
 * The new student whose code was read (QrText), or whose number or name was typed there, as `freshmanBy` finds them.
 * @throws Refusal for a code that is not good now, and where nobody is found
 */
export async function readOrTyped(context: HandlerContext, left?: string): Promise<string> {
  const text = String(context.params['QrText'] ?? '').trim();
  if (!looksLikeCode(CHECKIN, text)) return freshmanBy(context.tx, text, left);
  return (await ownerOfCode(context, text)).candidate.id;
}

/** Whose code this is. @throws Refusal for a code that is not good now */
async function ownerOfCode(
  context: HandlerContext,
  text: string,
): Promise<{ readonly candidate: Candidate; readonly facts: CodeFacts }> {
  const facts = factsIn(CHECKIN, text);
  const candidate = facts && (await candidateOf(context.tx, facts.id));
  const now = await databaseMoment(context.tx);
  if (!facts || !candidate) throw refuse(EXPIRED);
  const { batch: about, paperAt: printedAt, paperNext: offeredAt, endsAt } = candidate;
  const standing = { about, now, printedAt, offeredAt, endsAt };
  const verdict = judgeCode(CHECKIN, context.engine.secret, text, standing);
  if (verdict !== 'good') throw refuse(REFUSALS[verdict]);
  return { candidate, facts };
}

/** The code on a new student's sheet: good for one desk, once. */
export async function scanCode(context: HandlerContext): Promise<Row> {
  const text = String(context.params['QrText'] ?? '').trim();
  const station = await stationFor(context, context.params['StationId']);
  const { candidate, facts } = await ownerOfCode(context, text);
  requireAtStation(context, candidate, station);
  const known = await caseOf(context, candidate.id);
  const Mode = CHECKIN_MODE.Scan;
  // Who is sent to pay first comes back with the same sheet: paper is read until its owner is checked in.
  if (facts.place === 'paper') {
    // A person who stands here with it has shown that this print came.
    await sheetCodes.settle(context, [candidate.id], facts.at, true);
    return openCase(context, candidate, station, known, { Mode, Compare: 1 });
  }
  requireUnused(context, known, facts);
  return openCase(context, candidate, station, known, { Mode, Compare: 0, CodeAt: String(facts.at) });
}

/** A new student whose number, card or name was typed. A code that a reader types counts as scanned. */
export async function searchComer(context: HandlerContext): Promise<Row> {
  const text = String(context.params['QrText'] ?? '').trim();
  if (looksLikeCode(CHECKIN, text)) return scanCode(context);
  const station = await stationFor(context, context.params['StationId']);
  const candidate = await candidateOf(context.tx, await searched(context.tx, text, station));
  if (!candidate) throw refuse('未找到该新生，请核对后重试');
  requireAtStation(context, candidate, station);
  const how = { Mode: CHECKIN_MODE.Manual, Compare: 1 };
  return openCase(context, candidate, station, await caseOf(context, candidate.id), how);
}

function requireAtStation(context: HandlerContext, candidate: Candidate, station: Station): void {
  requireOwn(candidate, station);
  // Where things or keys are handed out, those come who are checked in.
  if (!doesMore(station)) requireNotCome(candidate);
  requireOpen(context, station, candidate.state === CHECKIN_STATE.Late);
}

/** A code that was read once, or one older than it, is read no more, but by the same hand while the case is open. */
function requireUnused({ caller }: HandlerContext, known: Row | undefined, { at }: CodeFacts): void {
  const used = Number(known?.['CodeAt'] ?? 0);
  const isAgain = at === used && known?.['OperatorId'] === caller.subject.UserId;
  if (at <= used && !isAgain) throw refuse(EXPIRED);
}

/** @returns what a scan answers: who stands there, whether they may come in, and where that is done */
async function openCase(
  context: HandlerContext,
  candidate: Candidate,
  station: Station,
  known: Row | undefined,
  more: Named<CheckinCase>,
): Promise<Row> {
  const { subject } = context.caller;
  const since = comeSince(candidate);
  // A member of staff who takes a case over looks at the card themselves.
  const isOther = known !== undefined && known['OperatorId'] !== subject.UserId;
  const taken: Named<CheckinCase> = {
    ...more,
    ...(isOther ? { IdVerified: 0 } : {}),
    StationId: station.Id,
    // Somebody who is checked in came before, whatever is handed out now.
    ScanTime: since === undefined ? context.now : (known?.['ScanTime'] ?? context.now),
    OperatorId: subject.UserId,
    OperatorName: subject.TrueName,
  };
  const portrait = await keepCase(context, candidate, known, taken);
  const name = (field: keyof CheckinCase, code: string) =>
    codeName<CheckinCase>(context.engine, entities.CheckinCase, field, code);
  const Reasons = since === undefined ? reasonsAgainst(candidate) : [];
  const Allowed = Reasons.length === 0 ? 1 : 0;
  return {
    NewStudentId: candidate.id,
    Clearance: { Allowed, Reasons },
    Card: { TrueName: candidate.name },
    Ok: Allowed,
    Title: `${since ?? (Allowed === 1 ? '允许报到' : `不允许：${Reasons.join('；')}`)} ${candidate.name}`,
    Pay: name('PayState', candidate.payState),
    Dorm: name('DormState', candidate.dormState),
    Photo: name('PhotoState', candidate.photoState),
    Station: station.StationName,
    Portrait: portrait ?? '',
    Notice: more['Compare'] === 1 ? noticeOf(portrait) : '',
    Url: `/welcomeSchool/WelcomNewStudent/WelcomeReport?Id=${encodeURIComponent(candidate.id)}`,
  };
}

const noticeOf = (photo: string | null): string =>
  photo === null ? `${COMPARE}：没有照片，请查验身份证` : `${COMPARE}：与照片是否为同一人`;
