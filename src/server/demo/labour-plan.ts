/** A place in a course, by the student's place among the first students. */
export interface Part {
  readonly at: number;
  readonly is:
    | 'coming'
    | 'audit'
    | 'here'
    | 'left'
    | 'reported'
    | 'done'
    | 'failed'
    | 'absent'
    | 'waiting'
    | 'cancelled'
    | 'dropped';
}

/** A labour course, before it is a row; times are hours from midnight of t0. */
export interface CoursePlan {
  readonly no: string;
  readonly name: string;
  readonly type: string;
  readonly form: string;
  readonly place: string;
  readonly intro: string;
  readonly from: number;
  readonly to: number;
  readonly begin: number;
  readonly end: number;
  readonly hours: number;
  readonly capacity: number;
  readonly least?: number;
  readonly audited?: true;
  readonly state: string;
  readonly parts: readonly Part[];
}

const DAY = 24;
const parts = (is: Part['is'], from: number, to: number): Part[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ at: from + index, is }));

/**
 * A course in each state: one that is granted, one to be scored, one whose people sign in now, one with one place left, one that is
 * full and has two who wait (domain/03-demo-data 2.5, scene 15), one to be audited, one with too few, one called off, one to come and a draft.
 */
export const COURSES: readonly CoursePlan[] = [
  {
    no: 'LD-001',
    name: '校园绿化养护',
    type: '2',
    form: '2',
    place: '南区草坪',
    intro: '学习修剪、除草和浇灌，养护南区绿地。',
    from: -45 * DAY,
    to: -35 * DAY,
    begin: -30 * DAY + 8,
    end: -30 * DAY + 12,
    hours: 4,
    capacity: 20,
    state: '4',
    parts: [
      ...parts('done', 0, 8),
      { at: 9, is: 'absent' },
      { at: 10, is: 'failed' },
      { at: 11, is: 'cancelled' },
    ],
  },
  {
    no: 'LD-002',
    name: '食堂帮厨实践',
    type: '3',
    form: '2',
    place: '第一食堂',
    intro: '在后厨师傅带领下择菜、分餐、清洁。',
    from: -12 * DAY,
    to: -5 * DAY,
    begin: -3 * DAY + 8,
    end: -3 * DAY + 12,
    hours: 4,
    capacity: 12,
    state: '4',
    parts: [...parts('reported', 12, 16), ...parts('left', 17, 18), { at: 19, is: 'absent' }],
  },
  {
    no: 'LD-003',
    name: '实验田秋收',
    type: '2',
    form: '2',
    place: '校外实验农场',
    intro: '参加实验田的收割、晾晒和入库。',
    from: -10 * DAY,
    to: -1 * DAY,
    begin: 0,
    end: DAY - 0.1,
    hours: 8,
    capacity: 15,
    state: '3',
    parts: [...parts('coming', 0, 4), ...parts('here', 5, 9)],
  },
  {
    no: 'LD-004',
    name: '敬老院志愿服务',
    type: '3',
    form: '4',
    place: '和平敬老院',
    intro: '陪老人聊天、打扫房间、表演节目。',
    from: -3 * DAY,
    to: 3 * DAY,
    begin: 5 * DAY + 8,
    end: 5 * DAY + 12,
    hours: 4,
    capacity: 10,
    state: '1',
    parts: parts('coming', 10, 18),
  },
  {
    no: 'LD-005',
    name: '图书馆整理上架',
    type: '3',
    form: '2',
    place: '图书馆二楼',
    intro: '整理还回的图书，按索书号上架。',
    from: -3 * DAY,
    to: 4 * DAY,
    begin: 6 * DAY + 14,
    end: 6 * DAY + 17,
    hours: 3,
    capacity: 8,
    state: '1',
    parts: [...parts('coming', 0, 7), ...parts('waiting', 8, 9)],
  },
  {
    no: 'LD-006',
    name: '金工实习体验',
    type: '2',
    form: '2',
    place: '工程训练中心',
    intro: '在指导下完成一件钳工作品；设备有限，报名后由老师审核。',
    from: -2 * DAY,
    to: 5 * DAY,
    begin: 8 * DAY + 8,
    end: 8 * DAY + 17,
    hours: 8,
    capacity: 16,
    audited: true,
    state: '1',
    parts: [...parts('audit', 20, 22), { at: 23, is: 'coming' }],
  },
  {
    no: 'LD-007',
    name: '河道清洁行动',
    type: '3',
    form: '4',
    place: '学子河',
    intro: '清理河道和岸边的垃圾。',
    from: -9 * DAY,
    to: -1 * DAY,
    begin: 2 * DAY + 8,
    end: 2 * DAY + 11,
    hours: 3,
    capacity: 40,
    least: 20,
    state: '2',
    parts: parts('coming', 20, 24),
  },
  {
    no: 'LD-008',
    name: '旧衣回收分拣',
    type: '1',
    form: '4',
    place: '大学生活动中心',
    intro: '分拣、消毒、打包回收的衣物。',
    from: -8 * DAY,
    to: -2 * DAY,
    begin: 1 * DAY + 14,
    end: 1 * DAY + 17,
    hours: 3,
    capacity: 20,
    state: '5',
    parts: parts('dropped', 24, 26),
  },
  {
    no: 'LD-009',
    name: '收纳整理课',
    type: '1',
    form: '1',
    place: '教学楼 A203',
    intro: '学习衣物收纳和宿舍空间整理。',
    from: 2 * DAY,
    to: 6 * DAY,
    begin: 9 * DAY + 19,
    end: 9 * DAY + 21,
    hours: 2,
    capacity: 60,
    state: '1',
    parts: [],
  },
  {
    no: 'LD-010',
    name: '劳动周主题讲座',
    type: '1',
    form: '3',
    place: '报告厅',
    intro: '劳动模范讲述岗位故事。',
    from: 5 * DAY,
    to: 10 * DAY,
    begin: 14 * DAY + 14,
    end: 14 * DAY + 16,
    hours: 2,
    capacity: 300,
    state: '0',
    parts: [],
  },
];
