import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generateAll, validators } from './generate.ts';

const folder = 'src/contract/generated';
const onlyValidators = process.argv.includes('--validators');

for (const [name, text] of onlyValidators ? validators('schemas') : await generateAll('schemas')) {
  const path = `${folder}/${name}`;
  const fresh = existsSync(path) && readFileSync(path, 'utf8') === text;
  mkdirSync(dirname(path), { recursive: true });
  if (!fresh) writeFileSync(path, text);
  if (!onlyValidators) console.log(`${fresh ? '=' : '+'} ${path}`);
}
