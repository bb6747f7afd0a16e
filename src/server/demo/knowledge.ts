import { NOTICE_STATE } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import { orgId } from './organisation.ts';
import { stamped, type Batch, type Making } from './rows.ts';

interface Article {
  /** Number of the shipped category. */
  readonly category: number;
  /** Index in the catalogue's departments; the students' office where none is named. */
  readonly department?: number;
  readonly title: string;
  readonly keywords: string;
  readonly answer: readonly string[];
  readonly place?: string;
  readonly phone?: string;
  readonly isHot?: true;
  readonly isDraft?: true;
}

const ARTICLES: readonly Article[] = [
  {
    category: 5,
    title: '请假三天以上需要谁审批？',
    keywords: '请假 销假 审批',
    answer: [
      '三天以内由辅导员审批，三至七天由学院审批，七天以上由学生工作处审批。',
      '返校当天在手机端销假；定位不在校区范围内时，由辅导员代为确认。',
    ],
    isHot: true,
  },
  {
    category: 4,
    department: 8,
    title: '宿舍晚上几点关门，晚归怎么办？',
    keywords: '门禁 晚归 宿舍',
    answer: ['公寓每晚 23:00 关门。因故晚归请先联系辅导员，再由值班宿管登记后进入。'],
    place: '各公寓一楼值班室',
    isHot: true,
  },
  {
    category: 3,
    department: 4,
    title: '家庭经济困难认定什么时候申请？',
    keywords: '困难认定 资助 助学金',
    answer: ['每学年秋季学期开学后第二周开始，申请表在线填写，班级评议后由学院公示五个工作日。'],
    place: '大学生活动中心 205',
    phone: '0791-83800205',
  },
  {
    category: 6,
    department: 9,
    title: '怎样预约心理咨询？',
    keywords: '心理 咨询 预约',
    answer: ['工作日 8:30 至 17:30 电话或现场预约，咨询免费，内容保密。'],
    place: '大学生活动中心 302',
    phone: '0791-83800302',
    isHot: true,
  },
  {
    category: 9,
    title: '校园卡丢失后如何挂失和补办？',
    keywords: '校园卡 挂失 补办',
    answer: ['先在自助圈存机或微信上挂失，再带身份证到一卡通中心补办，工本费 20 元。'],
    place: '图书馆一楼一卡通中心',
  },
  {
    category: 1,
    title: '新生报到当天要带哪些材料？',
    keywords: '新生 报到 材料',
    answer: ['录取通知书、身份证、报到单（手机上的二维码即可）、一寸证件照四张。'],
    isHot: true,
  },
  {
    category: 8,
    title: '党员组织关系如何转入？',
    keywords: '党员 组织关系',
    answer: ['待各支部书记核对材料清单后发布。'],
    isDraft: true,
  },
];

/** What is asked most at a school, answered for anybody; one answer waits to be published. */
export function* knowledge(making: Making): Generator<Batch> {
  const { calendar, dice } = making;
  const rows = ARTICLES.map((article, at) =>
    stamped(dice.id('know.article', String(at)), calendar.hours(-24 * (at + 3)), {
      CatId: `ca${String(article.category.toString(16)).padStart(30, '0')}`,
      Title: article.title,
      Keywords: article.keywords,
      Content: article.answer.map((line) => `<p>${line}</p>`).join(''),
      Place: article.place ?? null,
      Phone: article.phone ?? null,
      OrgId: orgId(making, `department.${article.department ?? 0}`),
      IsHot: article.isHot ? 1 : 0,
      PublishTime: article.isDraft ? null : calendar.hours(-24 * (at + 2)),
      State: article.isDraft ? NOTICE_STATE.Draft : NOTICE_STATE.Published,
    }),
  );
  yield { entity: entities.KnowArticle, rows };
}
