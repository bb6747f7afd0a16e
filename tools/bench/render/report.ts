import type { Measures } from './measure.ts';

/** Measures of each contender, one for every repeat. */
export type Runs = Readonly<Record<string, readonly Measures[]>>;

export const BASE = 'antd';
const OURS = 'ours';
const AMIS = 'amis';
const MOST_OF_AMIS = 0.4;

/** The greatest ratio to hand-written antd that is wanted; for frames, milliseconds. */
const AIMS: Readonly<Record<string, number>> = {
  'form, cold': 0.55,
  'form, cold, first screen': 0.2,
  'form, warm': 0.5,
  'form, warm, first screen': 0.1,
  keystroke: 0.6,
  'validate all': 0.2,
  'grid 200 x 6': 0.06,
  'list 1000 x 20': 0.11,
};
const FRAME = 'list, frame p95';
const MOST_FRAME_MS = 20;

export interface Judged {
  readonly table: string;
  readonly missed: readonly string[];
}

/** The table of medians and ratios, and the aims that were missed. */
export function judge(runs: Runs): Judged {
  const names = Object.keys(runs);
  const missed: string[] = [];
  const lines = [...Object.keys(AIMS), FRAME].map((what) => {
    const ours = ratio(runs, OURS, BASE, what);
    const ofAmis = ratio(runs, OURS, AMIS, what);
    const isMissed =
      what === FRAME
        ? medianOf(runs, OURS, what) >= MOST_FRAME_MS
        : ours > AIMS[what]! || ofAmis > MOST_OF_AMIS;
    if (isMissed) missed.push(what);
    const aim = what === FRAME ? `< ${MOST_FRAME_MS} ms` : `${AIMS[what]} · ${MOST_OF_AMIS} of amis`;
    return [
      what,
      ...names.map((name) => cell(medianOf(runs, name, what), ratio(runs, name, BASE, what))),
      Number.isNaN(ofAmis) ? '' : ofAmis.toFixed(2),
      aim,
      isMissed ? 'missed' : 'holds',
    ];
  });
  const head = ['median ms (ratio)', ...names, 'of amis', 'aim', ''];
  const widths = head.map((title, at) => Math.max(title.length, ...lines.map((line) => line[at]!.length)));
  const table = [head, ...lines]
    .map((line) =>
      line.map((text, at) => (at === 0 ? text.padEnd(widths[at]!) : text.padStart(widths[at]!))).join('  '),
    )
    .join('\n');
  return { table, missed };
}

const cell = (ms: number, share: number) =>
  Number.isNaN(ms)
    ? '-'
    : `${ms.toFixed(ms < 100 ? 1 : 0)} (${Number.isNaN(share) ? '-' : share.toFixed(2)})`;

/** The middle one of the repeats' ratios: a disturbed repeat does not decide. */
function ratio(runs: Runs, name: string, base: string, what: string): number {
  return median(
    (runs[name] ?? []).flatMap((measures, at) => {
      const [one, other] = [measures[what], runs[base]?.[at]?.[what]];
      // Where a contender has only part of the screens there is nothing to compare.
      return one === undefined || other === undefined ? [] : [one / other];
    }),
  );
}

const medianOf = (runs: Runs, name: string, what: string): number =>
  median((runs[name] ?? []).flatMap((measures) => measures[what] ?? []));

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
