import { compileCondition } from '../../src/contract/conditions/condition.ts';
import type { ActionFile, EntityFile } from '../../src/contract/generated/meta.ts';
import type { NamedField } from '../../src/contract/field-rules.ts';
import type { EntityModel } from '../../src/contract/model.ts';
import { shanghaiText } from '../../src/contract/conditions/time.ts';
import { yieldingRows } from '../../src/contract/reaching-rules.ts';
import { offeredCodes, type Row } from '../../src/contract/rules.ts';
import { DAILY, SECONDS, TOTAL } from '../../src/server/engines/intake/limits.ts';
import { paperActLines } from './papers.ts';
import type { Case } from './reasons.ts';
import { dueText, headed, said, titleIn } from './said.ts';
import { partLines, truthOf } from './truth.ts';

type Rule = NonNullable<EntityFile['clock']>[number];

const titlesIn = (entity: EntityModel, names: Iterable<string>): string =>
  [...names].map((name) => `「${titleIn(entity, name)}」`).join('、');

/** What the schema says of a row beyond who sees it: its formulas, what stands beside it, what warns of it and what time does to it. */
export function wordLines(facts: Case): string[] {
  const { row } = facts;
  if (!row) return [];
  return [
    ...formulaLines(facts, row),
    ...offeredLines(facts, row),
    ...apartLines(facts, row),
    ...warnLines(facts, row),
    ...clockLines(facts, row),
    ...intakeLines(facts),
    ...briefLines(facts, row),
  ];
}

function formulaLines({ entity, caller, now }: Case, row: Row): string[] {
  const lines = [...entity.fields.values()].flatMap((field): string[] => {
    const at = `    「${field.title}」现为 ${said(row[field.name])}`;
    if (field.random !== undefined) return [`    「${field.title}」由系统随机生成${field.random}位`];
    if (field.suggest !== undefined) return [`${at}，表单按 ${field.suggest} 预填，可以改写`];
    if (field.value === undefined) return [];
    const { value, live, kept } = field;
    if (live) return [`${at}，每次读取时计算：${value}`];
    if (kept) return [`${at}，随所统计的数据更新并保存：${value}`];
    if (field.while === undefined) return [`${at}，保存时计算：${value}`];
    const isOpen = compileCondition(field.while).test({ row, me: caller.subject, now });
    return [`${at}，${isOpen ? '仍在随数据计算' : '已停止计算，保持当时的值'}（${field.while}）：${value}`];
  });
  return headed('由公式得出的字段：', lines);
}

function offeredLines({ entity, caller, now, catalog }: Case, row: Row): string[] {
  const context = { me: caller.subject, now, calendar: catalog.calendar };
  const lines = [...entity.fields.values()].flatMap((field: NamedField) => {
    const offered = offeredCodes(field, row, context);
    return offered ? [`    「${field.title}」此时可选 ${[...offered].join('、') || '（无）'}`] : [];
  });
  return headed('字典中可选的部分：', lines);
}

function apartLines({ entity, caller, now }: Case, row: Row): string[] {
  const lines = (entity.file.apart ?? []).flatMap(({ fields, from, to, when, message }) => {
    const part = when === undefined ? undefined : truthOf(when, { row, me: caller.subject, now });
    const holds = part?.holds ?? true;
    const span = from === undefined ? '' : `，时间不得重叠（${said(row[from])} 至 ${said(row[to ?? from])}）`;
    return [
      `    ${titlesIn(entity, fields)}相同的两条不能并存${span}：${message}；这条${holds ? '' : '不'}计在内`,
      ...(part ? partLines(part, '      ') : []),
    ];
  });
  return headed('不能并存的数据：', lines);
}

