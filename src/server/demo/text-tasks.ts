import { MSG_CHANNEL, PUSH_STATE, SCOPE_TYPE } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { collegeOfficer, officer } from './approval.ts';
import { campusId, orgId } from './organisation.ts';
import type { StaffPlan } from './plan.ts';
import { stamped, type Batch, type Making } from './rows.ts';
import { staffName } from './staff.ts';
import { everyStudent, type StudentPlan } from './students.ts';

interface Place {
  readonly code: string;
  readonly name: string;
  readonly type: string;
  readonly floor?: string;
  readonly about: string;
  readonly traffic?: string;
  readonly open?: string;
  readonly phone?: string;
  readonly geo?: { readonly Lng: number; readonly Lat: number };
  readonly isOff?: true;
}

const PLACES: readonly Place[] = [
  {
    code: 'GATE-E',
    name: '东校门',
    type: '8',
    about: '报到期间家长车辆由此进校，凭报到单登记。',
    traffic: '地铁 2 号线大学城站 1 号口出，步行 300 米。',
    open: '6:00-23:00',
    geo: { Lng: 115.8341, Lat: 28.7652 },
  },
  {
    code: 'REG-01',
    name: '新生报到点（体育馆）',
    type: '7',
    floor: '一楼大厅',
    about: '按学院分台办理，请提前打开手机上的报到单。',
    traffic: '从东校门进，沿主干道步行 8 分钟；校内接驳车「体育馆」站下。',
    open: '报到期间 8:00-20:00',
    phone: '0791-83800101',
  },
  {
    code: 'LIB',
    name: '图书馆',
    type: '4',
    about: '凭校园卡进馆；一楼有自助圈存和打印。',
    open: '7:00-22:30',
  },
  {
    code: 'ADM-3',
    name: '行政楼',
    type: '5',
    floor: '三楼',
    about: '学生工作处在 305，资助中心在 308。',
    open: '工作日 8:30-17:30',
    phone: '0791-83800305',
  },
  {
    code: 'TEACH-1',
    name: '第一教学楼',
    type: '1',
    about: '一至五楼为公共教室，教室编号为「1-楼层-序号」。',
    open: '6:30-22:30',
  },
  {
    code: 'CANTEEN-2',
    name: '第二食堂',
    type: '3',
    about: '一楼快餐，二楼风味窗口，三楼清真餐厅。',
    open: '6:30-20:30',
  },
  {
    code: 'CLINIC',
    name: '校医院',
    type: '6',
    about: '急诊全天开放；慢病和转诊在二楼办理。',
    open: '门诊 8:00-17:30，急诊全天',
    phone: '0791-83800120',
  },
  { code: 'DORM-OLD', name: '老学生公寓', type: '2', about: '已停用，搬迁后不再对外。', isOff: true },
];

const REACH = '/propSystem/textTaskMange/addressdescribe?code=';

interface Plan {
  readonly key: string;
  readonly name: string;
  readonly place?: string;
  /** What stands before and after the name; without a name all of it. */
  readonly text: readonly [before: string, after?: string];
  readonly from: number;
  readonly state: string;
  /** The college's own task, of the college of the first class. */
  readonly isCollege?: true;
  readonly isSchool?: true;
}

const { Waiting, Sent, Cancelled } = PUSH_STATE;

const PLANS: readonly Plan[] = [
  {
    key: 'library',
    name: '图书馆开馆时间调整',
    place: 'LIB',
    text: ['图书馆自下周起延长开放到22:30，位置和说明见链接'],
    from: 48,
    state: Waiting,
    isSchool: true,
  },
  {
    key: 'clinic',
    name: '体检提醒',
    place: 'CLINIC',
    text: ['', '同学，请于本周内到校医院体检，地址见链接'],
    from: -20,
    state: Sent,
  },
  {
    key: 'canteen',
    name: '食堂临时停水',
    place: 'CANTEEN-2',
    text: ['第二食堂今天中午停水，请到第一食堂就餐'],
    from: -30,
    state: Cancelled,
  },
  {
    key: 'college',
    name: '年级大会',
    place: 'TEACH-1',
    text: ['', '同学，年级大会在第一教学楼召开，请提前10分钟到场'],
    from: 30,
    state: Waiting,
    isCollege: true,
  },
];

/** Places with their codes, and texts that wait, were sent and were called off. */
export function* textTasks(making: Making): Generator<Batch> {
  const students: StudentPlan[] = [];
  for (const student of everyStudent(making)) {
    if (student.class.index > 0) break;
    students.push(student);
  }
  yield { entity: entities.AddressPlace, rows: PLACES.map((place, at) => placeRow(making, place, at)) };
  yield { entity: entities.TextTask, rows: PLANS.map((plan) => taskRow(making, plan, students)) };
  const sent = PLANS.filter(({ state }) => state === Sent);
  for (const plan of sent) yield* told(making, plan, students);
}

const placeId = ({ dice }: Making, code: string): string => dice.id('text.place', code);
const taskId = ({ dice }: Making, { key }: Plan): string => dice.id('text.task', key);

