import { writeSync } from 'node:fs';
import { openDatabase } from '../../../src/server/data/database/database.ts';

// Writes rows, numbered from `first`, one after another until it is killed, and acknowledges each on standard output
// once it is stored: singly, or as a pair in one transaction, told by `single <n>` and `pair <n>`.
const [, , dataDir = '', first = '1'] = process.argv;

async function write(): Promise<void> {
  const db = await openDatabase({ dataDir });
  await db.query(`CREATE TABLE IF NOT EXISTS written (n int, part text, filler text, PRIMARY KEY (n, part))`);
  const insert = `INSERT INTO written VALUES ($1, $2, repeat('学', 500))`;
  writeSync(1, 'open\n');
  for (let n = Number(first); ; n += 1) {
    if (n % 2 === 0) {
      await db.query(insert, [n, 'single'], 'insert');
      writeSync(1, `single ${n}\n`);
    } else {
      await db.transaction(async (tx) => {
        await tx.query(insert, [n, 'first']);
        await tx.query(insert, [n, 'second']);
      });
      writeSync(1, `pair ${n}\n`);
    }
  }
}

void write();
