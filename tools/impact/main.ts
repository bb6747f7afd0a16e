import '../usage/answer.ts';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';
import { impactIndex } from './impact.ts';
import { impactLines } from './print.ts';
import { programUses } from './program-uses.ts';

const words = process.argv.slice(2);
const json = words.includes('--json');
const [word] = words.filter((one) => !one.startsWith('--'));

if (word === undefined) {
  console.log('用法：npm run impact -- <字段、字典、EnCode、页面、调用、角色、路由或数据对象> [--json]');
  process.exitCode = 2;
} else {
  const index = impactIndex(readTexts('schemas'), programUses('src'));
  const targets = index.targets(word);
  const impacts = targets.map((target) => index.impact(target));
  if (json) console.log(JSON.stringify(impacts, null, 2));
  else if (targets.length > 0) console.log(impacts.flatMap((impact) => impactLines(impact)).join('\n'));
  else {
    const [near] = index.near(word);
    console.log(`方案中没有 "${word}"${near === undefined ? '' : `；是否应为 "${near}"？`}`);
    process.exitCode = 1;
  }
}