function placeRow(making: Making, place: Place, at: number): Row {
  const { calendar } = making;
  return stamped(placeId(making, place.code), calendar.hours(-24 * (40 - at)), {
    PlaceCode: place.code,
    PlaceName: place.name,
    PlaceType: place.type,
    CampusId: campusId(making, 0),
    CampusName: '主校区',
    Address: `南昌市示范大道1号${place.name}`,
    Geo: place.geo ?? null,
    NavUrl: place.geo ? `https://www.openstreetmap.org/?mlat=${place.geo.Lat}&mlon=${place.geo.Lng}` : null,
    Floor: place.floor ?? null,
    Describe: `<p>${place.about}</p>`,
    Traffic: place.traffic ?? null,
    OpenTime: place.open ?? null,
    Phone: place.phone ?? null,
    State: place.isOff ? '0' : '1',
    PlaceUrl: REACH + place.code,
    OrgId: orgId(making, 'department.0'),
  });
}

const ownerOf = (making: Making, { isCollege }: Plan, [first]: readonly StudentPlan[]): StaffPlan =>
  isCollege ? collegeOfficer(making, first!.class.college) : officer(making, 'school01');

function taskRow(making: Making, plan: Plan, students: readonly StudentPlan[]): Row {
  const { calendar } = making;
  const [before, after] = plan.text;
  const isNamed = after !== undefined;
  const owner = ownerOf(making, plan, students);
  const classes = [students[0]!.class.id];
  const isSent = plan.state === Sent;
  return stamped(
    taskId(making, plan),
    calendar.hours(Math.min(plan.from, 0) - 5),
    {
      TaskName: plan.name,
      Content: isNamed ? `${before}{姓名}${after}` : before,
      PlaceId: plan.place === undefined ? null : placeId(making, plan.place),
      LinkUrl: plan.place === undefined ? null : REACH + plan.place,
      Channel: MSG_CHANNEL.Inside,
      ScopeType: plan.isSchool ? SCOPE_TYPE.School : SCOPE_TYPE.Class,
      ClassIds: plan.isSchool ? null : classes,
      ScopeIds: plan.isSchool ? null : classes,
      PlanTime: calendar.hours(plan.from),
      State: plan.state,
      TargetCount: isSent ? students.length : 0,
      SentAt: isSent ? calendar.hours(plan.from) : null,
      OrgId: plan.isCollege
        ? orgId(making, `college.${students[0]!.class.college}`)
        : orgId(making, 'department.0'),
      IsNamed: isNamed ? 1 : 0,
      TextBefore: before === '' ? null : before,
      TextAfter: after ?? null,
      Sample: isNamed ? `${before}张三${after}` : before,
    },
    { id: owner.userId, name: staffName(making, owner) },
  );
}

/** What the people of a class were told, two in three of them have opened it. */
function* told(making: Making, plan: Plan, students: readonly StudentPlan[]): Generator<Batch> {
  const { calendar, dice } = making;
  const at = calendar.hours(plan.from);
  const task = taskId(making, plan);
  const push = dice.id('text.push', plan.key);
  const [before, after = ''] = plan.text;
  const readAt = (place: number) => (place % 3 === 0 ? null : calendar.hours(plan.from + 1));
  const count = students.filter((_, place) => readAt(place) !== null).length;
  const receivers: Row[] = [];
  const logs: Row[] = [];
  for (const [place, student] of students.entries()) {
    const TrueName = student.name.TrueName;
    const CollegeId = orgId(making, `college.${student.class.college}`);
    const id = dice.id('text.receiver', `${plan.key}.${place}`);
    receivers.push(
      stamped(id, at, {
        TaskId: task,
        UserId: student.userId,
        TrueName,
        CollegeId,
        ClassId: student.class.id,
      }),
    );
    logs.push(
      stamped(dice.id('text.log', `${plan.key}.${place}`), at, {
        TaskId: push,
        UserId: student.userId,
        TrueName,
        OrgId: CollegeId,
        Channel: MSG_CHANNEL.Inside,
        Content: before + TrueName + after,
        State: Sent,
        RetryCount: 0,
        SendTime: at,
        ReadTime: readAt(place),
      }),
    );
  }
  const row = stamped(push, at, {
    Title: plan.name,
    TplCode: 'TEXT_TASK',
    BizType: entities.TextTask,
    BizId: task,
    BizName: '文本任务',
    Channel: MSG_CHANNEL.Inside,
    Content: '（每人的内容见单人推送明细）',
    Url: plan.place === undefined ? null : REACH + plan.place,
    PlanTime: at,
    Total: students.length,
    SuccessCount: students.length,
    FailCount: 0,
    ReadCount: count,
    State: Sent,
    OrgId: orgId(making, 'department.0'),
  });
  yield { entity: entities.TextReceiver, rows: receivers };
  yield { entity: entities.PushTask, rows: [row] };
  yield { entity: entities.PushLog, rows: logs };
}
