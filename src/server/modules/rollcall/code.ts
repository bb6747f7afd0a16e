import { ROLLCALL_MODE, TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Caller } from '../../data/access/caller.ts';
import { entityOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import type { WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { scopeSql } from '../../data/access/scope.ts';
import { Binder } from '../../data/sql/sql.ts';
import { factsIn, type ShownCodes } from '../../engines/shown-code/code.ts';
import { codeOfNow, requireShownNow, type ShownNow } from '../../engines/shown-code/now.ts';

/** Changed often: a picture of it that is sent to somebody elsewhere has mostly run out when it arrives. */
const ROLL: ShownCodes = { screen: { mark: 'XG2', purpose: 'roll-call code' }, seconds: 30 };

/** The code of this moment for a roll that is answered by scanning; none while it is not called, or for a caller whose roll it is not. */
export async function codeOfRoll(engine: Engine, caller: Caller, id: string): Promise<ShownNow | undefined> {
  const binder = new Binder();
  const reached = scopeSql(engine.catalog, entityOf(engine, entities.NamingInstance), caller, binder, 'i');
  const [roll, mode, running] = [id, ROLLCALL_MODE.Scan, TASK_STATE.Running].map((one) => binder.bind(one));
  const answer = await engine.database.query<{ text: string }>(
    `SELECT i."TaskName" AS text FROM "NamingInstance" i
     WHERE i."Id" = ${roll} AND i."NamingMode" = ${mode} AND i."State" = ${running} AND i."EndAt" >= now()
       AND i."IsDeleted" = 0 AND ${reached}`,
    binder.values,
  );
  const [row] = answer.rows;
  return row && codeOfNow(engine, ROLL, { id, about: '', ...row });
}

/** Refuses a text that is not the code of this roll and moment. */
export async function requireCode(context: WriteContext, roll: string, code: unknown): Promise<void> {
  const text = String(code ?? '').trim();
  await requireShownNow(context, ROLL, { text, about: '' }, '签到码已失效，请扫描最新的签到码');
  if (factsIn(ROLL, text)?.id !== roll) throw refuse('这不是本次点名的签到码');
}
