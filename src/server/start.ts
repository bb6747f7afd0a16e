import type { CallInput } from '../contract/generated/calls.ts';
import { SETTING } from '../contract/generated/settings.ts';
import { frameSources } from '../contract/page.ts';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { validators } from '../contract/generated/call-validators.js';
import { claimKey, requireOwnKey } from './auth/key-fingerprint.ts';
import { callerOfUser } from './auth/sessions/callers.ts';
import {
  createFirstAdministrator,
  firstPassword,
  type FirstAdministrator,
} from './auth/accounts/first-administrator.ts';
import { createGrantBook } from './auth/grants/grants.ts';
import { createSessions, KEPT_MS } from './auth/sessions/sessions.ts';
import { createShares } from './auth/sessions/shares.ts';
import { waysTo } from './auth/grants/page-ways.ts';
import { watchAudit } from './audit/watch.ts';
import { people } from './auth/accounts/people.ts';
import { createTicketSessions } from './auth/sessions/ticket-sessions.ts';
import { logoutOrigins } from './auth/sso/providers.ts';
import { createIdentityServices } from './auth/login/identity-services.ts';
import type { CallServices } from './calls/call.ts';
import { handlerAnswers } from './calls/index.ts';
import { toldAnswers } from './calls/told.ts';
import type { ServerConfig } from './config/config.ts';
import type { Catalog } from './data/schemas/catalog.ts';
import { fileAnchor } from './data/chain/anchor.ts';
import { chainedEntities, chainOldRows } from './data/chain/keep.ts';
import { requireOpenCall } from './data/schemas/closed-modules.ts';
import { beginDatabase, type Database, type OpeningDatabase } from './data/database/database.ts';
import { withoutTimeLimits } from './data/database/without-time-limits.ts';
import type { BackgroundTasks, Engine } from './data/engine.ts';
import { installationKey, secretsIn } from './config/installation-key.ts';
import { useSealingKeys } from './data/sealed/keys.ts';
import { sealOldValues } from './data/sealed/old-values.ts';
import { countFilled } from './demo/statistics.ts';
import { adoptAll } from './data/flow/adopt-all.ts';
import { seedSchool, type SeededSchool } from './demo/first-start.ts';
import { actAhead, askActionAhead, engineAnswers, groupedAction, saveAhead } from './engine-answers.ts';
import type { Answer } from './http/answer.ts';
import { createGroupCommit } from './http/group-commit.ts';
import { createLineWriter, faultFacts, logEvent, type LogSink } from './http/log.ts';
import type { KnownCall } from './http/pipeline.ts';
import { createFirstSeen } from './http/first-seen.ts';
import { createRateLimit, sharedCount } from './http/rate-limit.ts';
import { createHttp } from './http/server.ts';
import { startHousekeeping } from './housekeeping.ts';
import { installShipped } from './install.ts';
import type { JobParts } from './jobs/tasks/job-parts.ts';
import { retriesOf } from './jobs/tasks/retry.ts';
import { createTaskRunner } from './jobs/tasks/runner.ts';
import { taskOf } from './jobs/tasks/task-of.ts';
import { modules } from './modules/index.ts';
import { schemaSetKey } from './published/key.ts';
import { createLiveSchemas, type LiveSchemas } from './published/live.ts';
import { attachmentInfos } from './storage/attachments.ts';
import { createDiskAlarm } from './storage/disk-alarm.ts';
import { watchRoom, type DiskState } from './storage/disk-room.ts';
import { createFolderStore, type FileStore } from './storage/file-store.ts';
import { isOwnStore } from './storage/shared-folder.ts';
import { claimWorkFolder } from './storage/work-folder.ts';
import { createSettings, type Settings } from './settings/settings.ts';
import { meterTraffic } from './traffic/meter.ts';

/** Requests that are not over by then are cut off. */
const longestGoodbyeMs = 8_000;

/** A server that answers. */
export interface RunningServer {
  /** `http://127.0.0.1:8080`, without a slash at the end. */
  readonly url: string;
  readonly engine: Engine;
  /** The demo school's password, when this start made the school. */
  readonly seeded: SeededSchool | undefined;
  /** The administrator, when this start made the first account of an empty database. */
  readonly administrator: FirstAdministrator | undefined;
  /** The folder of files is the one that belongs to the database. */
  readonly filesShared: boolean;
  /** Takes no more requests, finishes those that run, closes what it opened. */
  close(): Promise<void>;
}

/** What a start may be given from outside. */
export interface StartOptions {
  readonly log?: LogSink;
  /** The database, when its opening has begun already; the server closes it. */
  readonly opening?: Promise<OpeningDatabase>;
  /** Says how full a disk is; the system does without it. */
  readonly measureDisk?: (folder: string) => Promise<DiskState>;
  /** An open database, shared with others in this process; it stays open when the server closes. */
  readonly database?: Database;
}

