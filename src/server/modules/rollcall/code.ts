import { ROLLCALL_MODE, TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Caller } from '../../data/access/caller.ts';
import { databaseMoment } from '../../data/time/clock.ts';
import { entityOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import type { WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { scopeSql } from '../../data/access/scope.ts';
import { Binder } from '../../data/sql/sql.ts';
import { factsOfCode, isGenuine, isTimely, shownCode, type CodeSort } from '../../crypto/shown-code.ts';

/** Changed often: a picture of it that is sent to somebody elsewhere has mostly run out when it arrives. */
const SHOWN_SECONDS = 30;
const SORT: CodeSort = { mark: 'XG2', purpose: 'roll-call code' };

/** The code of a roll as the wall shows it. */
export interface RollCode {
  readonly QrText: string;
  readonly ExpireSeconds: number;
  readonly Text: string;
}

/** The code of this moment for a roll that is answered by scanning; none while it is not called, or for a caller whose roll it is not. */
export async function codeOfRoll(engine: Engine, caller: Caller, id: string): Promise<RollCode | undefined> {
  const binder = new Binder();
  const reached = scopeSql(engine.catalog, entityOf(engine, entities.NamingInstance), caller, binder, 'i');
  const [roll, mode, running] = [id, ROLLCALL_MODE.Scan, TASK_STATE.Running].map((one) => binder.bind(one));
  const answer = await engine.database.query<{ name: string }>(
    `SELECT i."TaskName" AS name FROM "NamingInstance" i
     WHERE i."Id" = ${roll} AND i."NamingMode" = ${mode} AND i."State" = ${running} AND i."EndAt" >= now()
       AND i."IsDeleted" = 0 AND ${reached}`,
    binder.values,
  );
  const row = answer.rows[0];
  if (!row) return undefined;
  const at = await databaseMoment(engine.database);
  const QrText = shownCode(SORT, engine.secret, { id, at }, '');
  return { QrText, ExpireSeconds: SHOWN_SECONDS, Text: row.name };
}

/** Refuses a text that is not the code of this roll and moment. */
export async function requireCode({ engine, tx }: WriteContext, roll: string, text: unknown): Promise<void> {
  const code = String(text ?? '').trim();
  const facts = factsOfCode(SORT, code);
  const isGood = isGenuine(SORT, engine.secret, code, '');
  if (!facts || !isGood || !isTimely(facts, SHOWN_SECONDS, await databaseMoment(tx)))
    throw refuse('签到码已失效，请扫描最新的签到码');
  if (facts.id !== roll) throw refuse('这不是本次点名的签到码');
}
