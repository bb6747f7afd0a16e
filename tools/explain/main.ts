import '../usage/answer.ts';
import { parseArgs } from 'node:util';
import { fetchSchoolDays, withSchoolDays } from '../../src/server/calendar/school-days.ts';
import { readConfig } from '../../src/server/config/config.ts';
import { installedSchemas } from '../../src/server/published/installed.ts';
import { ExplainRefusal, gatherCase, type Question } from './gather.ts';
import { openForReading } from './open.ts';
import { paperLines } from './papers.ts';
import { buttonReasons, handoutLines, reachLines, reasonLines, rowReasons, ruleLines } from './reasons.ts';
import { shownLines } from './shown.ts';
import { actLines, wordLines } from './words.ts';

const USAGE =
  '用法：npm run explain -- --user <登录名> --entity <模块/对象> --row <主键> [--button <EnCode>]\n' +
  '数据库由 DATA_DIR 或 DATABASE_URL 指明，与 npm start 相同。';

async function main(): Promise<void> {
  const question = readQuestion();
  const config = readConfig();
  const { database, isCopy, close } = await openForReading(config);
  try {
    const schemas = await installedSchemas(config, database);
    const catalog = withSchoolDays(schemas.catalog, await fetchSchoolDays(database));
    const facts = await gatherCase(database, catalog, question);
    const { subject } = facts.caller;
    if (isCopy) console.log('系统正在运行，以下按其数据此刻的副本说明。');
    console.log(`${subject.TrueName}（${subject.LoginName}），角色：${subject.Roles.join('、') || '无'}`);
    const row = rowReasons(facts);
    const lines =
      question.button === undefined
        ? reasonLines('能看到这条数据', row)
        : [
            ...reasonLines('能使用此按钮', [...row, ...buttonReasons(facts, question.button)]),
            ...reachLines(facts, question.button),
            ...actLines(facts, question.button),
            ...ruleLines(facts, question.button),
          ];
    const rest = [wordLines, paperLines, shownLines, handoutLines].flatMap((tell) => tell(facts));
    console.log([...lines, ...rest].join('\n'));
  } finally {
    await close();
  }
}

function readQuestion(): Question {
  const { values } = parseArgs({
    options: {
      user: { type: 'string' },
      entity: { type: 'string' },
      row: { type: 'string' },
      button: { type: 'string' },
    },
  });
  const { user, entity, row, button } = values;
  if (!user || !entity || !row) throw new ExplainRefusal(USAGE);
  return { user, entity, row, button };
}

main().catch((error: unknown) => {
  if (!(error instanceof ExplainRefusal)) throw error;
  console.log(error.message);
  process.exitCode = 1;
});
