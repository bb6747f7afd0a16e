import { CHECKIN_MODE, CHECKIN_STATE } from '../../../../contract/generated/codes.ts';
import type { HandlerContext } from '../../../data/module.ts';
import { refuse } from '../../../data/refusal.ts';
import type { Row } from '../../../../contract/rules.ts';
import { caseOf, keepCase } from './case.ts';
import { reasonsAgainst } from './clearance.ts';
import { factsIn, isGood, looksLikeCode, type CodeFacts } from './code.ts';
import { comerOf, requireOwn, type Comer } from './comer.ts';
import { nameOfCode } from './names.ts';
import { searched } from './search.ts';
import { requireOpen, stationFor, type Station } from './station.ts';

const EXPIRED = '二维码已失效，请刷新报到单';

/** What a scan answers: who stands there, whether he may come in, and where that is done. */
export interface Scanned {
  readonly NewStudentId: string;
  readonly Clearance: { readonly Allowed: 0 | 1; readonly Reasons: readonly string[] };
  readonly Card: { readonly TrueName: string };
  readonly Ok: 0 | 1;
  readonly Title: string;
  readonly Pay: string;
  readonly Dorm: string;
  readonly Photo: string;
  readonly Station: string;
  readonly Url: string;
}

/** The code on a new student's sheet: good for one desk, once. */
export async function scanCode(context: HandlerContext): Promise<Scanned> {
  const text = String(context.params['QrText'] ?? '').trim();
  const station = await stationFor(context, context.params['StationId']);
  const facts = factsIn(text);
  const comer = facts && (await comerOf(context.tx, facts.student));
  const now = await clockOf(context);
  if (!facts || !comer || !isGood(context.engine.secret, text, { batch: comer.batch, now }))
    throw refuse(EXPIRED);
  requireAtStation(context, comer, station);
  const known = await caseOf(context, comer.id);
  requireUnused(context, known, facts);
  return openCase(context, comer, station, known, { Mode: CHECKIN_MODE.Scan, CodeAt: String(facts.at) });
}

/** A new student whose number, card or name was typed. A code that a reader types counts as scanned. */
export async function searchComer(context: HandlerContext): Promise<Scanned> {
  const text = String(context.params['QrText'] ?? '').trim();
  if (looksLikeCode(text)) return scanCode(context);
  const station = await stationFor(context, context.params['StationId']);
  const comer = await comerOf(context.tx, await searched(context.tx, text, station));
  if (!comer) throw refuse('未找到该新生，请核对后重试');
  requireAtStation(context, comer, station);
  return openCase(context, comer, station, await caseOf(context, comer.id), { Mode: CHECKIN_MODE.Manual });
}

function requireAtStation(context: HandlerContext, comer: Comer, station: Station): void {
  requireOwn(comer, station);
  requireOpen(context, station, comer.state === CHECKIN_STATE.Late);
}

/** A code that was read once, or one older than it, is read no more, but by the same hand while the case is open. */
function requireUnused({ caller }: HandlerContext, known: Row | undefined, { at }: CodeFacts): void {
  const used = Number(known?.['CodeAt'] ?? 0);
  const isAgain = at === used && known?.['OperatorId'] === caller.subject.UserId;
  if (at <= used && !isAgain) throw refuse(EXPIRED);
}

async function openCase(
  context: HandlerContext,
  comer: Comer,
  station: Station,
  known: Row | undefined,
  more: Row,
): Promise<Scanned> {
  const { subject } = context.caller;
  // Whoever takes a case over looks at the card himself.
  const isOther = known !== undefined && known['OperatorId'] !== subject.UserId;
  const taken: Row = {
    ...more,
    ...(isOther ? { IdVerified: 0 } : {}),
    StationId: station.Id,
    ScanTime: context.now,
    OperatorId: subject.UserId,
    OperatorName: subject.TrueName,
  };
  await keepCase(context, comer, known, taken, context.enCode);
  const name = nameOfCode(context.engine);
  const Reasons = reasonsAgainst(comer);
  const Allowed = Reasons.length === 0 ? 1 : 0;
  return {
    NewStudentId: comer.id,
    Clearance: { Allowed, Reasons },
    Card: { TrueName: comer.name },
    Ok: Allowed,
    Title: Allowed === 1 ? `允许报到 ${comer.name}` : `不允许：${Reasons.join('；')} ${comer.name}`,
    Pay: name('PayState', comer.payState),
    Dorm: name('DormState', comer.dormState),
    Photo: name('PhotoState', comer.photoState),
    Station: station.StationName,
    Url: `/welcomeSchool/WelcomNewStudent/WelcomeReport?Id=${encodeURIComponent(comer.id)}`,
  };
}

/** Milliseconds since 1970 by the database's clock. */
export async function clockOf({ tx }: Pick<HandlerContext, 'tx'>): Promise<number> {
  const answer = await tx.query<{ ms: string }>(
    'SELECT floor(extract(epoch FROM now()) * 1000)::bigint::text AS ms',
  );
  return Number(answer.rows[0]!.ms);
}
