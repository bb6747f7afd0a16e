import { CHECKIN_STATE } from '../../../../contract/generated/codes.ts';
import type { Queryable } from '../../../data/database/database.ts';
import type { Engine } from '../../../data/engine.ts';
import type { HandlerContext } from '../../../data/module.ts';
import { refuse } from '../../../data/refusal.ts';
import { codeOf, SHOWN_SECONDS } from './code.ts';

/** A code as its owner's screen shows it. */
export interface ShownCode {
  readonly QrText: string;
  readonly ExpireSeconds: number;
  readonly Text: string;
}

/** States in which nobody needs a code. */
export const WITHOUT_CODE: readonly string[] = [CHECKIN_STATE.CheckedIn, CHECKIN_STATE.NotComing];

/** The code of this moment for a new student; none for who has come, or will not. */
export async function codeFor(
  engine: Engine,
  queryable: Queryable,
  id: string,
): Promise<ShownCode | undefined> {
  const answer = await queryable.query<{ batch: string; state: string; name: string; ms: string }>(
    `SELECT "BatchId" AS batch, "CheckinState" AS state, "TrueName" AS name,
       floor(extract(epoch FROM now()) * 1000)::bigint::text AS ms FROM "NewStudent" WHERE "Id" = $1 AND "IsDeleted" = 0`,
    [id],
    'desk_code',
  );
  const [row] = answer.rows;
  if (!row || WITHOUT_CODE.includes(row.state)) return undefined;
  const QrText = codeOf(engine.secret, { place: 'screen', student: id, at: Number(row.ms) }, row.batch);
  return { QrText, ExpireSeconds: SHOWN_SECONDS, Text: row.name };
}

/** A new code before the old one has run out. */
export async function refreshSheet({ engine, tx, rows, caller }: HandlerContext): Promise<ShownCode> {
  const [row] = rows;
  if (!row || row['Id'] !== caller.subject.NewStudentId) throw refuse('只能刷新本人的二维码');
  const code = await codeFor(engine, tx, String(row['Id']));
  if (!code) throw refuse('已报到，二维码不再需要');
  return code;
}
