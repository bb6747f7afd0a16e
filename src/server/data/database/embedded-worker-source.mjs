// Starts the worker from its source, for tests and tools: Node 20 cannot read TypeScript, and a thread does not
// inherit what made its parent able to. A run of the tests that has the build of this very source names the worker in
// it, which starts in half the time. The build has no use for this file.
const built = process.env['TEST_BUILT_WORKER'];
if (built) await import(built);
else {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./embedded-worker.ts');
}
