import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserProblems } from './browsers/check-built.mjs';
import { measureStages } from './setup/bundle-budget.mjs';
import { chunksOf, groupsOf } from './setup/bundle-chunks.mjs';
import { shipSchemas, sourceFingerprint, stampPath } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireNodeVersion } from './setup/node-version.mjs';
import { root } from './setup/root.mjs';
import { ensureValidators } from './setup/validators.mjs';

requireNodeVersion();
if (!(await ensureInstalled(root)) || !(await ensureValidators(root))) process.exit(1);

const started = Date.now();
const dist = join(root, 'dist');
const fresh = join(dist, `.building-${process.pid}`);
// Taken before the build: a file saved while it runs must make it stale.
const stamp = sourceFingerprint(root);

/**
 * Puts a finished folder in place of the old one, so that a server that is running, or a build that fails,
 * never sees half of one.
 * @param {string} name
 */
function swapIn(name) {
  const old = `${fresh}-old-${name}`;
  if (existsSync(join(dist, name))) renameSync(join(dist, name), old);
  renameSync(join(fresh, name), join(dist, name));
  rmSync(old, { recursive: true, force: true });
}

/** Removes what builds that were killed left behind. */
function sweep() {
  for (const name of readdirSync(dist)) {
    const pid = Number(/^\.building-(\d+)/.exec(name)?.[1]);
    if (pid > 0 && !isAlive(pid)) rmSync(join(dist, name), { recursive: true, force: true });
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Builds the client: once in memory, to see which modules are loaded together, and once so that these are one file each.
 * @param {typeof import('vite').build} build
 */
async function buildClient(build) {
  /**
   * @param {import('vite').LogLevel} logLevel
   * @param {import('vite').BuildEnvironmentOptions} settings
   */
  const made = async (logLevel, settings) => {
    const built = await build({ root, logLevel, build: settings });
    if (!('output' in built)) throw new Error('Vite has built more than one client');
    return built.output;
  };
  const apart = chunksOf(await made('error', { write: false, minify: false }));
  // Groups are whole: a module that one of them needs is in another one that is loaded with it.
  const codeSplitting = { includeDependenciesRecursively: false, groups: groupsOf(apart, root) };
  const rolldownOptions = {
    preserveEntrySignatures: /** @type {const} */ ('allow-extension'),
    output: { codeSplitting },
  };
  const output = await made('warn', { outDir: join(fresh, 'client'), emptyOutDir: true, rolldownOptions });
  reportSizes(output);
}

/**
 * What a first visit loads, stage by stage; past its budget the build fails.
 * @param {readonly import('./setup/bundle-chunks.mjs').Output[]} output
 */
function reportSizes(output) {
  const measured = measureStages(output, join(fresh, 'client'), root);
  for (const { name, files, kilobytes, stage } of measured)
    console.log(
      `  ${name}: ${kilobytes} KB gzip（上限 ${stage.kilobytes}），${files} 个脚本（上限 ${stage.files}）`,
    );
  const past = measured.filter(({ fits }) => !fits).map(({ name }) => name);
  if (past.length > 0)
    throw new Error(`脚本超出体积上限 / scripts are past their budgets: ${past.join(', ')}`);
}

/** What a supported browser does not have must not be found out by the people who use it. */
function refuseNewerThanSupported() {
  const problems = browserProblems(join(fresh, 'client'), root);
  if (problems.length > 0)
    throw new Error(`有浏览器不支持的写法 / not every supported browser knows this:\n${problems.join('\n')}`);
}

mkdirSync(dist, { recursive: true });
sweep();
try {
  const { build } = await import('vite');
  await buildClient(build);
  refuseNewerThanSupported();
  await shipSchemas(root, join(fresh, 'client/shipped'));
  await build({
    root,
    // The browser's plugins and proxy say nothing about the server.
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // One file loads faster than the thousand that the packages consist of; those with files of their own stay where they are.
    ssr: {
      noExternal: true,
      external: ['@electric-sql/pglite', '@node-rs/argon2', 'sharp', 'svg-captcha', 'pdfkit'],
    },
    build: {
      ssr: true,
      target: 'node20',
      outDir: join(fresh, 'server'),
      rollupOptions: {
        input: {
          main: join(root, 'src/server/main.ts'),
          'embedded-worker': join(root, 'src/server/data/database/embedded-worker.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  rmSync(stampPath(root), { force: true });
  swapIn('client');
  swapIn('server');
  // Run by itself the worker makes the empty database that first starts copy; where it cannot, they make their own.
  spawnSync(process.execPath, [join(dist, 'server', 'embedded-worker.js')], { cwd: root, stdio: 'ignore' });
  writeFileSync(stampPath(root), stamp);
  console.log(`构建完成（${Math.round((Date.now() - started) / 100) / 10} 秒）。 / Built.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('构建失败。 / The build failed.');
  process.exitCode = 1;
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
