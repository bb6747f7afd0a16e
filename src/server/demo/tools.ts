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
  /** Menu item whose page it leads to, or a site elsewhere. */
  readonly menu?: string;
  readonly site?: string;
  readonly intro: string;
  /** Codes of roles; everybody where none is named. */
  readonly roles?: readonly string[];
  readonly isNew?: true;
}

const STUDENTS = ['student', 'postgraduate'];
const COLLEGE = ['school_admin', 'college_admin', 'counsellor'];

const TOOLS: readonly Tool[] = [
  {
    code: 'leave-apply',
    name: '请假申请',
    category: '1',
    icon: 'FormOutlined',
    menu: '341',
    intro: '在线请假，随时查看审批到了哪一步',
    roles: STUDENTS,
  },
  {
    code: 'leave-mine',
    name: '我的请假',
    category: '1',
    icon: 'ProfileOutlined',
    menu: '342',
    intro: '请假记录与销假',
    roles: STUDENTS,
  },
  {
    code: 'leave-approve',
    name: '请假审批',
    category: '1',
    icon: 'AuditOutlined',
    menu: '347',
    intro: '待我审批的请假、销假与外出',
    roles: [...COLLEGE, 'head_teacher', 'tutor', 'graduate_admin'],
  },
  {
    code: 'naming-task',
    name: '点名任务',
    category: '1',
    icon: 'NotificationOutlined',
    menu: '321',
    intro: '按班级、宿舍发起点名，实时查看签到',
    roles: [...COLLEGE, 'dorm_manager'],
  },
  {
    code: 'my-sign',
    name: '我的签到',
    category: '1',
    icon: 'EnvironmentOutlined',
    menu: '325',
    intro: '在规定的时间和地点完成签到',
    roles: STUDENTS,
  },
  {
    code: 'my-survey',
    name: '我的问卷',
    category: '5',
    icon: 'HeartOutlined',
    menu: '406',
    intro: '心理自评与新生调查',
    roles: [...STUDENTS, 'freshman', 'teacher'],
  },
  {
    code: 'my-dorm',
    name: '我的宿舍',
    category: '4',
    icon: 'HomeOutlined',
    menu: '310',
    intro: '床位、室友与卫生检查成绩',
    roles: STUDENTS,
  },
  {
    code: 'dorm-change',
    name: '宿舍调换',
    category: '4',
    icon: 'SwapOutlined',
    menu: '311',
    intro: '申请调宿、退宿',
    roles: STUDENTS,
  },
  {
    code: 'gate-info',
    name: '门禁详情',
    category: '4',
    icon: 'LineChartOutlined',
    menu: '308',
    intro: '各楼栋进出人数与异常',
    roles: [...COLLEGE, 'dorm_admin', 'dorm_manager', 'security'],
  },
  {
    code: 'orientation-board',
    name: '迎新大屏',
    category: '2',
    icon: 'PieChartOutlined',
    menu: '221',
    intro: '报到进度、各学院与各省的人数',
    roles: [...COLLEGE, 'school_leader'],
  },
  {
    code: 'batch-print',
    name: '批量打印',
    category: '2',
    icon: 'PrinterOutlined',
    menu: '704',
    intro: '报到单、床位卡等按模板批量打印',
    roles: [...COLLEGE, 'aid_admin', 'finance', 'dorm_admin'],
  },
  {
    code: 'message-board',
    name: '学工留言板',
    category: '1',
    icon: 'MessageOutlined',
    menu: '461',
    intro: '向学校提问题、提建议，三个工作日内答复',
    roles: [...STUDENTS, 'teacher', 'counsellor'],
  },
  {
    code: 'campus-know',
    name: '校园百晓生',
    category: '8',
    icon: 'BulbOutlined',
    menu: '571',
    intro: '办事指南与常见问题',
  },
  {
    code: 'my-notices',
    name: '通知公告',
    category: '9',
    icon: 'BellOutlined',
    menu: '363',
    intro: '学校、学院发布的通知',
  },
  {
    code: 'dashboard',
    name: '待办中心',
    category: '9',
    icon: 'CarryOutOutlined',
    menu: '100',
    intro: '要我处理的事都在这里',
  },
  {
    code: 'library',
    name: '图书馆座位预约',
    category: '8',
    icon: 'ReadOutlined',
    site: 'https://library.example.edu.cn/seats',
    intro: '等待审核的新应用',
    isNew: true,
  },
];

/** What students say, in the order of their writing. */
const COMMENTS: readonly { readonly tool: string; readonly score: number; readonly text: string }[] = [
  { tool: 'campus-know', score: 5, text: '补办校园卡的流程写得很清楚，少跑了一趟。' },
  { tool: 'campus-know', score: 4, text: '内容很全，希望能按学院筛选。' },
  { tool: 'leave-apply', score: 5, text: '手机上几分钟就请好假了，审批也快。' },
  { tool: 'my-dorm', score: 4, text: '能看到卫生成绩，很方便。' },
];

/** Applications that lead to the pages of the product; one of them waits for its check. */
export function* tools(making: Making): Generator<Batch> {
  const { calendar, dice, roleIds, routes } = making;
  const idOf = (code: string) => dice.id('tool', code);
  const apps = TOOLS.map((tool, at) =>
    stamped(idOf(tool.code), calendar.hours(-24 * 30), {
      ToolName: tool.name,
      ToolCode: tool.code,
      Category: tool.category,
      Icon: tool.icon,
      Url: tool.site ?? routes.get(tool.menu ?? '') ?? `/${tool.code}`,
      TargetType: tool.site === undefined ? TARGET_TYPE.SameTab : TARGET_TYPE.NewWindow,
      Intro: tool.intro,
      RoleCodes: tool.roles?.flatMap((code) => roleIds.get(code) ?? []) ?? null,
      Status: tool.isNew ? TOOL_STATE.Off : TOOL_STATE.On,
      CheckState: tool.isNew ? CHECK_STATE.Waiting : CHECK_STATE.Passed,
      OpenCount: 0,
      Sort: at + 1,
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
    const comment = { ToolId: idOf(tool), Score: score, Content: text };
    comments.push(stamped(dice.id('tool-comment', String(at)), when, comment, by));
    const store = { UserId: writer.userId, ToolId: idOf(tool) };
    kept.push(stamped(dice.id('tool-store', String(at)), when, store, by));
  }
  yield { entity: entities.ApplyComment, rows: comments };
  yield { entity: entities.ApplyStore, rows: kept };
}
