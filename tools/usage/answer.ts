import { basename, dirname } from 'node:path';
import { USAGE } from './usage.ts';

// A tool imports this file before all others: who asks how it is called wants no database opened and no server started.
const tool = basename(dirname(process.argv[1] ?? ''));
if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
  console.log(`用法：${USAGE[tool] ?? tool}`);
  process.exit(0);
}
