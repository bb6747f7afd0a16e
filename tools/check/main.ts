import { format, lint, types } from './commands.ts';
import { freshness } from './freshness.ts';
import { schemas } from './schema-step.ts';
import type { Step } from './step.ts';

const fix = process.argv.includes('--fix');
const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const steps: Record<string, Step> = { schemas, freshness, types, lint, format };

const chosen = Object.entries(steps).filter(([name]) => only.length === 0 || only.includes(name));
const results = await Promise.all(chosen.map(async ([, step]) => ({ step, faults: await step.run(fix) })));
for (const { step, faults } of results) {
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${step.title}`);
  for (const fault of faults) console.log(`  ${fault.replaceAll('\n', '\n  ')}`);
}
const failed = results.filter(({ faults }) => faults.length > 0).length;
console.log(failed === 0 ? 'check passed' : `check failed: ${failed} of ${results.length} steps`);
process.exitCode = failed === 0 ? 0 : 1;
