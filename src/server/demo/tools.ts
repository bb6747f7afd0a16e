import { CHECK_STATE, TARGET_TYPE, TOOL_STATE } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { stamped, type Batch, type Making } from './rows.ts';
import { everyStudent, studentRow } from './students.ts';

interface Tool {
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly icon: string;
  readonly site: string;
  readonly intro: string;
}

const TOOLS: readonly Tool[] = [
  {
    code: 'library',
    name: '图书馆座位预约',
    category: '8',
    icon: 'ReadOutlined',
    site: 'https://library.example.edu.cn/seats',
    intro: '等待审核的新应用',
  },
];

/** What students say, in the order of their writing. */
const COMMENTS: readonly { readonly tool: string; readonly score: number; readonly text: string }[] = [
  { tool: 'campus-know', score: 5, text: '补办校园卡的流程写得很清楚，少跑了一趟。' },
  { tool: 'campus-know', score: 4, text: '内容很全，希望能按学院筛选。' },
  { tool: 'leave-apply', score: 5, text: '手机上几分钟就请好假了，审批也快。' },
  { tool: 'my-dorm', score: 4, text: '能看到卫生成绩，很方便。' },
];

/** Id of an application that the schemas ship. */
const shippedId = (code: string) => `tool_${code.replace('-', '_')}`;

/** An application that waits for its check beside the shipped ones, and what students say of those. */
export function* tools(making: Making): Generator<Batch> {
  const { calendar, dice } = making;
  const apps = TOOLS.map((tool, at) =>
    stamped(dice.id('tool', tool.code), calendar.hours(-24 * 30), {
      ToolName: tool.name,
      ToolCode: tool.code,
      Category: tool.category,
      Icon: tool.icon,
      Url: tool.site,
      TargetType: TARGET_TYPE.NewWindow,
      Intro: tool.intro,
      RoleCodes: null,
      Status: TOOL_STATE.Off,
      CheckState: CHECK_STATE.Waiting,
      OpenCount: 0,
      Sort: 90 + at,
    }),
  );
  yield { entity: entities.ToolInfo, rows: apps };
  const comments: Row[] = [];
  const kept: Row[] = [];
  const writers = everyStudent(making);
  for (const [at, { tool, score, text }] of COMMENTS.entries()) {
    const { value: writer } = writers.next();
    if (!writer) break;
    const by = { id: writer.userId, name: String(studentRow(making, writer)['TrueName']) };
    const when = calendar.hours(-30 * (COMMENTS.length - at));
    const comment = { ToolId: shippedId(tool), Score: score, Content: text };
    comments.push(stamped(dice.id('tool-comment', String(at)), when, comment, by));
    const store = { UserId: writer.userId, ToolId: shippedId(tool) };
    kept.push(stamped(dice.id('tool-store', String(at)), when, store, by));
  }
  yield { entity: entities.ApplyComment, rows: comments };
  yield { entity: entities.ApplyStore, rows: kept };
}