function warnLines({ entity, caller, now }: Case, row: Row): string[] {
  const lines = (entity.file.rules ?? []).flatMap((rule) => {
    const { warn, each, deny, message } = rule;
    const yields = yieldingRows(rule);
    if (yields !== undefined) {
      const part = truthOf(yields.when, { row, me: caller.subject, now });
      const way = yields.do === undefined ? '这条让开' : '这条随之删除';
      const gives = part.holds === true ? way : '这条不让开';
      return [`    ${message}（所读的数据更改时，${gives}）：${deny}`, ...partLines(part, '      ')];
    }
    if (!warn && each === undefined) return [];
    const what = warn ? '提醒，说明原因后仍可保存' : `逐行判断「${titleIn(entity, each ?? '')}」`;
    if (each !== undefined) return [`    ${message}（${what}）：${deny}`];
    const part = truthOf(deny, { row, me: caller.subject, now });
    return [`    ${part.holds === true ? '✗' : '✓'} ${message}（${what}）`, ...partLines(part, '      ')];
  });
  return headed('提醒和逐行的规则：', lines);
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const ago = (now: string, ms: number): string =>
  shanghaiText(Date.parse(`${now.replace(' ', 'T')}+08:00`) - ms);

function clockLines({ entity, catalog, now }: Case, row: Row): string[] {
  const clock = { now, hourAgo: ago(now, HOUR_MS), dayAgo: ago(now, DAY_MS) };
  const lines = (entity.file.clock ?? []).flatMap((rule) => {
    const part = truthOf(rule.when, { row, clock, now, calendar: catalog.calendar });
    const makes = (rule.makes ?? []).map(({ entity: name }) => catalog.entities.get(name)?.title ?? name);
    const does = [
      ...(rule.set ? [`更改${titlesIn(entity, Object.keys(rule.set))}`] : []),
      ...(makes.length > 0 ? [`新增${makes.join('、')}`] : []),
    ];
    return [`    ${whenAsked(entity, rule, row)}${does.join('，')}`, ...partLines(part, '      ')];
  });
  const { title, lapses } = entity.file.ends ?? {};
  if (lapses)
    lines.push(
      `    每分钟查看，条件成立时「${title ?? ''}」，更改${titlesIn(entity, Object.keys(lapses.set))}：${lapses.when}`,
    );
  return headed('随时间自动进行的：', lines);
}

function whenAsked(entity: EntityModel, { due, daily }: Rule, row: Row): string {
  const asked = daily === undefined ? '每分钟查看，' : `每天${daily}查看一次，`;
  if (!due) return asked;
  return `${asked}在「${titleIn(entity, due.field)}」（${said(row[due.field])}）之前${dueText(due)}起，`;
}

function briefLines({ entity }: Case, row: Row): string[] {
  const { brief = [] } = entity.file;
  const lines = brief.map((name) => `    「${titleIn(entity, name)}」：${said(row[name])}`);
  return headed('待办和首页的一行里写明：', lines);
}

function intakeLines({ entity }: Case): string[] {
  const { intake } = entity.file;
  if (!intake) return [];
  const { fields, shows, cancel, captcha, seconds, daily, total, mail, consent } = intake;
  const cancelled = cancel === undefined ? '' : `，可以「${entity.actions.get(cancel)?.title ?? cancel}」`;
  return headed('任何人可在公开页面提交：', [
    `    只收${titlesIn(entity, fields)}；凭凭证只能读到${titlesIn(entity, shows)}${cancelled}`,
    `    ${captcha === false ? '不问验证码' : '先填验证码'}，打开后${seconds ?? SECONDS}秒内提交的不收，每个网络地址每天${daily ?? DAILY}份，每天共${total ?? TOTAL}份`,
    ...(mail === undefined ? [] : [`    凭证另发到「${titleIn(entity, mail)}」中的邮箱`]),
    ...(consent ? [`    须同意须知（${consent.version}版），记在「${titleIn(entity, consent.field)}」`] : []),
  ]);
}

/** What an act is that its reach does not tell: tried first, closed, held to limits of its parameters, taken back by another. */
export function actLines({ entity }: Case, enCode: string): string[] {
  const action = entity.actions.get(enCode);
  if (!action) return [];
  const opposite = [...entity.actions].find(([, { undoes }]) => undoes === enCode);
  return [
    ...(action.preview ? ['先试行并列出将有的更改，确认后才办理'] : []),
    ...paperActLines(action),
    ...setLines(entity, action),
    ...remindLines(entity, action),
    ...(action.copy
      ? [`按这条新增一条，${titlesIn(entity, Object.keys(action.copy.set))}另行写明，所附的数据一并复制`]
      : []),
    ...(action.does === undefined
      ? []
      : [`打开时一并办理「${entity.actions.get(action.does)?.title ?? action.does}」（${action.does}）`]),
    ...(action.undoes === undefined ? [] : [`撤销 ${action.undoes} 所做的更改`]),
    ...(opposite ? [`可由「${opposite[1].title}」（${opposite[0]}）撤销`] : []),
    ...askLines(action),
    ...(action.says ?? []).map((source) => `填写时提示 ${source}`),
    ...(action.closed ?? []).map(({ when, message }) => `${when} 时不能办理：${message}`),
    ...limitLines(action),
  ];
}

/** What the button writes into the row by itself; `params` is what is typed into its dialog. */
const setLines = (entity: EntityModel, { set = {} }: ActionFile): string[] =>
  Object.entries(set).map(([name, value]) => `把「${titleIn(entity, name)}」写为 ${value}`);

function remindLines(entity: EntityModel, { remind }: ActionFile): string[] {
  if (!remind) return [];
  const { messages, hours, minutes, noted, again, none } = remind;
  const span = [
    ...(hours === undefined ? [] : [`${hours}小时`]),
    ...(minutes === undefined ? [] : [`${minutes}分钟`]),
  ];
  return [
    `发送 ${messages.join('、')}（${remind.entity ?? entity.name}）提醒有关的人，每条数据每${span.join('')}最多一次，时间记在「${titleIn(entity, noted)}」`,
    ...[again, none].flatMap((text) => (text === undefined ? [] : [`有一条不能通知时都不通知：${text}`])),
  ];
}

function askLines({ asks }: ActionFile): string[] {
  if (!asks) return [];
  const { role, org, on, mine, title, content } = asks;
  const when = on === undefined ? '' : `「${on}」改变时`;
  const about = mine === undefined ? '' : `（就本人的 ${mine}）`;
  const whom = org === undefined ? role : `${role}（限 ${org}）`;
  return [`${when}向 ${whom} 的待办中写入「${title}」${about}${content === undefined ? '' : `：${content}`}`];
}

const limitLines = ({ rules, params = {} }: ActionFile): string[] =>
  (rules ?? []).map(({ deny, message, field }) =>
    field === undefined
      ? `${deny} 时拒绝：${message}`
      : `「${params[field]?.title ?? field}」不能使 ${deny}：${message}`,
  );
