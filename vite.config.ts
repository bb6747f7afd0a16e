import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { forOlderBrowsers } from './tools/browsers/build.ts';
import { SUPPORTED } from './tools/browsers/compat.mjs';
import { namelessIcons } from './tools/browsers/nameless-icons.ts';
import { readDurations } from './tools/setup/durations.mjs';
import { root } from './tools/setup/root.mjs';
import { changedLately, longInTurn } from './tools/setup/sample.mjs';

/** `vite` alone serves the client with hot reload; its calls go to a server started beside it. */
const apiTarget = `http://127.0.0.1:${process.env['PORT'] ?? 8080}`;

/**
 * axios carries a second transport, by fetch, which a browser that has XMLHttpRequest never takes, the names of all HTTP
 * states, an old way to cancel, and a writer of forms as JSON. Left out, they make the login page a good deal smaller.
 */
const LEFT_OUT_OF_AXIOS: Readonly<Record<string, string>> = {
  'adapters/fetch.js': 'export const getFetch = () => undefined;\nexport default undefined;\n',
  'helpers/HttpStatusCode.js': 'export default {};\n',
  'cancel/CancelToken.js': 'export default class {}\n',
  'helpers/formDataToJSON.js': 'export default () => null;\n',
};
const withoutSpareParts = {
  name: 'axios-without-spare-parts',
  enforce: 'pre' as const,
  load: (id: string) => LEFT_OUT_OF_AXIOS[id.replaceAll('\\', '/').split('/axios/lib/')[1] ?? ''],
};

/** Puts `loadPart`, which knows failures and the time-out of parts, around every import() of the built client. */
const guardedParts = {
  name: 'guarded-parts',
  transform(code: string, id: string) {
    if (id !== '\0vite/preload-helper.js') return undefined;
    const own = 'export const __vitePreload =';
    if (!code.includes(own)) throw new Error('Vite has changed how it loads chunks: guard them anew');
    return `import { loadPart } from '/src/client/session/part.ts';
${code.replace(own, 'const preloadPart =')}
export const __vitePreload = (load, ...more) => loadPart(() => preloadPart(load, ...more));`;
  },
};

interface Settings {
  readonly exclude?: readonly string[];
  readonly [setting: string]: unknown;
}

/** Projects one after another, so that a worker keeps what it has loaded; the last ones are short everywhere. */
const PROJECTS = ['server-postgres', 'server-embedded', 'older-browsers', 'xlsx', 'unit', 'unit-state'];

/** Seconds that the longer test files took when they were recorded last, by path: `npm test -- --record`. */
const durations = readDurations(root);
const inTurn = longInTurn(durations, process.env['TEST_SAMPLE'] ?? '', changedLately(root));

const pathOf = ({ moduleId }: TestSpecification) => relative(root, moduleId).replaceAll('\\', '/');

/** Long files come last and in turns, since a run begins none once its time is over (`tools/setup/test-runner.ts`). */
class LongLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const project = ({ project }: TestSpecification) => PROJECTS.indexOf(project.name);
    const turn = (file: TestSpecification) => inTurn.indexOf(pathOf(file));
    const seconds = (file: TestSpecification) => durations[pathOf(file)] ?? 0;
    return (await super.sort(files)).sort(
      (one, other) =>
        turn(one) - turn(other) || project(one) - project(other) || seconds(other) - seconds(one),
    );
  }
}

const project = (name: string, include: string[], { exclude = [], ...settings }: Settings = {}) => ({
  extends: true as const,
  test: { name, include, isolate: false, exclude: [...exclude], ...settings },
});

/** Where a PostgreSQL is at hand; `npm test` sees to one. */
const hasPostgres = Boolean(process.env['TEST_POSTGRES_URL']);

/** Test files with a server share the databases that they start with. */
const onTheServer = { globalSetup: './tests/_util/run-folder.ts' };

const SERVER = 'tests/server/**/*.test.ts';
/** Browser and server in one project: each further one loads the server anew in each of its workers. */
const BROWSER = process.env['TEST_BROWSER'] === 'none' ? [] : ['tests/browser/**/*.test.ts'];

const isFull = process.env['TEST_SCALE'] === 'full';
const isAtLength = isFull || process.env['TEST_LENGTH'] === 'whole';

/** What the embedded database may do in its own way; the rest meets it only where there is no PostgreSQL. */
const ABOUT_THE_DATABASE = [
  `tests/server/{data-read,data-filter,data-sync,database${isAtLength ? '*' : '{,-durability,-gate,-queue,-slot}'}}.test.ts`,
  'tests/server/http-start{,-faults,-signals}.test.ts',
  // What they prove of the server is the same on both databases, and of this one alone `database-durability` proves it.
  ...(isFull ? ['tests/server/{crash,sealed-school}.test.ts'] : []),
];

/** The client keeps its session in its modules: each test file there has modules of its own. */
const KEEPS_STATE = 'src/client/{account,actions,request,session,shell,storage}/**/*.test.{ts,tsx}';

/** Spreadsheets know no database, and their memory is measured: once is enough, in processes of their own. */
const withoutDatabase = 'tests/server/xlsx-*.test.ts';

const server = (database: string, include: string[]) =>
  project(`server-${database}`, include, {
    env: { TEST_DATABASE: database },
    ...onTheServer,
    exclude: [withoutDatabase],
  });

/** The browsers are fetched, and the walk through them takes minutes: `npm run test:full` does it. */
const olderBrowsers = project('older-browsers', ['tests/older-browsers/**/*.test.ts'], {
  env: { TEST_DATABASE: hasPostgres ? 'postgres' : 'embedded' },
  ...onTheServer,
});

export default defineConfig({
  plugins: [react(), withoutSpareParts, guardedParts, namelessIcons(), forOlderBrowsers()],
  build: {
    outDir: 'dist/client',
    target: [...SUPPORTED],
    // Browsers that this product runs in know modulepreload.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
  },
  server: { proxy: { '/api': apiTarget, '/healthz': apiTarget } },
  test: {
    environment: 'node',
    runner: './tools/setup/test-runner.ts',
    testTimeout: 180_000,
    hookTimeout: 300_000,
    // Pages take their time on a loaded machine: what is waited for is seen, however late.
    expect: { poll: { timeout: 20_000 } },
    // One more than the cores it is meant for: servers that start and browsers that load leave gaps.
    maxWorkers: 3,
    // The projects of a run, and one run after another, transform each module once between them.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongLast },
    // Three megabytes that are plain JavaScript already: Node reads them as they are.
    server: { deps: { external: [/\/contract\/generated\/[\w-]*validators\.js$/] } },
    projects: [
      project('unit', ['{src,tools,tests/conformance}/**/*.test.{ts,tsx}'], { exclude: [KEEPS_STATE] }),
      project('unit-state', [KEEPS_STATE], { isolate: true }),
      project('xlsx', [withoutDatabase], { isolate: true }),
      server('embedded', hasPostgres ? ABOUT_THE_DATABASE : [SERVER, ...BROWSER]),
      ...(hasPostgres ? [server('postgres', [SERVER, ...BROWSER])] : []),
      ...(isFull && BROWSER.length > 0 ? [olderBrowsers] : []),
    ],
  },
});
