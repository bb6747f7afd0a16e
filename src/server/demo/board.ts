import { BOARD_STATE } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { PLAIN_CALENDAR, workingDaysAfter } from '../../contract/school-calendar.ts';
import { stamped, type Batch, type Making } from './rows.ts';
import { everyStudent, studentRow, type StudentPlan } from './students.ts';

interface Post {
  readonly category: string;
  readonly title: string;
  readonly content: string;
  readonly state: string;
  /** Hours before t0. */
  readonly before: number;
  readonly answer?: string;
  readonly anonymous?: true;
  readonly likes: number;
}

const WRITERS = 12;
const OFFICE = '学生工作处';

const POSTS: readonly Post[] = [
  {
    category: '2',
    title: '三食堂晚餐时间能否延长到八点',
    content: '晚上有实验课的同学下课已经七点半，三食堂基本没有菜了，希望能延长到八点以后。',
    state: BOARD_STATE.Replied,
    before: 30,
    answer: '已与后勤处商定，从下周一起三食堂二楼窗口供应到 20:30。',
    likes: 9,
  },
  {
    category: '1',
    title: '图书馆自习座位预约后经常没有人坐',
    content: '考试周座位很紧张，但是很多预约了的座位空着，建议缩短签到时间并释放座位。',
    state: BOARD_STATE.Closed,
    before: 200,
    answer: '预约后 30 分钟未签到的座位会自动释放，每月三次未签到的同学将暂停预约七天。',
    likes: 6,
  },
  {
    category: '5',
    title: '想预约心理咨询但不知道怎么办理',
    content: '最近压力比较大，想找老师聊一聊，不希望班里的同学知道，请问在哪里预约？',
    state: BOARD_STATE.Replied,
    before: 55,
    answer: '心理中心在大学生活动中心 302，可以在「我的问卷」旁的预约入口选择时间，信息严格保密。',
    anonymous: true,
    likes: 4,
  },
  {
    category: '3',
    title: '宿舍热水晚上十点以后很小',
    content: '12 栋五楼和六楼晚上十点以后热水水量很小，已经持续一个多星期，请帮忙查看。',
    state: BOARD_STATE.ToReply,
    before: 200,
    likes: 0,
  },
];

/** Posts of the first students on the message board: answered, closed, and one that waits too long. */
export function* board(making: Making): Generator<Batch> {
  const { dice, calendar } = making;
  const writers: StudentPlan[] = [];
  for (const student of everyStudent(making)) if (writers.push(student) === WRITERS) break;
  const posts: Row[] = [];
  const replies: Row[] = [];
  const likes: Row[] = [];
  for (const [at, post] of POSTS.entries()) {
    const writer = writers[at];
    if (!writer) break;
    const id = dice.id('board.post', String(at));
    const created = calendar.hours(-post.before);
    posts.push(stamped(id, created, postOf(making, post, writer, at), makerOf(making, post, writer)));
    if (post.answer !== undefined)
      replies.push(
        stamped(dice.id('board.reply', String(at)), calendar.hours(3 - post.before), {
          PostId: id,
          Content: post.answer,
          ReplyUserName: OFFICE,
          ReplyOrgName: OFFICE,
          IsOfficial: 1,
        }),
      );
    for (const fan of writers.slice(writers.length - post.likes)) {
      const row = { PostId: id };
      const by = { id: fan.userId, name: studentName(making, fan) };
      likes.push(stamped(dice.id('board.like', `${at}.${fan.index}`), created, row, by));
    }
  }
  yield { entity: entities.BoardPost, rows: posts };
  yield { entity: entities.BoardReply, rows: replies };
  yield { entity: entities.BoardLike, rows: likes };
}

const studentName = (making: Making, student: StudentPlan) => String(studentRow(making, student)['TrueName']);

const makerOf = (making: Making, { anonymous }: Post, writer: StudentPlan) =>
  anonymous ? undefined : { id: writer.userId, name: studentName(making, writer) };

function postOf(making: Making, post: Post, writer: StudentPlan, at: number): Row {
  const { calendar } = making;
  const created = calendar.hours(-post.before);
  const student = studentRow(making, writer);
  return {
    ApplyNo: `LY${created.slice(0, 10).replaceAll('-', '')}${String(9001 + at)}`,
    Category: post.category,
    Title: post.title,
    Content: post.content,
    IsAnonymous: post.anonymous ? 1 : 0,
    IsPublic: 1,
    UserId: writer.userId,
    StudentId: student['Id'],
    CollegeId: student['CollegeId'],
    State: post.state,
    DueTime: workingDaysAfter(created, 3, PLAIN_CALENDAR),
    CloseTime: post.answer === undefined ? null : calendar.hours(24 * 6),
    AuthorName: post.anonymous ? '匿名' : student['TrueName'],
  };
}
