import { JUMP_END } from './choice.ts';
import { MOST_FILES, MOST_MB, mostFiles } from './files.ts';
import type { Question } from './question.ts';
import { areContiguous, type Factor } from './score.ts';

/** What is wrong with a design, and where. */
export interface DesignProblem {
  /** Id of the question, or code of the factor. */
  readonly at: string;
  readonly message: string;
}

const CHOSEN: ReadonlySet<string> = new Set(['single', 'multiple', 'select', 'matrix', 'sort']);
const JUMPING: ReadonlySet<string> = new Set(['single', 'select']);
const LINED: ReadonlySet<string> = new Set(['matrix', 'matrixScore']);
const MOST_OPTIONS = 20;
const MOST_LINES = 50;
const LONGEST = { title: 300, choice: 100, factor: 40, code: 20, advice: 300 };
const MOST_LEVELS = 20;

/** Whether the kind offers choices that are written down. */
export const hasOptions = (type: Question['type']): boolean => CHOSEN.has(type);
/** Whether a choice of the kind may lead to a later question. */
export const mayJump = (type: Question['type']): boolean => JUMPING.has(type);
/** Whether the kind asks line by line. */
export const hasLines = (type: Question['type']): boolean => LINED.has(type);

/** Everything that keeps questions from being asked as they stand; each problem names its place. */
export function designProblems(questions: readonly Question[]): DesignProblem[] {
  const numbers = new Map(questions.map((question) => [question.no, question]));
  const reached = reachableNumbers(questions);
  return questions.flatMap((question) => [
    ...ownProblems(question),
    ...jumpProblems(question, numbers),
    ...conditionProblems(question, numbers),
    ...(reached.has(question.no) ? [] : [{ at: question.id, message: '没有路径到达本题' }]),
  ]);
}

/** What is said of a greatest number below the least one. */
const FEWER: Readonly<Partial<Record<Question['type'], string>>> = {
  multiple: '最多选择数不能小于最少选择数',
  file: '最多文件数不能小于最少文件数',
};

function fileProblems({ most, maxMB }: Pick<Question, 'most' | 'maxMB'>): string[] {
  const isOutside = (value: number | undefined, greatest: number) =>
    value !== undefined && !(value >= 1 && value <= greatest);
  return [
    ...(isOutside(most, MOST_FILES) ? [`文件数应在1-${MOST_FILES}之间`] : []),
    ...(isOutside(maxMB, MOST_MB) ? [`文件大小应在1-${MOST_MB}MB之间`] : []),
  ];
}

const isLonger = (text: string, most: number) => [...text.trim()].length > most;

function optionProblems(options: Question['options']): string[] {
  const found: string[] = [];
  const texts = options.map(({ text }) => text.trim());
  if (options.length < 2) found.push('选择题至少需要2个选项');
  if (options.length > MOST_OPTIONS) found.push(`选项不能超过${MOST_OPTIONS}个`);
  if (texts.includes('')) found.push('请输入选项内容');
  if (texts.some((text) => isLonger(text, LONGEST.choice)))
    found.push(`选项内容不能超过${LONGEST.choice}个字`);
  if (new Set(texts).size < texts.length) found.push('选项内容重复');
  if (new Set(options.map(({ key }) => key)).size < options.length) found.push('选项键重复');
  return found;
}

function lineProblems(rows: Question['rows']): string[] {
  const found: string[] = [];
  if (rows.length === 0 || rows.some((row) => row.trim() === '')) found.push('请输入矩阵行');
  if (new Set(rows).size < rows.length) found.push('矩阵行重复');
  if (rows.some((row) => isLonger(row, LONGEST.choice))) found.push(`矩阵行不能超过${LONGEST.choice}个字`);
  if (rows.length > MOST_LINES) found.push(`矩阵行不能超过${MOST_LINES}行`);
  return found;
}

function ownProblems({ id, type, title, options, rows, least, most, maxMB }: Question): DesignProblem[] {
  const found: string[] = [];
  if (title.trim() === '') found.push('请输入题干');
  if (isLonger(title, LONGEST.title)) found.push(`题干不能超过${LONGEST.title}个字`);
  if (hasOptions(type)) found.push(...optionProblems(options));
  if (hasLines(type)) found.push(...lineProblems(rows));
  if (least !== undefined && (type === 'file' ? mostFiles({ most }) : (most ?? least)) < least)
    found.push(FEWER[type] ?? '最高分不能小于最低分');
  if (type === 'multiple' && (least ?? 0) > options.length) found.push('最少选择数多于选项数');
  if (type === 'file') found.push(...fileProblems({ most, maxMB }));
  return found.map((message) => ({ at: id, message }));
}

