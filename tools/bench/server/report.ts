/** One measurement: how many a second, and how long each took. */
export interface Measured {
  readonly perSecond: number;
  readonly latencies: readonly number[];
  /** Milliseconds of the server process's processor time a request; of our side alone. */
  readonly cpuMs?: number;
}

/** Both sides of one workload, the repeats in order. */
export interface Compared {
  readonly name: string;
  readonly ours: readonly Measured[];
  readonly pgbench: readonly Measured[];
}

/** The middle one of the repeats' ratios: a disturbed repeat does not decide. */
export function ratioOf({ ours, pgbench }: Compared): number {
  return median(ours.map((one, index) => one.perSecond / pgbench[index]!.perSecond));
}

/** The table that is printed, one line a workload. */
export function tableOf(compared: readonly Compared[]): string {
  const head = [
    'workload',
    'ours/s',
    'pgbench/s',
    'ratio',
    'p50 ms',
    'p99 ms',
    'pg p50',
    'pg p99',
    'cpu ms',
    'ratios',
  ];
  const rows = compared.map((one) => [
    one.name,
    median(one.ours.map((measured) => measured.perSecond)).toFixed(0),
    median(one.pgbench.map((measured) => measured.perSecond)).toFixed(0),
    ratioOf(one).toFixed(2),
    ...[one.ours, one.pgbench].flatMap((side) => {
      const all = side.flatMap((measured) => measured.latencies).sort((a, b) => a - b);
      return [0.5, 0.99].map((share) => (all[Math.floor(all.length * share)] ?? Number.NaN).toFixed(2));
    }),
    median(one.ours.map((measured) => measured.cpuMs ?? Number.NaN)).toFixed(2),
    one.ours
      .map((measured, index) => (measured.perSecond / one.pgbench[index]!.perSecond).toFixed(2))
      .join(' '),
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]!.length)),
  );
  return [head, ...rows]
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)).join('  '))
    .join('\n');
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