/**
 * Puts the server together and starts it: schemas, database, tables, menus, rows of every installation, demo school.
 * @throws ConfigError, SchemaError, MigrationNeeded, DatabaseLocked or an error of listening; nothing stays open then
 */
export async function startServer(config: ServerConfig, options: StartOptions = {}): Promise<RunningServer> {
  const log = options.log ?? createLineWriter();
  if (options.database)
    return serve(config, { database: options.database, ready: Promise.resolve() }, log, options);
  const { databaseUrl: url, dataDir } = config;
  const opening = await (options.opening ?? beginDatabase({ url, dataDir }));
  const { database } = opening;
  try {
    const server = await serve(config, opening, log, options);
    return { ...server, close: () => server.close().finally(() => database.close()) };
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}

async function serve(
  config: ServerConfig,
  { database, ready }: OpeningDatabase,
  log: LogSink,
  { measureDisk }: StartOptions,
): Promise<RunningServer> {
  const parts = await partsOf(config, database, log, measureDisk);
  const { store, schemas, settings, engine, alarm, uploads, runner, ways, http } = parts;
  const traffic = meterTraffic(http.server);
  await ready;
  const filesShared = await prepare(config, parts, log);
  const seeded = config.demo
    ? await seedSchool(withoutTimeLimits(database), engine.catalog, config, store)
    : undefined;
  await adoptAll(engine);
  const planned = await firstPassword(database, config.adminPassword);
  await http.listen({ host: config.host, port: config.port });
  // Only now: the password of a start that fails at its port would never be told.
  const administrator = planned && (await createFirstAdministrator(engine, planned));
  runner.start();
  const endFollowing = [schemas.follow(), settings.follow(), ways.follow()];
  const first = seeded && ((isOver: () => boolean) => countFilled(database, engine.catalog, isOver));
  const housekeeping = startHousekeeping(engine, log, {
    store,
    isOwnStore: filesShared,
    traffic,
    alarm,
    uploads,
    first,
  });
  const sealing = sealFiles(store, log);
  const audit = watchAudit(engine, log, fileAnchor(config.auditAnchor));
  const { port } = http.server.address() as AddressInfo;
  return {
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    engine,
    seeded,
    administrator,
    filesShared,
    async close() {
      const impatience = setTimeout(() => http.server.closeAllConnections(), longestGoodbyeMs);
      await http.close();
      clearTimeout(impatience);
      await runner.stop();
      await housekeeping.stop();
      await sealing.stop();
      await audit.stop();
      for (const end of endFollowing) await end();
      await ways.close();
      await uploads.remove();
    },
  };
}

type Parts = Awaited<ReturnType<typeof partsOf>>;

/** Puts together what answers requests; nothing is read of the database yet. */
async function partsOf(
  config: ServerConfig,
  database: Database,
  log: LogSink,
  measureDisk: StartOptions['measureDisk'],
) {
  await mkdir(config.dataDir, { recursive: true });
  const room = watchRoom(config.dataDir, measureDisk);
  const filesFolder = join(config.dataDir, 'files');
  const store = createFolderStore(filesFolder, room);
  const hadKey = existsSync(config.keyFile);
  useSealingKeys(secretsIn(config.keyFile));
  const secret = installationKey(config.keyFile);
  const schemas = createLiveSchemas({
    database,
    folder: config.schemasDir,
    watch: config.watchSchemas,
    key: schemaSetKey(config),
    files: store,
    modules,
    told: (event, facts) => logEvent(log, event, facts),
  });
  const settings = createSettings(database, config.fixed);
  const engine = engineOf(
    database,
    settings,
    schemas,
    secret,
    retriesOf(() => jobs),
    store,
  );
  const alarm = createDiskAlarm(room);
  const uploads = await claimWorkFolder(join(config.dataDir, 'tmp'));
  const runner = createTaskRunner({
    database,
    taskOf: (work) => taskOf(engine, work, jobs),
    fault: (error) => {
      alarm.heard(error);
      logEvent(log, 'task-failed', faultFacts(error));
    },
  });
  const ways = createIdentityServices(config, database, settings, (event, facts) =>
    logEvent(log, event, facts),
  );
  const grants = createGrantBook(engine, KEPT_MS);
  const jobs: JobParts = {
    files: { store, folder: uploads.path },
    runner,
    taskRows: () => settings.of(SETTING.TaskRows),
    callerOf: (asked) => callerOfUser(database, grants, asked),
  };
  const sessions = createSessions(database, grants, settings);
  const visits = createTicketSessions(engine, grants);
  const asked = httpParts(
    config,
    { engine, jobs, ways, sessions, visits, place: { room, backupFile: config.backupFile } },
    log,
  );
  const http = await createHttp(config, { ...asked, heard: alarm.heard });
  return {
    database,
    store,
    filesFolder,
    hadKey,
    secret,
    schemas,
    settings,
    engine,
    alarm,
    uploads,
    runner,
    ways,
    http,
  };
}

/** Brings the database up to the schemas. @returns whether this node keeps its files where the others do */
async function prepare(config: ServerConfig, parts: Parts, log: LogSink): Promise<boolean> {
  const { engine, schemas, settings, ways, secret, hadKey, filesFolder } = parts;
  const database = withoutTimeLimits(parts.database);
  const withKey = (judge: typeof requireOwnKey) =>
    judge(database, secret, config.keyFile).catch(async (error: unknown) => {
      // The key of this start alone would look as if it were the installation's.
      if (!hadKey) await rm(config.keyFile, { force: true });
      throw error;
    });
  await withKey(requireOwnKey);
  await schemas.load();
  // A set that another node publishes meanwhile would lose its menus to the ones before it.
  do await installShipped(database, engine.catalog);
  while (await schemas.load());
  await withKey(claimKey);
  const filesShared = await isOwnStore(database, filesFolder);
  if (!filesShared) logEvent(log, 'files-not-shared', { dataDir: config.dataDir });
  for (const log of chainedEntities(engine.catalog)) await chainOldRows(database, engine.secret, log);
  const sealed = await sealOldValues(database, engine.catalog);
  if (sealed > 0) logEvent(log, 'values-sealed', { values: sealed });
  await schemas.loadSchool();
  await settings.load();
  await ways.load();
  return filesShared;
}

/** Encrypts the files that were stored before files were. Returns the end of it. */
function sealFiles(store: FileStore, log: LogSink): { stop(): Promise<void> } {
  let isOver = false;
  const sealing = store
    .sealOld(() => isOver)
    .then(
      (files) => void (files > 0 && logEvent(log, 'files-sealed', { files })),
      (error: unknown) => logEvent(log, 'files-not-sealed', faultFacts(error)),
    );
  return {
    async stop() {
      isOver = true;
      await sealing;
    },
  };
}

/** The engine works with the schemas of the moment. */
function engineOf(
  database: Database,
  settings: Settings,
  schemas: LiveSchemas,
  secret: Buffer,
  tasks: BackgroundTasks,
  store: FileStore,
): Engine {
  return {
    database,
    secret,
    get catalog() {
      return schemas.catalog;
    },
    get modules() {
      return schemas.modules;
    },
    attachments: attachmentInfos,
    readFile: async (name) => store.read(name),
    settings,
    waysTo: (queryable, caller, pages) =>
      waysTo(
        queryable,
        caller,
        pages.filter((page) => schemas.catalog.closed.page(page) === undefined),
      ),
    people,
    schemas,
    tasks,
  };
}

function httpParts(config: ServerConfig, services: Omit<CallServices, 'files'>, log: LogSink) {
  const { engine, jobs, ways, sessions, visits } = services;
  const { database, catalog } = engine;
  const called = { ...services, files: jobs.files.store };
  const answers = new Map([
    ...engineAnswers(engine, jobs),
    ...handlerAnswers(called),
    ...toldAnswers(called),
  ]);
  return {
    database,
    log,
    calls: knownCalls(catalog, answers, {
      'Data/Save': {
        ahead: (caller, input) => saveAhead(engine, caller, input as unknown as CallInput['Data/Save']),
      },
      'Data/Action': {
        ahead: (caller, input) => actAhead(engine, caller, input as unknown as CallInput['Data/Action']),
        groupOf: (caller, input) =>
          groupedAction(engine, caller, input as unknown as CallInput['Data/Action']),
        askAhead: (tx, caller, input) =>
          askActionAhead(engine, tx, caller, input as unknown as CallInput['Data/Action']),
      },
    }),
    groups: createGroupCommit(database),
    uploads: { folder: jobs.files.folder, hold: jobs.files.store.hold, senders: new Map<string, number>() },
    arrivals: createFirstSeen(),
    requireOpen: (call: string) => requireOpenCall(engine.catalog, call),
    furtherOrigins: () => logoutOrigins(ways.providers),
    frames: () => frameSources(engine.catalog.pages.naming('"frame"')),
    validators,
    validateOutputs: config.validateOutputs,
    identify: sessions.identify,
    holder: visits.holder,
    sharer: createShares(engine),
    anonymous: sessions.anonymous,
    rate: createRateLimit(config.rateFactor, sharedCount(database)),
    isReady: async () => (await database.query('SELECT 1')).rowCount === 1,
  };
}

/** Joins each declared call with its one answer. A call without an answer, or one that changes data on GET, does not start. */
function knownCalls(
  catalog: Catalog,
  answers: ReadonlyMap<string, Answer>,
  more: Readonly<Record<string, Pick<KnownCall, 'ahead' | 'groupOf' | 'askAhead'>>>,
): KnownCall[] {
  return [...catalog.calls].map(([name, file]) => {
    const answer = answers.get(name);
    if (!answer) throw new Error(`calls/${name}.json: no code answers this call`);
    if (file.write && file.method === 'GET') throw new Error(`calls/${name}.json: a GET must not write`);
    return { name, file, answer, ...more[name] };
  });
}
