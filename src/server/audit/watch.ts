import { TODO_STATE } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import { SUPER_ROLE } from '../../contract/subject.ts';
import type { Anchor } from '../data/chain/anchor.ts';
import { readEnds } from '../data/chain/check.ts';
import { chainedEntities } from '../data/chain/keep.ts';
import { atIntervals } from '../data/database/at-intervals.ts';
import { databaseNow } from '../data/time/clock.ts';
import type { Engine } from '../data/engine.ts';
import { entityOf } from '../data/entities.ts';
import { programCaller } from '../data/access/program-caller.ts';
import { addRow } from '../data/write/system-write.ts';
import { faultFacts, logEvent, type LogSink } from '../http/log.ts';
import { checkLogs, findingText, type LogCheck } from './check-logs.ts';

const anchorMs = 5_000;
const CHECKED = 'logs-checked';
const ALARM = 'audit-check';

/** Watches over the chained logs while the server runs. */
export interface AuditWatch {
  /** Anchors what was written since and ends. */
  stop(): Promise<void>;
}

/** Anchors the ends of the logs every few seconds and checks the logs whole once a day, on one node. */
export function watchAudit(engine: Engine, log: LogSink, anchor: Anchor): AuditWatch {
  const failed = (error: unknown) => logEvent(log, 'audit-watch-failed', faultFacts(error));
  const work = async () => {
    await keepAnchor(engine, anchor);
    if (await isDue(engine)) await checkDaily(engine, log, anchor);
  };
  const end = atIntervals(anchorMs, () => work().catch(failed), true);
  return {
    async stop() {
      await end();
      await keepAnchor(engine, anchor).catch(failed);
    },
  };
}

async function keepAnchor({ database, catalog }: Engine, anchor: Anchor): Promise<void> {
  await anchor.write(await readEnds(database, chainedEntities(catalog)));
}

/** A time in the future was not written by this program, and would put the check off. */
async function isDue({ database }: Engine): Promise<boolean> {
  const claimed = await database.query(
    `INSERT INTO sys_meta (key, value) VALUES ($1, now()::text) ON CONFLICT (key) DO UPDATE SET value = excluded.value
     WHERE sys_meta.value::timestamptz NOT BETWEEN now() - interval '1 day' AND now() RETURNING 1`,
    [CHECKED],
  );
  return claimed.rowCount > 0;
}

/** Checks the logs and tells the administrators of what is wrong. */
export async function checkDaily(engine: Engine, log: LogSink, anchor: Anchor): Promise<LogCheck> {
  const check = await checkLogs(engine, await anchor.read());
  logEvent(log, 'audit-checked', { findings: check.findings.length, logs: check.logs });
  if (check.findings.length > 0) {
    logEvent(log, 'audit-tampered', { findings: check.findings.slice(0, 20) });
    await tellAdministrators(engine, check);
  }
  return check;
}

async function tellAdministrators(engine: Engine, { findings }: LogCheck): Promise<void> {
  await engine.database.transaction(async (tx) => {
    const context = { engine, tx, caller: programCaller('系统', 'audit'), now: await databaseNow(tx) };
    const open = await tx.query<{ id: string }>(
      `SELECT "UserId" AS id FROM "BackLog" WHERE "BizType" = $1 AND "State" = '${TODO_STATE.Open}' AND "IsDeleted" = 0`,
      [ALARM],
    );
    const told = new Set(open.rows.map(({ id }) => id));
    for (const { UserId } of (await engine.people?.ofRoles(tx, [SUPER_ROLE])) ?? []) {
      if (told.has(UserId)) continue;
      const row = {
        UserId,
        Title: `操作日志或登录日志被改动：${findings.length} 处`,
        BizType: ALARM,
        State: TODO_STATE.Open,
        Content: `在服务器上执行 npm run admin -- audit-check 查看全部。${findingText(findings[0]!)}`,
      };
      await addRow(context, entities.BackLog, row, adding(engine));
    }
  });
}

/** What an office itself does when it adds a to-do. */
function adding(engine: Engine): string {
  const actions = [...entityOf(engine, entities.BackLog).actions];
  return actions.find(([, { verb }]) => verb === 'add')?.[0] ?? '';
}
