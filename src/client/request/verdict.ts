import type { Envelope, FieldProblem, MissingNeed } from '../../contract/envelope.ts';
import { CLIENT_RULES, type ClientRule } from '../../contract/generated/codes.ts';
import { NO_ANSWER } from './failure.ts';

/** What happens on the screen because of an answer, besides its value. */
export type Effect =
  /** `isOfCaller`: the server's own words, which a call may say in a place of its own; `isOfFields`: a form that has the fields says them there. */
  | {
      readonly kind: 'message';
      readonly text: string;
      readonly isOfCaller?: true;
      readonly isOfFields?: true;
    }
  | { readonly kind: 'notice'; readonly title: string; readonly text: string }
  | { readonly kind: 'modal'; readonly text: string }
  | { readonly kind: 'persistent'; readonly text: string }
  /** What has to be there first, with the ways to it. */
  | { readonly kind: 'needs'; readonly text: string; readonly needs: readonly MissingNeed[] }
  | { readonly kind: 'redirect'; readonly address: string }
  | { readonly kind: 'signOut' };

/** The outcome of a call: its envelope is handed on or refused, and something is shown or not. */
export interface Verdict {
  readonly passes: boolean;
  readonly code: number;
  readonly text: string;
  readonly effects: readonly Effect[];
}

/** What the answer is judged by. */
export interface Situation {
  readonly status: number;
  readonly envelope: Envelope | undefined;
  /** What to say of an answer without an envelope. */
  readonly otherwise?: string;
  readonly hasToken: boolean;
  readonly isOpenPage: boolean;
  /** The web log runs unseen: being too many is not worth a message. */
  readonly isWebLog?: boolean;
}

const TOO_MANY = '接口请求过于频繁，请等待5s后重试';
const NO_RIGHT = '没有权限执行该操作';
const EXPIRED = 'Token过期，请重新登录';
const SEPARATOR = '-----';

/** Specification 8: what an answer means for the person. */
export function judge(situation: Situation): Verdict {
  const { status, envelope } = situation;
  if (status === 401) return unauthorized(situation);
  if (status === 403) return refusal(403, messageOr(envelope, NO_RIGHT), notice('Forbidden', envelope));
  if (status === 429)
    return refusal(429, TOO_MANY, situation.isWebLog ? [] : [{ kind: 'message', text: TOO_MANY }]);
  if (!envelope) {
    const { otherwise: text = '' } = situation;
    // The status is no code of the catalogue, even where a number is the same.
    return refusal(NO_ANSWER, text, [{ kind: 'message', text, isOfCaller: true }]);
  }
  return byRule(CLIENT_RULES[envelope.ErrorCode] ?? 'message', envelope, situation);
}

/** What the server said, or that it said nothing: a refusal without a word would leave the person guessing. */
export const saidOr = (text: string, code: number): string => text || `操作未成功（错误码 ${code}）`;

function byRule(rule: ClientRule, envelope: Envelope, situation: Situation): Verdict {
  const { ErrorCode: code, RequestMsg } = envelope;
  const text = rule === 'message' || rule === 'modal' ? saidOr(RequestMsg, code) : RequestMsg;
  const refused = (...effects: Effect[]) => refusal(code, text, effects);
  switch (rule) {
    case 'return':
    case 'pass':
      return { passes: true, code, text, effects: [] };
    case 'silent':
      return refused();
    case 'expire':
      return situation.isOpenPage
        ? refusal(code, EXPIRED, [{ kind: 'message', text: EXPIRED }])
        : refusal(code, EXPIRED, [{ kind: 'signOut' }]);
    case 'modal':
      return refused({ kind: 'modal', text });
    case 'redirect':
      return refused(
        text.includes(SEPARATOR)
          ? { kind: 'persistent', text: text.slice(0, text.indexOf(SEPARATOR)) }
          : { kind: 'redirect', address: text },
      );
    case 'message': {
      const needs = needsOf(envelope.ResultValue);
      if (needs.length > 0) return refused({ kind: 'needs', text, needs });
      const fields = fieldsIn(envelope.ResultValue);
      // Of warnings alone the person is asked.
      if (fields.length > 0 && fields.every(({ Warn }) => Warn)) return refused();
      const isOfFields = fields.length > 0 && { isOfFields: true as const };
      return refused({ kind: 'message', text, isOfCaller: true, ...isOfFields });
    }
  }
}

function unauthorized({ envelope, hasToken }: Situation): Verdict {
  const text = messageOr(envelope, 'Authorization verification failed');
  const effects: Effect[] = [
    { kind: 'notice', title: 'Unauthorized', text: 'Authorization verification failed' },
  ];
  if (hasToken && !hasLoginFlag(envelope)) effects.push({ kind: 'signOut' });
  return refusal(401, text, effects);
}

const refusal = (code: number, text: string, effects: readonly Effect[]): Verdict => ({
  passes: false,
  code,
  text,
  effects,
});

const messageOr = (envelope: Envelope | undefined, otherwise: string) => envelope?.RequestMsg || otherwise;

const notice = (title: string, envelope: Envelope | undefined): Effect[] => [
  { kind: 'notice', title, text: messageOr(envelope, NO_RIGHT) },
];

function hasLoginFlag(envelope: Envelope | undefined): boolean {
  const result: unknown = envelope?.ResultValue;
  return typeof result === 'object' && result !== null && 'isLogin' in result && Boolean(result.isLogin);
}

/** The fields that were refused; another server may say others than ours. */
function fieldsIn(value: unknown): readonly Partial<FieldProblem>[] {
  if (typeof value !== 'object' || value === null || !('Fields' in value)) return [];
  return Array.isArray(value.Fields)
    ? value.Fields.filter((field) => typeof field === 'object' && field)
    : [];
}

/** What the server says is missing; nothing for another server's answer that looks different. */
function needsOf(value: unknown): readonly MissingNeed[] {
  if (typeof value !== 'object' || value === null || !('Needs' in value)) return [];
  const { Needs } = value;
  if (!Array.isArray(Needs)) return [];
  return Needs.filter((need): need is MissingNeed => typeof Object(need).Message === 'string');
}
