import { NOTICE_STATE, SCOPE_TYPE } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { colleges } from './catalogue.ts';
import { orgId } from './organisation.ts';
import { stamped, type Batch, type Making } from './rows.ts';
import { staffName } from './staff.ts';
import { everyStudent, studentRow, type StudentPlan } from './students.ts';

interface Plan {
  readonly title: string;
  readonly text: string;
  readonly type: string;
  readonly level: string;
  /** Hours from t0 to its publishing, and to its end. */
  readonly from: number;
  readonly to?: number;
  readonly state: string;
  readonly isTop?: boolean;
  readonly isPublic?: boolean;
  readonly needsReceipt?: boolean;
}

const { Published, Revoked, Expired, Draft } = NOTICE_STATE;

/** One of each state that a notice may be in (domain/03-demo-data, scene 20). */
const PLANS: readonly Plan[] = [
  {
    title: '关于做好节假日离返校登记的通知',
    text: '请各位同学于放假前在系统内登记离校去向，返校当晚22:00前完成返校登记；因故不能按时返校的，须提前向辅导员请假。',
    type: '1',
    level: '2',
    from: -20,
    state: Published,
    isTop: true,
    isPublic: true,
    needsReceipt: true,
  },
  {
    title: '宿舍用电安全检查公告',
    text: '本周起开展宿舍用电安全检查，请自行清理大功率电器和私拉电线。检查结果将计入文明宿舍评比。',
    type: '2',
    level: '1',
    from: -50,
    state: Published,
    isPublic: true,
  },
  {
    title: '国家励志奖学金拟推荐名单公示',
    text: '现将本班国家励志奖学金拟推荐名单予以公示，公示期五个工作日，如有异议请向学院学工办反映。',
    type: '5',
    level: '1',
    from: -90,
    state: Published,
  },
  {
    title: '寒潮天气防范提醒',
    text: '请注意保暖，关好门窗。',
    type: '1',
    level: '3',
    from: -200,
    to: -30,
    state: Expired,
  },
  { title: '班会时间调整', text: '本周班会改至周五晚。', type: '1', level: '1', from: -30, state: Revoked },
  {
    title: '期末考试诚信教育通知',
    text: '请各位同学认真阅读考试纪律。',
    type: '1',
    level: '2',
    from: 72,
    state: Published,
  },
  { title: '实践学分申报说明', text: '申报材料清单待补充。', type: '4', level: '1', from: 48, state: Draft },
];

/** Notices of the first counsellor to their first class; some students have read them. */
export function* notices(making: Making): Generator<Batch> {
  const students: StudentPlan[] = [];
  for (const student of everyStudent(making)) {
    if (student.class.index > 0) break;
    students.push(student);
  }
  const rows: Row[] = [];
  const reads: Row[] = [];
  for (const [at, plan] of PLANS.entries()) {
    const notice = noticeOf(making, plan, at, students[0]!);
    const handed =
      plan.from < 0 ? students.map((student, place) => readOf(making, notice, student, place)) : [];
    const count = (name: string) => handed.filter((row) => row[name] !== null).length;
    Object.assign(notice, {
      TargetCount: handed.length,
      ReadCount: count('ReadTime'),
      ReceiptCount: count('ReceiptTime'),
    });
    rows.push(notice);
    reads.push(...handed);
  }
  yield { entity: entities.Notice, rows };
  yield { entity: entities.NoticeRead, rows: reads };
}

function noticeOf(making: Making, plan: Plan, at: number, { class: of }: StudentPlan): Row {
  const { calendar, dice } = making;
  const owner = of.counsellor;
  const classes = [of.id];
  const college = orgId(making, `college.${of.college}`);
  const PublishTime = calendar.hours(plan.from);
  return stamped(
    dice.id('notice', String(at)),
    calendar.fromMidnight(Math.min(plan.from, -1) - 1),
    {
      Title: plan.title,
      NoticeType: plan.type,
      NoticeLevel: plan.level,
      Summary: [...plan.text].slice(0, 40).join(''),
      Content: `<p>${plan.text}</p>`,
      Source: college,
      OrgId: college,
      ScopeType: SCOPE_TYPE.Class,
      ClassIds: classes,
      ScopeIds: classes,
      AllowPublic: plan.isPublic ? 1 : 0,
      NeedReceipt: plan.needsReceipt ? 1 : 0,
      ReceiptDeadline: plan.needsReceipt ? calendar.hours(24 * 5) : null,
      PublishTime,
      ExpireTime: plan.to === undefined ? null : calendar.hours(plan.to),
      TopUntil: plan.isTop ? calendar.hours(24 * 3) : null,
      Channels: ['1'],
      State: plan.state,
      DeliveredAt: plan.from < 0 ? PublishTime : null,
    },
    { id: owner.userId, name: staffName(making, owner) },
  );
}

/** Two in three have read it, and who has read confirms where that is asked; the first student has not. */
function readOf(making: Making, notice: Row, student: StudentPlan, place: number): Row {
  const owner = studentRow(making, student);
  const isRead = place % 3 !== 0;
  const when = isRead ? notice['PublishTime'] : null;
  const confirms = isRead && notice['NeedReceipt'] === 1;
  return stamped(
    making.dice.id('noticeRead', `${String(notice['Id'])}.${place}`),
    String(notice['CreateDate']),
    {
      NoticeId: notice['Id'],
      UserId: owner['UserId'],
      TrueName: owner['TrueName'],
      LoginName: student.login,
      CollegeId: owner['CollegeId'],
      ClassId: owner['ClassId'],
      Title: notice['Title'],
      Summary: notice['Summary'],
      NoticeType: notice['NoticeType'],
      NoticeLevel: notice['NoticeLevel'],
      SourceName: colleges[student.class.college]!.name,
      PublishTime: notice['PublishTime'],
      TopUntil: notice['TopUntil'],
      SortTime: notice['TopUntil'] ?? notice['PublishTime'],
      NeedReceipt: notice['NeedReceipt'],
      ReceiptDeadline: notice['ReceiptDeadline'],
      State: notice['State'],
      ReadTime: when,
      ReceiptOption: confirms ? '已知晓' : null,
      ReceiptTime: confirms ? when : null,
    },
  );
}
