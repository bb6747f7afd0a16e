import type { CodeItem, StepsBlock } from '../../../../contract/generated/meta.ts';
import type { Row } from '../../data.ts';
import { textIn } from '../values.ts';

/** A step as it stands at a moment. */
export interface Step {
  readonly name: string;
  readonly text: string;
  readonly icon: string;
  readonly state: string;
  readonly color: NonNullable<CodeItem['color']>;
  readonly isDone: boolean;
  readonly isRequired: boolean;
  /** It counts for the ring. */
  readonly isCounted: boolean;
  /** Begin and end of its window, in words; empty where it has none. */
  readonly window: string;
  /** Why it cannot be opened now. */
  readonly hindrance: string | undefined;
  readonly url: unknown;
}

/** The steps of a block at a moment, `now` being the server's time YYYY-MM-DD HH:mm:ss. */
export function stepsOf(
  block: StepsBlock,
  rows: readonly Row[],
  codes: readonly CodeItem[],
  now: string,
): Step[] {
  const at = (row: Row, key: string | undefined) => (key === undefined ? '' : textIn(row, key));
  // A code tells nobody anything while its dictionary is on the way.
  const isNamed = block.dict === undefined || codes.length > 0;
  const isDone = (row: Row) => block.done.includes(at(row, block.state));
  const byCode = new Map<string, Row>(rows.map((row) => [at(row, block.code), row] as const));
  return rows.map((row) => {
    const item = codes.find(({ code }) => code === at(row, block.state));
    const [from, to] = [at(row, block.from), at(row, block.to)];
    const waitsFor = codesIn(block.after === undefined ? undefined : row[block.after])
      .map((code) => byCode.get(code))
      .filter((other): other is Row => other !== undefined && !isDone(other))
      .map((other) => at(other, block.name));
    return {
      name: at(row, block.name),
      text: at(row, block.text),
      icon: at(row, block.icon),
      state: item?.name ?? (isNamed ? at(row, block.state) : ''),
      color: item?.color ?? 'default',
      isDone: isDone(row),
      isRequired: isYes(at(row, block.must)),
      isCounted: isYes(at(row, block.counts ?? block.must)),
      window: windowText(from, to),
      hindrance:
        isDone(row) || at(row, block.state) === '' ? undefined : hindranceOf({ from, to, waitsFor, now }),
      url: block.url === undefined ? undefined : row[block.url],
    };
  });
}

const isYes = (text: string) => text === '1' || text === 'true';

const codesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'string' ? value.split(/[,，]/).flatMap((code) => code.trim() || []) : [];
};

/** A day without a time ends with its last second. */
const endOf = (to: string) => (to.length === 10 ? `${to} 23:59:59` : to);

function hindranceOf(facts: {
  from: string;
  to: string;
  waitsFor: readonly string[];
  now: string;
}): string | undefined {
  const { from, to, waitsFor, now } = facts;
  if (to !== '' && now > endOf(to)) return '已截止';
  if (from !== '' && now < from) return '未到开放时间';
  return waitsFor.length > 0 ? `请先完成${waitsFor.join('、')}` : undefined;
}

const short = (moment: string) => moment.slice(0, 16);

function windowText(from: string, to: string): string {
  if (from !== '' && to !== '') return `${short(from)} 至 ${short(to)}`;
  if (from !== '') return `${short(from)} 起`;
  return to === '' ? '' : `${short(to)} 截止`;
}

/** How many steps are finished; where some count more than others, only these. */
export function progressOf(steps: readonly Step[]): { done: number; all: number } {
  const marked = steps.filter(({ isCounted }) => isCounted);
  const counted = marked.length > 0 ? marked : steps;
  return { done: counted.filter(({ isDone }) => isDone).length, all: counted.length };
}
