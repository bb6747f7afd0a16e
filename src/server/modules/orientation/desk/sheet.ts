import { CHECKIN_STATE } from '../../../../contract/generated/codes.ts';
import type { Queryable } from '../../../data/database/database.ts';
import type { Engine } from '../../../data/engine.ts';
import type { HandlerContext } from '../../../data/module.ts';
import { refuse } from '../../../data/refusal.ts';
import { chosenRow } from '../../../data/write/chosen-row.ts';
import type { ShownCodes } from '../../../engines/shown-code/code.ts';
import { codeNow, type ShownNow } from '../../../engines/shown-code/now.ts';

/** Codes of new students: on the own screen, and on the sheet that was printed for them. */
export const CHECKIN: ShownCodes = {
  screen: { mark: 'XG1', purpose: 'check-in code' },
  paper: { mark: 'XP1', purpose: 'check-in paper' },
  seconds: 60,
};

/** States in which nobody needs a code. */
export const WITHOUT_CODE: readonly string[] = [CHECKIN_STATE.CheckedIn, CHECKIN_STATE.NotComing];

/** The code of this moment for a new student; none for a person who has come, or will not. */
export async function codeFor(
  engine: Engine,
  queryable: Queryable,
  id: string,
): Promise<ShownNow | undefined> {
  const answer = await queryable.query<{ about: string; state: string; text: string; ms: string }>(
    `SELECT "BatchId" AS about, "CheckinState" AS state, "TrueName" AS text,
       floor(extract(epoch FROM now()) * 1000)::bigint::text AS ms FROM "NewStudent" WHERE "Id" = $1 AND "IsDeleted" = 0`,
    [id],
    'desk_code',
  );
  const [row] = answer.rows;
  if (!row || WITHOUT_CODE.includes(row.state)) return undefined;
  return codeNow(engine, CHECKIN, { id, at: Number(row.ms), ...row });
}

/** A new code before the old one has run out. */
export async function refreshSheet({ engine, tx, rows }: HandlerContext): Promise<ShownNow> {
  const code = await codeFor(engine, tx, String(chosenRow({ rows })['Id']));
  if (!code) throw refuse('已报到，二维码不再需要');
  return code;
}
