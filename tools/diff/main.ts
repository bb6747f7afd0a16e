import '../usage/answer.ts';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';
import type { Effect } from './change.ts';
import { compareSchemas } from './compare.ts';
import { textsOfRevision } from './revision.ts';

const MARKS: Readonly<Record<Effect, string>> = {
  breaking: '✗ 破坏',
  wider: '▲ 放宽',
  narrower: '▼ 收紧',
  plain: '  ',
};

const words = process.argv.slice(2);
const [from = 'HEAD', to] = words.filter((word) => !word.startsWith('--'));

try {
  const changes = compareSchemas(
    textsOfRevision(from, 'schemas'),
    to === undefined ? readTexts('schemas') : textsOfRevision(to, 'schemas'),
  );
  if (words.includes('--json')) console.log(JSON.stringify(changes, null, 2));
  else {
    for (const file of new Set(changes.map((change) => change.file))) {
      console.log(`schemas/${file}`);
      for (const { effect, message } of changes.filter((change) => change.file === file))
        console.log(`  ${MARKS[effect]} ${message}`.trimEnd());
    }
    const count = (effect: Effect) => changes.filter((change) => change.effect === effect).length;
    console.log(
      `${from} → ${to ?? '当前文件'}：${changes.length} 处变化，其中破坏 ${count('breaking')}、放宽 ${count('wider')}、收紧 ${count('narrower')}`,
    );
  }
  if (words.includes('--strict') && changes.some(({ effect }) => effect === 'breaking')) process.exitCode = 1;
} catch (error) {
  console.log((error as Error).message);
  process.exitCode = 2;
}
