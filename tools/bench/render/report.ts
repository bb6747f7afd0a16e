import type { Measures } from './measure.ts';

/** Measures of each contender, one for every repeat. */
export type Runs = Readonly<Record<string, readonly Measures[]>>;

const BASE = 'antd';
const OURS = 'ours';
const AMIS = 'amis';
const VIRTUAL = 'antd&virtual';
const MOST_OF_AMIS = 0.4;

/** What is wanted of a measure; nothing where it is only told. */
interface Aim {
  /** The greatest ratio to hand-written antd. */
  readonly most?: number;
  /** A ratio that is hoped for and not asked. */
  readonly hoped?: number;
  /** At most as long as antd's own table that draws only the rows in sight. */
  readonly asVirtual?: boolean;
  /** Milliseconds that it stays under. */
  readonly underMs?: number;
}

const AIMS: Readonly<Record<string, Aim>> = {
  'form, cold': { most: 0.55 },
  'form, cold, first screen': { most: 0.2 },
  'form, warm': { most: 0.5 },
  'form, warm, first screen': { most: 0.1 },
  keystroke: { most: 0.6 },
  'keystroke, ten formulas': { underMs: 16 },
  'validate all': { most: 0.2 },
  'grid 200 x 6': { most: 0.06 },
  'list 1000 x 20': { most: 0.11, hoped: 0.05, asVirtual: true },
  'list, frame p95': { underMs: 20 },
  'a choice, opened': {},
  'grid, a cell to type in': {},
  // The same without what others on this machine take.
  'form, cold, processor': {},
  'form, warm, processor': {},
  'validate all, processor': {},
  'grid 200 x 6, processor': {},
  'list 1000 x 20, processor': {},
  'list, frame, processor': {},
};

export interface Judged {
  readonly table: string;
  readonly missed: readonly string[];
}

interface Line {
  readonly what: string;
  readonly aim: string;
  readonly faults: readonly string[];
}

/** The table of medians and ratios, and the aims that were missed. */
export function judge(runs: Runs): Judged {
  const names = Object.keys(runs);
  const lines = Object.entries(AIMS).map(([what, aim]) => lineOf(runs, what, aim));
  const rows = lines.map(({ what, aim, faults }) => [
    what,
    ...names.map((name) => cell(medianOf(runs, name, what), ratio(runs, name, BASE, what))),
    shown(ratio(runs, OURS, AMIS, what)),
    aim,
    aim === '' ? '' : faults.length === 0 ? 'holds' : `missed: ${faults.join(', ')}`,
  ]);
  const head = ['median ms (ratio to antd)', ...names, 'ours to amis', 'aim', ''];
  const missed = lines.filter(({ faults }) => faults.length > 0).map(({ what }) => what);
  return { table: drawn([head, ...rows]), missed };
}

/** What an aim says, and what of it does not hold; what was not measured cannot fail. */
function lineOf(runs: Runs, what: string, { most, hoped, asVirtual, underMs }: Aim): Line {
  const asked: [string, boolean][] = [];
  if (most !== undefined) {
    asked.push([`<= ${most}`, ratio(runs, OURS, BASE, what) > most]);
    asked.push([`<= ${MOST_OF_AMIS} of amis`, ratio(runs, OURS, AMIS, what) > MOST_OF_AMIS]);
  }
  if (asVirtual) asked.push(['<= virtual', ratio(runs, OURS, VIRTUAL, what) > 1]);
  if (underMs !== undefined) asked.push([`< ${underMs} ms`, medianOf(runs, OURS, what) >= underMs]);
  const aim = asked.map(([text]) => text).join(', ');
  return {
    what,
    aim: hoped === undefined ? aim : `${aim} (hoped: ${hoped})`,
    faults: asked.filter(([, isMissed]) => isMissed).map(([text]) => text),
  };
}

function drawn(lines: readonly (readonly string[])[]): string {
  const widths = lines[0]!.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)));
  return lines
    .map((line) =>
      line
        .map((text, at) =>
          at === 0 || at >= line.length - 2 ? text.padEnd(widths[at]!) : text.padStart(widths[at]!),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const shown = (share: number) => (Number.isNaN(share) ? '-' : share.toFixed(2));

const cell = (ms: number, share: number) =>
  Number.isNaN(ms) ? '-' : `${ms.toFixed(ms < 100 ? 1 : 0)} (${shown(share)})`;

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
