import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generateAll } from './generate.ts';

const folder = 'src/contract/generated';

for (const [name, text] of await generateAll('schemas')) {
  const path = `${folder}/${name}`;
  const fresh = existsSync(path) && readFileSync(path, 'utf8') === text;
  mkdirSync(dirname(path), { recursive: true });
  if (!fresh) writeFileSync(path, text);
  console.log(`${fresh ? '=' : '+'} ${path}`);
}