function jumpProblems(question: Question, numbers: ReadonlyMap<number, Question>): DesignProblem[] {
  return question.options.flatMap(({ key, jumpTo }) => {
    if (jumpTo === undefined) return [];
    const message = !mayJump(question.type)
      ? '只有单选和下拉题可以跳转'
      : jumpTo <= question.no
        ? '跳转题号应大于当前题号'
        : numbers.has(jumpTo) || jumpTo === JUMP_END
          ? undefined
          : '跳转的题目不存在';
    return message === undefined ? [] : [{ at: question.id, message: `选项${key}：${message}` }];
  });
}

function conditionProblems(question: Question, numbers: ReadonlyMap<number, Question>): DesignProblem[] {
  const { showWhen, no, id } = question;
  if (!showWhen) return [];
  const other = numbers.get(showWhen.q);
  const problem = (message: string) => [{ at: id, message: `显示条件：${message}` }];
  if (!other) return problem(`第${showWhen.q}题不存在`);
  if (other.no >= no) return problem('只能依据前面的题目');
  if (other.options.length === 0) return problem(`第${showWhen.q}题没有选项`);
  if (showWhen.v.length === 0) return problem('请选择选项');
  const unknown = showWhen.v.find((value) => !other.options.some(({ key }) => key === value));
  return unknown === undefined ? [] : problem(`第${showWhen.q}题没有选项${unknown}`);
}

/**
 * The numbers that some way through the questions comes by. A question is left by its jumps alone when it must be answered
 * and each of its choices jumps; a condition may always fail, so what has one is also passed by.
 */
export function reachableNumbers(questions: readonly Question[]): Set<number> {
  const [first] = questions;
  const arrived = new Set<number>(first ? [first.no] : []);
  const reached = new Set<number>();
  questions.forEach((question, at) => {
    if (!arrived.has(question.no)) return;
    const needed = question.showWhen;
    const isAsked = !needed || reached.has(needed.q);
    if (isAsked) reached.add(question.no);
    const jumps = question.options.flatMap(({ jumpTo }) =>
      jumpTo !== undefined && jumpTo > question.no && mayJump(question.type) ? [jumpTo] : [],
    );
    const always = jumps.length > 0 && jumps.length === question.options.length;
    if (isAsked) for (const jump of jumps) arrived.add(jump);
    const next = questions[at + 1];
    if (next && !(always && question.required && isAsked && !needed)) arrived.add(next.no);
  });
  return reached;
}

/** What is wrong with the factors of these questions. */
export function factorProblems(questions: readonly Question[], factors: readonly Factor[]): DesignProblem[] {
  const numbers = new Set(questions.map(({ no }) => no));
  return factors.flatMap((factor, at) => {
    const found: string[] = [];
    if (factor.code.trim() === '') found.push('请输入因子编码');
    if (factor.name.trim() === '') found.push('请输入因子名称');
    if (isLonger(factor.code, LONGEST.code)) found.push(`因子编码不能超过${LONGEST.code}个字`);
    if (isLonger(factor.name, LONGEST.factor)) found.push(`因子名称不能超过${LONGEST.factor}个字`);
    if (factor.levels.some(({ advice }) => isLonger(advice, LONGEST.advice)))
      found.push(`建议不能超过${LONGEST.advice}个字`);
    if (factors.some((other, index) => index < at && other.code === factor.code)) found.push('因子编码重复');
    const missing = factor.questions.find((no) => !numbers.has(no));
    if (factor.questions.length === 0) found.push('请输入题号');
    if (missing !== undefined) found.push(`第${missing}题不存在`);
    if (new Set(factor.questions).size < factor.questions.length) found.push('同一题在一个因子中只能计一次');
    if (factor.levels.length > MOST_LEVELS) found.push(`分级不能超过${MOST_LEVELS}级`);
    if (factor.levels.length === 0) found.push('请输入分级');
    else if (!areContiguous(factor.levels, factor.calc)) found.push('分级区间不连续');
    return found.map((message) => ({ at: factor.code, message: `因子${factor.name || at + 1}：${message}` }));
  });
}
