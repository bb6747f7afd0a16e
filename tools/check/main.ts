import '../usage/answer.ts';
import type { Step } from './step.ts';

// Each step is loaded when it is chosen: checking one schema must not wait for the compiler and the generators.
const steps: Record<string, () => Promise<Step>> = {
  schemas: async () => (await import('./schema-step.ts')).schemas({ files, unused: flags.has('--unused') }),
  freshness: async () => (await import('./freshness.ts')).freshness,
  shipped: async () => (await import('./shipped-step.ts')).shipped,
  sql: async () => (await import('./sql-step.ts')).sql,
  types: async () => (await import('./commands.ts')).types,
  lint: async () => (await import('./commands.ts')).lint,
  packages: async () => (await import('./commands.ts')).packages,
  format: async () => (await import('./commands.ts')).format,
};

const words = process.argv.slice(2);
const flags = new Set(words.filter((word) => word.startsWith('--')));
const files = words.filter((word) => word.endsWith('.json'));
const only = words.filter((word) => !flags.has(word) && !files.includes(word));
if (only.length === 0 && files.length > 0) only.push('schemas');

const unknown = only.filter((word) => !(word in steps));
if (unknown.length > 0) {
  console.log(`没有检查步骤 ${unknown.join('、')}；可选 ${Object.keys(steps).join('、')}`);
  process.exit(2);
}
const chosen = Object.entries(steps).filter(([name]) => only.length === 0 || only.includes(name));
const results = await Promise.all(
  chosen.map(async ([, load]) => {
    const step = await load();
    const begun = performance.now();
    const faults = await step.run(flags.has('--fix'));
    return { step, faults, took: Math.round(performance.now() - begun) };
  }),
);
for (const { step, faults, took } of results) {
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${step.title} (${took} ms)`);
  for (const fault of faults) console.log(`  ${fault.replaceAll('\n', '\n  ')}`);
}
const failed = results.filter(({ faults }) => faults.length > 0).length;
const total = Math.round(process.uptime() * 1000);
console.log(
  failed === 0
    ? `check passed (${total} ms)`
    : `check failed: ${failed} of ${results.length} steps (${total} ms)`,
);
process.exitCode = failed === 0 ? 0 : 1;
