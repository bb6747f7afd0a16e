import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import type { Batch } from '../../src/server/demo/rows.ts';
import { generateSchool } from '../../src/server/demo/school.ts';
import { writeSheets } from '../../src/server/jobs/xlsx/write.ts';
import { studentSheet } from './student-sheet.ts';

const USAGE = `Writes the demo school to a file, to be read by benches and import tests.
  tsx tools/demo/main.ts --out students.xlsx [--students 5000] [--seed xg2026] [--t0 "2026-11-20 08:00:00"]
  .xlsx  the students, in the layout that the student list imports
  .json  every row, as a list of {"entity", "rows"}`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      students: { type: 'string', default: '2000' },
      seed: { type: 'string' },
      t0: { type: 'string' },
    },
  });
  const students = Number(values.students);
  if (!values.out || !Number.isInteger(students) || students < 1) throw new Error(USAGE);
  const catalog = loadCatalog(resolve('schemas'));
  const batches = generateSchool({ students, seed: values.seed, t0: values.t0, catalog });
  const target = createWriteStream(values.out);
  if (values.out.endsWith('.xlsx')) {
    const sheet = studentSheet(catalog, batches);
    await writeSheets(target, [sheet]);
  } else if (values.out.endsWith('.json')) await writeJson(target, batches);
  else throw new Error(USAGE);
  console.log(`${students} students -> ${values.out}`);
}

/** One batch per line, so that the file can be read without holding all of it. */
async function writeJson(target: NodeJS.WritableStream, batches: Iterable<Batch>): Promise<void> {
  let separator = '[\n';
  for (const batch of batches) {
    if (!target.write(separator + JSON.stringify(batch))) await once(target, 'drain');
    separator = ',\n';
  }
  target.end('\n]\n');
  await once(target, 'finish');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
