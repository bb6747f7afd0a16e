import { sweepAuthTables } from './auth/tables.ts';
import { sweepIntakes } from './engines/intake/tables.ts';
import { atIntervals } from './data/database/at-intervals.ts';
import type { Engine } from './data/engine.ts';
import type { ServerModule } from './data/module.ts';
import { forgetOldActs } from './data/tables/journal.ts';
import { oneByOne } from './data/time/one-by-one.ts';
import { runClockRules } from './data/time/time-rules.ts';
import { forgetKeys } from './http/idempotency.ts';
import { sweepRates } from './http/rate-limit.ts';
import { faultFacts, logEvent, type LogSink } from './http/log.ts';
import { adoptTasks } from './jobs/tasks/adopt.ts';
import { removeOldFiles } from './jobs/tasks/old-files.ts';
import type { DiskAlarm } from './storage/disk-alarm.ts';
import { giveUpReplacedFiles } from './storage/given-up-files.ts';
import { removeDroppedFiles } from './storage/dropped-files.ts';
import type { FileStore } from './storage/file-store.ts';
import { sweepLostFiles } from './storage/lost-files.ts';
import { sweepUnusedFiles } from './storage/unused-files.ts';
import type { WorkFolder } from './storage/work-folder.ts';
import type { TrafficMeter } from './traffic/meter.ts';
import { addTraffic } from './traffic/store.ts';
import { sweepWebLog } from './traffic/web-log.ts';

const minuteMs = 60_000;
const sweepEvery = 60;

/** Work that time alone asks for. */
export interface Housekeeping {
  /** Lets the duty that runs come to its end and starts no other one. */
  stop(): Promise<void>;
}

/** What housekeeping looks after beside the database. */
export interface HousekeepingParts {
  readonly store: FileStore;
  /** Whether the store is the one that belongs to the database. */
  readonly isOwnStore: boolean;
  readonly traffic: TrafficMeter;
  readonly alarm: DiskAlarm;
  /** Folder of files that come in at this process. */
  readonly uploads: Pick<WorkFolder, 'touch'>;
  /** What comes before all else; asked to end early by `isOver`. */
  readonly first?: ((isOver: () => boolean) => Promise<void>) | undefined;
}

/** What time alone asks of a module, if it is switched on. */
async function everyMinuteOf(engine: Engine, { of, everyMinute }: ServerModule): Promise<void> {
  if (of === undefined || !engine.catalog.closed.ids.has(of)) await everyMinute?.(engine);
}

/** What time alone asks of the modules that are switched on, of each by itself. @throws the first failure, once all are done */
export const runEveryMinute = (engine: Engine): Promise<void> =>
  oneByOne(engine.modules, (module) => everyMinuteOf(engine, module));

/** Once a minute the changes of the clock and of the modules, the traffic and tasks that nobody has, once an hour what is over: sessions, failed logins, answers of repeated requests, files of tasks, files that were given up, never used or never named, reports of browsers. */
export function startHousekeeping(
  engine: Engine,
  log: LogSink,
  { store, isOwnStore, traffic, alarm, uploads, first }: HousekeepingParts,
): Housekeeping {
  let owed = 0;
  const keepTraffic = async () => {
    owed += traffic.take();
    await addTraffic(engine.database, owed);
    owed = 0;
  };
  let isOver = false;
  const failed = (error: unknown) => logEvent(log, 'housekeeping-failed', faultFacts(error));
  const begun = first?.(() => isOver).catch(failed);
  let minutes = 0;
  // A set of schemas that is published brings modules of its own.
  const everyMinute = () => [
    () => runClockRules(engine),
    ...engine.modules.map((module) => () => everyMinuteOf(engine, module)),
    () => adoptTasks(engine.database, engine.catalog),
    keepTraffic,
  ];
  const everyHour = [
    () => sweepAuthTables(engine.database),
    () => sweepIntakes(engine.database),
    () => forgetKeys(engine.database),
    () => sweepWebLog(engine.database),
    () => sweepRates(engine.database),
    () => removeOldFiles(engine, store),
    () => giveUpReplacedFiles(engine),
    () => removeDroppedFiles(engine.database, store),
    () => sweepUnusedFiles(engine, store),
    // Files of another database are not its own to judge.
    async () => isOwnStore && sweepLostFiles(engine.database, store, new Date().getUTCHours()),
    () => uploads.touch(),
    () => forgetOldActs(engine.database),
  ];
  const work = async () => {
    await begun;
    // Before all else, which a disk that is full may keep from being done.
    await alarm.look(engine, (event, facts) => logEvent(log, event, facts)).catch(failed);
    const due = [...everyMinute(), ...(minutes % sweepEvery === 0 ? everyHour : [])];
    // A duty that fails is tried again when its time comes, and keeps no other one from being done: a clock
    // rule that fails must not let files and sessions lie for ever.
    for (const duty of due) if (!isOver) await duty().catch(failed);
    minutes += 1;
  };
  const end = atIntervals(minuteMs, work, true);
  return {
    async stop() {
      isOver = true;
      await end();
      await keepTraffic().catch(failed);
    },
  };
}
