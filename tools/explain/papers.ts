import type { ActionFile, Paper } from '../../src/contract/generated/meta.ts';
import type { EntityModel } from '../../src/contract/model.ts';
import type { Row } from '../../src/contract/rules.ts';
import { takingOf, type Taking } from '../../src/server/engines/paper/answer.ts';
import { findParts, type Parts } from '../../src/server/engines/paper/parts.ts';
import type { Published } from '../../src/server/engines/paper/published.ts';
import { deadlineOf } from '../../src/server/engines/paper/time.ts';
import {
  agreeBecause,
  closedBecause,
  doneBecause,
  lateBecause,
  ownWindow,
} from '../../src/server/engines/paper/window.ts';
import type { Case } from './reasons.ts';
import { headed, said, titleIn } from './said.ts';
import { partLines, truthOf } from './truth.ts';

/** What a row is in a paper: the paper itself, the task of one person, what was handed in, or one answer of it. */
export function paperLines(facts: Case): string[] {
  const { catalog, entity, row } = facts;
  if (!row) return [];
  const parts = findParts({ catalog }, entity.name, 'paper');
  if (parts) return headed('作答的规则：', rulesOf(facts, parts, row));
  const taken = findParts({ catalog }, entity.name, 'takings');
  if (taken) return headed('这个人的作答：', takingLines(facts, taken, row));
  const handed = findParts({ catalog }, entity.name, 'sheets');
  if (handed) return headed('交上来的答卷：', sheetLines(facts, handed, row));
  return headed('一道题的作答：', answerLines(facts, row));
}

/** The row of the paper that a row belongs to, by its reference; nothing for rows that belong to none. */
export function paperOf({ catalog }: Pick<Case, 'catalog'>, entity: EntityModel, row: Row) {
  const parts = (['takings', 'sheets'] as const).flatMap(
    (role) => findParts({ catalog }, entity.name, role) ?? [],
  )[0];
  return parts && { entity: parts.paper, id: String(row[parts.block.by]) };
}

/** The condition on another try, of a row that is the task of one person. */
export const againOf = (catalog: Case['catalog'], { name }: EntityModel): string | undefined =>
  findParts({ catalog }, name, 'takings')?.block.again;

const PARTIAL = { none: '不得分', half: '得一半', share: '按选对的比例得分' } as const;

function rulesOf(facts: Case, { block, paper, takings, ...more }: Parts, row: Row): string[] {
  const { each, daily, told, counted } = block;
  const value = (name: string, text: (value: unknown) => string): string[] =>
    Number(row[name] ?? 0) > 0 ? [`    ${text(row[name])}`] : [];
  return [
    `    ${sourceOf(block, more)}；${row['PublishTime'] ? '已发布，试题不再改变' : '发布时冻结'}`,
    `    开放时间 ${said(row['StartTime'])} 至 ${said(row['EndTime'])}，以数据库的时钟为准`,
    ...value('TimeLimit', (minutes) => `每人 ${String(minutes)} 分钟，自本人第一次看到试题起`),
    ...value('EnterLimit', (minutes) => `开始 ${String(minutes)} 分钟后不能再进入`),
    ...value('SwitchLimit', (times) => `切屏 ${String(times)} 次后自动交卷`),
    ...value('LimitTimes', (times) => `每人可交 ${String(times)} 份`),
    ...(each === undefined ? [] : value(each, (seconds) => `逐题发放，每题 ${String(seconds)} 秒`)),
    ...(daily === undefined ? [] : value(daily, (times) => `每人每天 ${String(times)} 份`)),
    ...(takings.fields.has('AgreedTime') ? ['    先同意须知，才开始计时和看到试题'] : []),
    ...(block.again === undefined ? [] : [`    交过卷的人再次作答须满足：${block.again}`]),
    ...keyLines(facts, block, paper, row),
    ...(told === undefined ? [] : [`    结果在「${titleIn(paper, told)}」（${said(row[told])}）之后告知`]),
    ...(counted ? [`    不足 ${counted.fewest} 份有效答卷不公布统计`] : []),
  ];
}

function sourceOf({ picked, bank }: Paper, { questions, banked, rules }: Partial<Parts>): string {
  const own = picked === undefined ? `写在「${questions?.title}」中` : `由「${questions?.title}」从题库选入`;
  if (!bank || !banked) return `试题${own}`;
  const by = rules ? `按「${rules.title}」的每一条` : `按「${bank.count}」的数目`;
  const usable = bank.usable === undefined ? '' : '，只抽启用的';
  return `试题${own}，另${by}从「${banked.title}」随机抽取${usable}：每人不同，同一人同一份始终相同`;
}

