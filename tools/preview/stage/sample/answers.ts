const choices = (...texts: string[]) => texts.map((Text, at) => ({ Key: 'ABCD'[at], Text }));

/** What the calls named by the gallery's blocks answer; any other call fails. */
export const ANSWERS: Readonly<Record<string, unknown>> = {
  'PublicAccess/OpenIntake': {
    Token: 'token',
    CodeKey: 'key',
    CodeImg: 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==',
    Consent: '登记信息只用于本次活动的联系。请如实填写，不能参加的请凭查询凭证撤回。',
    ConsentVersion: '2026-1',
  },
  'UserRole/LoadRoleGrants': {
    RoleName: '样例角色',
    DataScope: '2',
    Roles: [{ Id: 'other', RoleName: '另一角色' }],
    Menus: [
      { Id: 'base', ParentId: '', Text: '基础数据', Reaches: true, Buttons: [], Given: null },
      {
        Id: 'students',
        ParentId: 'base',
        Text: '学生信息',
        Reaches: true,
        Given: ['core.student.view'],
        Buttons: [
          { EnCode: 'core.student.view', Text: '查看', Of: '学生', IsUsual: true },
          { EnCode: 'core.student.edit', Text: '编辑', Of: '学生', IsUsual: false },
        ],
      },
      { Id: 'roles', ParentId: 'base', Text: '角色权限', Reaches: false, Buttons: [], Given: [] },
    ],
  },
  'FlowDesign/Flows': {
    Flows: [{ Code: 'SAMPLE', Title: '样例审批', Entity: 'gallery/Sample', EntityTitle: '样例' }],
    Free: [],
  },
  'FlowDesign/Open': {
    Code: 'SAMPLE',
    Entity: 'gallery/Sample',
    EntityTitle: '样例',
    Text: JSON.stringify({
      version: 1,
      title: '样例审批',
      entity: 'gallery/Sample',
      applicant: 'row.CreateUserId == me.UserId',
      nodes: [
        { kind: 'approve', id: 'counsellor', title: '辅导员审批', who: { by: 'role', role: 'counsellor' } },
        {
          kind: 'branch',
          id: 'long',
          title: '是否较长',
          branches: [
            {
              title: '较长',
              when: 'row.Days > 3',
              nodes: [
                {
                  kind: 'approve',
                  id: 'college',
                  title: '学院审批',
                  who: { by: 'role', role: 'college_admin' },
                },
              ],
            },
            { title: '其他', nodes: [] },
          ],
        },
        { kind: 'end', id: 'end', title: '通过' },
      ],
    }),
    Fields: [
      { Name: 'Days', Title: '天数', Type: 'int', Dict: null, Ref: null, IsPerson: false, Options: [] },
    ],
    Roles: [
      { Code: 'counsellor', Name: '辅导员' },
      { Code: 'college_admin', Name: '学院管理员' },
    ],
    Actions: [],
    Flows: [],
  },
  'FlowDesign/Judge': { Problems: [] },
  'PublicAccess/HandIn': { Ticket: 'AAAA-CCCC-DDDD-EEEE' },
  'PublicAccess/LookUp': {
    Items: [
      { Title: '地点', Text: '大学生活动中心' },
      { Title: '状态', Text: '已登记' },
    ],
    Cancel: '撤回登记',
  },
  'PublicAccess/TakeBack': { Done: 1 },
  'Data/Told': {
    Rows: [
      {
        Time: '2026-11-26 09:00:00',
        Title: '活动时间有变',
        Channel: '站内信',
        State: '成功',
        Total: 12,
        Read: 5,
      },
      { Time: '2026-11-20 08:00:00', Title: '活动提醒', Channel: '短信', State: '失败', Total: 12, Read: 0 },
    ],
    Left: 0,
  },
  'Gallery/Traffic': Array.from({ length: 30 }, (_, index) => ({
    x: `${index + 1}日`,
    y: Math.round((3 + 2 * Math.sin(index / 2.2) + (index % 7 < 5 ? 2.5 : 0)) * 100) / 100,
  })),
  'Gallery/Colleges': [
    { name: '计算机科学与人工智能学院（大数据与软件工程学院）', count: 128 },
    { name: '马克思主义学院', count: 96 },
    { name: 'College of Foreign Languages', count: 71 },
    { name: '农学院', count: 55 },
    { name: '园艺林学学院', count: 42 },
    { name: '动物科学技术学院', count: 30 },
    { name: '水产学院', count: 12 },
    { name: '体育学院', count: 3 },
  ],
  'Gallery/Demand': [
    { ClassName: '计科2601', Gap: 3 },
    { ClassName: '计算机科学与人工智能学院数据科学与大数据技术2602', Gap: 12 },
  ],
  'Gallery/Desktop': [
    {
      ToolId: 't1',
      Name: '请销假',
      Url: '/a',
      Icon: 'CalendarOutlined',
      Size: '2x2',
      Count: 3,
      Text: '本学期3次',
    },
    { ToolId: 't2', Name: '我的宿舍', Url: '/b', Icon: 'HomeOutlined', Size: '1x1' },
    { ToolId: 't3', Name: '家庭经济困难学生认定与资助申请', Url: '/c', Icon: 'TeamOutlined', Size: '2x1' },
    { ToolId: 't4', Name: '图书馆', Url: 'https://example.edu.cn/lib', Icon: 'ReadOutlined', Size: '1x1' },
  ],
  'Gallery/Tools': [
    { Id: 't2', Name: '我的宿舍', Url: '/b', Icon: 'HomeOutlined' },
    { Id: 't5', Name: '问卷', Url: '/d', Icon: 'FormOutlined', Text: '心理自评与新生调查' },
  ],
  'Gallery/Day': {
    From: '08:00',
    To: '22:00',
    Step: 30,
    Least: 60,
    Most: 240,
    Taken: [
      { From: '08:00', To: '09:30' },
      { From: '14:00', To: '15:00' },
      { From: '15:00', To: '16:30' },
    ],
  },
  'Gallery/Seats': {
    Note: '绿色为空闲座位',
    Rows: Array.from({ length: 24 }, (_, at) => ({
      Id: `Bed${at + 1}`,
      Room: at < 12 ? '靠窗区' : '电脑区（带电源插座）',
      BedNo: String((at % 12) + 1).padStart(2, '0'),
      State: at % 5 === 3 ? '3' : '0',
      Owner: at % 3 === 0 ? '电源' : '',
    })),
  },
  'Print/Templates': {
    Rows: [
      {
        TplCode: 'P09',
        TplName: '床位卡',
        PerPage: 10,
        Page: {
          version: 1,
          kind: 'print',
          title: '床位卡',
          entity: 'sample/Person',
          paper: 'label',
          heading: '床位卡',
          parts: [{ part: 'fields', columns: 1, fields: ['TrueName', 'Phone'], needs: ['Phone'] }],
        },
        Entities: {
          'sample/Person': {
            version: 1,
            title: '人员',
            fields: {
              TrueName: { id: 1, type: 'text', title: '姓名', length: 36 },
              Phone: { id: 2, type: 'text', title: '电话', length: 20 },
            },
          },
        },
      },
    ],
  },
  'Print/Documents': {
    total: 12,
    rows: Array.from({ length: 12 }, (_, at) => ({
      Row: {
        Id: `p${at}`,
        TrueName: at === 3 ? '买买提吐尔逊·阿布都热合曼' : `学生${at + 1}`,
        Phone: at % 5 === 4 ? null : `1990000${1000 + at}`,
      },
      Records: [],
      Printed: at === 1 ? '2026-09-01 08:00' : null,
    })),
  },
  'Orientation/GetWelcome': {
    Title: '2026级新生欢迎你',
    Text: '办理报到请带好录取通知书和身份证。',
    Batch: '2026级本科新生',
    PreTime: '2026-08-20 08:00 至 2026-08-31 18:00',
    CheckinTime: '2026-09-05 08:00 至 2026-09-06 18:00',
    CheckinStart: '2026-09-05 08:00:00',
    HotLine: '0791-12345678',
    Standing: '',
    Banner: '',
  },
  'Gallery/Nothing': [],
  'Gallery/Design': {
    Id: 'Entry1',
    Title: '2026级新生适应性调查',
    Closed: '',
    Questions: Array.from({ length: 200 }, (_, at) => ({
      Id: `q${at}`,
      Type: at % 5 === 4 ? '4' : '1',
      Title: `第${at + 1}个问题：你对入学以来的生活满意吗？`,
      Required: 1,
      Options: at % 5 === 4 ? [] : choices('满意', '一般', '不满意'),
    })),
    Factors: [
      {
        Code: 'F01',
        Name: '满意程度',
        Calc: '2',
        Questions: [1, 2, 3],
        Levels: [
          { Min: 1, Max: 3, WarnLevel: '0', Advice: '继续保持' },
          { Min: 3, Max: 5, WarnLevel: '1', Advice: '多与同学交流' },
        ],
      },
    ],
  },
  'Gallery/Paper': {
    Title: '2026级新生适应性调查',
    Intro: '本问卷约需三分钟。结果只用于改进工作，不影响任何评价。',
    Deadline: '2027-12-31 18:00:00',
    Questions: [
      {
        Id: 'q1',
        Type: '1',
        Title: '你对宿舍满意吗？',
        Required: 1,
        Options: choices('满意', '一般', '不满意'),
      },
      {
        Id: 'q2',
        Type: '2',
        Title: '不满意的方面（最多选两项）',
        Required: 1,
        MaxSelect: 2,
        Options: choices('卫生', '噪声', '网络', '其他'),
        ShowWhen: { q: 1, op: 'in', v: ['C'] },
      },
      { Id: 'q3', Type: '3', Title: '你的生源地', Options: choices('湖北省', '湖南省', '新疆维吾尔自治区') },
      { Id: 'q4', Type: '6', Title: '给迎新工作打分', Required: 1, MinScore: 1, MaxScore: 10 },
      {
        Id: 'q5',
        Type: '7',
        Title: '请评价下列各项',
        Rows: ['食堂', '图书馆及自习室开放时间'],
        Options: choices('好', '中', '差'),
      },
      { Id: 'q6', Type: '8', Title: '分项打分', Rows: ['教学', '管理'], MinScore: 1, MaxScore: 5 },
      { Id: 'q7', Type: '11', Title: '按重要程度排序', Options: choices('学习', '社团', '实践') },
      { Id: 'q8', Type: '9', Title: '到校日期' },
      { Id: 'q9', Type: '12', Title: '以下为选填，写下你想说的话。' },
      { Id: 'q10', Type: '5', Title: '建议', MaxLength: 200 },
      { Id: 'q11', Type: '4', Title: '联系方式' },
    ],
    Answers: { q3: 'A' },
  },
  'Quiz/Current': [{ Title: '校园安全周每日一答', EndTime: '2030-06-30 22:00:00' }],
  'Gallery/Vote': {
    Title: '2026年度优秀学生投票',
    Intro: '每人一票，截止前可以修改。',
    Preview: '预览模式，投票不计入结果',
    Questions: [
      {
        Id: 'v1',
        Type: '2',
        Title: '优秀学生（最多选两人）',
        Required: 1,
        MaxSelect: 2,
        Cards: 1,
        Options: [
          { Key: 'A', Text: '李芳', Picture: 'p1', Note: '计科2601\n国家奖学金，学科竞赛一等奖' },
          { Key: 'B', Text: '买买提吐尔逊·阿布都热合曼', Note: '水产养殖学2602' },
          { Key: 'C', Text: '王伟', Picture: 'p2', Note: '农学2601\n三年志愿服务四百小时' },
        ],
      },
      {
        Id: 'v2',
        Type: '1',
        Title: '班主任',
        Options: [
          { Key: 'A', Text: '欧阳静', Picture: 'p3', Note: '外国语学院，任班主任六年，所带班级两次获评先进' },
          { Key: 'B', Text: '张磊', Note: '体育学院' },
        ],
      },
      { Id: 'v3', Type: '8', Title: '给候选人打分', Rows: ['李芳', '王伟'], MinScore: 1, MaxScore: 5 },
    ],
  },
  'Gallery/Quiz': {
    Title: '校史知识竞答',
    At: 3,
    Of: 10,
    Seconds: 600,
    Left: 540,
    Questions: [
      { Id: 'z3', Type: '1', Title: '学校创建于哪一年？', Options: choices('1893', '1898', '1902', '1911') },
    ],
  },
  'Gallery/People': ['李芳', '王伟', '欧阳静', '张磊', '陈秀英', '刘洋', 'Smith', '赵敏'].map(
    (name, index) => ({ name, image: index === 1 ? '/logo.svg' : '' }),
  ),
  'Gallery/Summary': { visits: 1284, last: '2026-11-20 09:30', face: 'Face' },
  'Gallery/Groups': [
    {
      MsgGroup: '1',
      GroupName: '通知',
      UnreadCount: 2,
      Items: [
        {
          Id: '1',
          Title: '关于元旦放假安排的通知',
          CreateDate: '2026-12-20 09:00:00',
          IsRead: 0,
          Url: '/notice/1',
        },
        {
          Id: '2',
          Title: '图书馆闭馆整理',
          Content: '12月25日闭馆一天',
          CreateDate: '2026-12-18',
          IsRead: 1,
        },
      ],
    },
    {
      MsgGroup: '2',
      GroupName: '消息',
      UnreadCount: 1,
      Items: [{ Id: '3', Title: '您的请假已通过', IsRead: 0 }],
    },
    { MsgGroup: '3', GroupName: '待办', UnreadCount: 0, Items: [] },
  ],
};

/** The part of JSON Schema that answers are described with. */
interface AnswerSchema {
  readonly oneOf?: readonly AnswerSchema[];
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly items?: AnswerSchema;
  readonly properties?: Readonly<Record<string, AnswerSchema>>;
}

/** An answer of the shape that a call declares. */
export function sampleAnswer(schema: AnswerSchema, seed = 1): unknown {
  if (schema.enum) return schema.enum[seed % schema.enum.length];
  const there = schema.oneOf?.find(({ type }) => type !== 'null');
  if (there) return sampleAnswer(there, seed);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'array') return [1, 2, 3, 4].map((each) => sampleAnswer(schema.items ?? {}, each));
  if (type === 'integer' || type === 'number') return seed * 37;
  if (type === 'boolean') return seed % 2 === 0;
  if (type === 'object' || schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, property]) => [name, sampleAnswer(property, seed)]),
    );
  return `样例${seed}`;
}
