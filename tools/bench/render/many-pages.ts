import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSchemaTexts } from '../../../src/server/data/schemas/catalog-read.ts';
import { loadCatalog } from '../../../src/server/data/schemas/catalog.ts';

const SCHEMAS = fileURLToPath(new URL('../../../schemas', import.meta.url));
const MORE = 1000;
const REPEATS = 7;

/** What many more page files cost the start of the server, which reads them; each is judged when it is first asked for. */
export function costOfManyPages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'xgt-bench-pages-'));
  try {
    cpSync(SCHEMAS, folder, { recursive: true });
    const pages = [...readSchemaTexts(folder)].filter(([file]) => file.startsWith('pages/'));
    for (let index = 0; index < MORE; index += 1) {
      const [file, text] = pages[index % pages.length]!;
      writeFileSync(join(folder, file.replace('.json', `-copy${index}.json`)), text);
    }
    // One by one in turn: what disturbs the one disturbs the other.
    const extra = Array.from(
      { length: REPEATS },
      () => busyWhile(() => loadCatalog(folder)) - busyWhile(() => loadCatalog(SCHEMAS)),
    );
    const median = extra.sort((one, other) => one - other)[Math.floor(REPEATS / 2)]!;
    return `${MORE} more page schemas: ${median.toFixed(0)} ms of processor time more at the start of the server`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Processor time in milliseconds. */
function busyWhile(act: () => unknown): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