function keyLines({ catalog }: Case, { key, types }: Paper, paper: EntityModel, row: Row): string[] {
  if (!key) return [];
  const { partial = 'none', partialBy } = key;
  const field = paper.fields.get(partialBy ?? '');
  const name = catalog.codes
    .get(field?.dict ?? '')
    ?.items.find(({ code }) => code === row[field?.name ?? '']);
  const part = field
    ? `多选少选按「${field.title}」（${name?.name ?? '（空）'}）`
    : `多选少选${PARTIAL[partial]}`;
  const waits = Object.values(types).includes('longtext') ? '；简答等待阅卷人评分' : '';
  return [`    按答案判分，${part}${waits}；答案和分值不发给作答的人`];
}

function takingLines(facts: Case, parts: Parts, row: Row): string[] {
  const { paper, now, counted } = facts;
  const { block, takings } = parts;
  const taking = takingOf(parts, row);
  if (!paper) return [];
  const own = ownWindow({ ...paper, Clock: now } as unknown as Published, taking);
  const { again } = block;
  const isAnother = again !== undefined && taking.Times > 0 && taking.BeginTime === null;
  const part = isAnother ? truthOf(again, { row, now }, counted) : undefined;
  const why =
    whyNot(parts, taking, own, now) ??
    (part && part.holds !== true ? (block.refuse?.again ?? '暂时不能再次作答') : undefined);
  return [
    `    已交 ${taking.Times} 份，共可交 ${taking.LimitTimes} 份；${taking.BeginTime === null ? '没有在答' : `${taking.BeginTime} 开始作答`}`,
    `    本人的时间 ${said(own.StartTime)} 至 ${said(deadlineOf(own, taking.BeginTime))}${taking.ExtraMinutes > 0 ? `，含延时 ${taking.ExtraMinutes} 分钟` : ''}${taking.OwnStart === null ? '' : '，按补考安排'}`,
    ...(takings.fields.has('Turn') ? [`    共打开 ${taking.Turn} 次，只收最后打开的那一页所交的作答`] : []),
    ...(takings.fields.has('SwitchCount') ? [`    切屏 ${taking.SwitchCount} 次`] : []),
    `    ${why === undefined ? '✓ 现在可以作答' : `✗ 现在不能作答：${why}`}`,
    ...(part ? partLines(part, '      ') : []),
  ];
}

/** Why a person may not answer now, as far as the task and the paper say it. */
function whyNot(parts: Parts, taking: Taking, own: Published, now: string): string | undefined {
  const { block, paper } = parts;
  return (
    closedBecause(paper.title, own, now) ??
    doneBecause(paper.title, taking, block.refuse?.done) ??
    lateBecause(own, taking, now) ??
    agreeBecause(taking, block.refuse?.unread)
  );
}

function sheetLines({ catalog, paper }: Case, { sheets, paper: entity }: Parts, row: Row): string[] {
  const dict = catalog.codes.get(sheets.fields.get('SubmitMode')?.dict ?? '');
  const mode = dict?.items.find(({ code }) => code === row['SubmitMode'])?.name;
  const waiting = Number(row['Waiting'] ?? 0);
  return [
    `    「${entity.title}」${said(paper?.['Title'])} 的第 ${String(row['Times'] ?? 1)} 份${mode === undefined ? '' : `，交卷方式：${mode}`}`,
    `    判分 ${said(row['TotalScore'])}${sheets.fields.has('Waiting') ? `，${waiting} 题等待评阅` : ''}`,
    '    判过的答卷不再改变，之后的更改只由按钮办理',
  ];
}

function answerLines({ catalog, entity }: Case, row: Row): string[] {
  const parts = [...catalog.entities.values()].find(({ file }) => file.paper?.answers === entity.name);
  if (!parts) return [];
  const points = entity.fields.has('Points') ? `，分值 ${said(row['Points'])}` : '';
  return [
    `    第 ${String(row['QuestionNo'])} 题，得分 ${said(row['Score'])}${points}`,
    ...(entity.fields.has('Waits')
      ? [row['Waits'] === 1 ? '    等待评阅：按钮把「等待评阅」改为否后计入答卷' : '    不等待评阅']
      : []),
  ];
}

const ACTS: Readonly<Record<NonNullable<ActionFile['paper']>, string>> = {
  design: '保存草稿的试题',
  scale: '按量表建立草稿',
  copy: '复制出同样试题的草稿',
  publish: '冻结试题，给范围内的每个人一条任务并告知',
  stop: '停止作答，任务一并停止',
  save: '保存到此为止的作答，换设备可以接着答；本人时间已过的不收',
  submit: '交卷并判分：锁定本人的任务，同一份只收一次；本人时间已过的，按时间内最后保存的收',
  answer: '收下逐题发放的一道题的作答，当即判分；超过时限的判错',
  force: '代考生交卷：按最后保存的作答收，本人之后不能再交',
  questions: '把工作簿、Word 文档或文字中的试题加入题库；有一道不对的都不加入',
  report: '导出统计报告',
  template: '下载填写试题的工作簿',
};

/** What a button does with a paper. */
export const paperActLines = ({ paper }: ActionFile): string[] => (paper === undefined ? [] : [ACTS[paper]]);
