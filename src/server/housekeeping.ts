import { sweepAuthTables } from './auth/tables.ts';
import type { Engine } from './data/engine.ts';
import { runClockRules } from './data/time-rules.ts';
import { forgetKeys } from './http/idempotency.ts';
import { faultFacts, logEvent, type LogSink } from './http/log.ts';
import { removeOldExports } from './jobs/export/files.ts';
import type { FileStore } from './storage/file-store.ts';

const minuteMs = 60_000;
const sweepEvery = 60;

/** Work that time alone asks for. */
export interface Housekeeping {
  /** Lets what runs come to its end and starts nothing more. */
  stop(): Promise<void>;
}

/** Once a minute the changes of the clock, once an hour what is over: sessions, failed logins, answers of repeated requests, exports. */
export function startHousekeeping(engine: Engine, log: LogSink, files?: FileStore): Housekeeping {
  let running: Promise<void> = Promise.resolve();
  let minutes = 0;
  const work = async () => {
    try {
      await runClockRules(engine);
      if (minutes % sweepEvery === 0) {
        await sweepAuthTables(engine.database);
        await forgetKeys(engine.database);
        if (files) await removeOldExports(engine.database, files);
      }
      minutes += 1;
    } catch (error) {
      // The next minute tries again; a database that is away must not end the server.
      logEvent(log, 'housekeeping-failed', faultFacts(error));
    }
  };
  const tick = () => {
    running = running.then(work);
  };
  tick();
  const timer = setInterval(tick, minuteMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
