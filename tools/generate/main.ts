import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generateAll, unreviewed } from './generate.ts';

const folder = 'src/contract/generated';
const onlyUnreviewed = process.argv.includes('--unreviewed');

for (const [name, text] of onlyUnreviewed ? await unreviewed('schemas') : await generateAll('schemas')) {
  const path = `${folder}/${name}`;
  const fresh = existsSync(path) && readFileSync(path, 'utf8') === text;
  mkdirSync(dirname(path), { recursive: true });
  if (!fresh) writeFileSync(path, text);
  if (!onlyUnreviewed) console.log(`${fresh ? '=' : '+'} ${path}`);
}
