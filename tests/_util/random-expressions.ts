const DEEPEST = 3;

const LINE_CONDITIONS = [
  'x.Key == row.A',
  'x.Key == row.A && x.N > 1',
  'x.M <= row.Money',
  "x.T == 'a' || x.T == row.Name",
  'x.D >= row.Born',
  '!(x.N == row.B)',
  'x.T == null',
  'has(x.M) && row.Flag',
];

/** The entity whose rows formulas look at: its fields are Key, N, M (numbers), T (a text) and D (a date). */
export const LINES = 'any-place/Line';

/** Random formulas over the fields A, B, Money (numbers), Name, Other (texts), Flag, Tags, Born (a date) and At (a time). */
export class RandomExpressions {
  constructor(private readonly next: () => number) {}

  any(): string {
    const { number, text, date, logical, list } = this;
    return this.one([number, text, date, logical, list])(DEEPEST);
  }

  private one<T>(items: readonly T[]): T {
    return items[Math.floor(this.next() * items.length)]!;
  }

  private readonly number = (depth: number): string => {
    if (depth === 0) return this.one(['row.A', 'row.B', 'row.Money', '3', '0.1', '-2.5']);
    const [n, d, t, l] = [this.number, this.date, this.text, this.list].map((make) => () => make(depth - 1));
    const operator = this.one(['+', '-', '*', '/', '%']);
    return this.one([
      () => `(${n!()} ${operator} ${n!()})`,
      () => `(${n!()} ${operator} ${n!()})`,
      () => `-(${n!()})`,
      () => `${this.one(['round', 'roundEven'])}(${n!()}, ${this.one(['0', '2', 'row.A'])})`,
      () => `${this.one(['ceil', 'floor', 'abs'])}(${n!()})`,
      () => `percent(${n!()}, ${n!()})`,
      () => `clamp(${n!()}, ${n!()}, ${n!()})`,
      () => `[${n!()}, ${n!()}].${this.one(['sum', 'mean', 'min', 'max'])}()`,
      () => `${this.one(['days', 'hours', 'months', 'years'])}(${d!()}, ${d!()})`,
      () => `${this.one(['weekday', 'age', 'termWeek'])}(${d!()})`,
      () => `countedDays(${d!()}, ${d!()})`,
      () => `${t!()}.size()`,
      () => `size(${l!()})`,
      () => `(${this.logical(depth - 1)} ? ${n!()} : ${n!()})`,
      () => `${this.one(['sum', 'mean', 'min', 'max'])}(${LINES}, ${this.ofLine()}${this.whichLines()})`,
      () => `count(${LINES}${this.whichLines()})`,
    ])();
  };

  private ofLine(): string {
    return this.one([
      'x.N',
      'x.M',
      '(x.N * x.M)',
      '(x.M + row.A)',
      'round(x.M * 0.1, 2)',
      "(x.T == 'a' ? x.N : x.M)",
    ]);
  }

  /** A condition of lines behind a comma, or nothing. */
  private whichLines(): string {
    return this.one(['', ...LINE_CONDITIONS.map((one) => `, ${one}`)]);
  }

  private readonly text = (depth: number): string => {
    if (depth === 0) return this.one(['row.Name', 'row.Other', "'座'", "''"]);
    const [n, d, t, l] = [this.number, this.date, this.text, this.list].map((make) => () => make(depth - 1));
    const count = this.one(['0', '1', '3', 'row.A']);
    return this.one([
      () => `(${t!()} + ${this.one([t!, d!])()})`,
      () => `text(${n!()})`,
      () => `${t!()}.trim()`,
      () => `${t!()}.substring(${count})`,
      () => `${t!()}.substring(${count}, ${n!()})`,
      () => `${t!()}.padStart(${this.one(['12', 'row.A'])}, ${t!()})`,
      () => `${t!()}.mask(${count}, ${this.one(['0', '2', '4'])})`,
      () => `${l!()}.${this.one(['first', 'last', 'min', 'max'])}()`,
      () => `${l!()}.join(${this.one(["'、'", "''", "' / '"])})`,
      () => `(${this.logical(depth - 1)} ? ${t!()} : ${d!()})`,
      () => `${this.one(['min', 'max'])}(${LINES}, ${this.one(['x.T', 'x.D'])}${this.whichLines()})`,
    ])();
  };

  private readonly date = (depth: number): string => {
    if (depth === 0) return this.one(['row.Born', 'row.At', "'2024-02-29'", "'2026-11-20 08:30:00'"]);
    const d = () => this.date(depth - 1);
    const count = this.one(['1', '-1', '31', '0.5', 'row.A', 'row.Money']);
    return this.one([
      () => `addDays(${d()}, ${count})`,
      () => `addMonths(${d()}, ${count})`,
      () => `${this.one(['startOf', 'endOf'])}(${d()}, '${this.one(['day', 'week', 'month', 'year'])}')`,
      () => `workdayAfter(${d()}, ${this.one(['0', '1', '3', '20', '0.5', 'row.A'])})`,
      () => `${this.one(['termStart', 'termEnd'])}(${d()})`,
    ])();
  };

  private readonly list = (depth: number): string => {
    if (depth === 0) return 'row.Tags';
    return this.one([
      () => `${this.list(depth - 1)}.${this.one(['distinct', 'sort'])}()`,
      () => `${this.text(depth - 1)}.split(${this.one(["'、'", "'座'", "'b'"])})`,
    ])();
  };

  private readonly logical = (depth: number): string => {
    if (depth === 0) return this.one(['row.Flag', '(row.A > 1)', "(row.Name == '张三')", 'has(row.B)']);
    const [n, d, t, b] = [this.number, this.date, this.text, this.logical].map(
      (make) => () => make(depth - 1),
    );
    const order = this.one(['<', '<=', '>', '>=', '==', '!=']);
    return this.one([
      () => `(${n!()} ${order} ${n!()})`,
      () => `(${t!()} ${order} ${t!()})`,
      () => `(${d!()} ${order} ${d!()})`,
      () => `(${n!()} == null)`,
      () => `${t!()}.${this.one(['contains', 'startsWith', 'endsWith'])}(${t!()})`,
      () => `${t!()}.like('${this.one(['*座*', '?', '*', 'a%*', '', '1*0'])}')`,
      () => `(${n!()} in [1, 2.5, 7])`,
      () => `(${b!()} ${this.one(['&&', '||'])} ${b!()})`,
      () => `!${b!()}`,
      () => `isRestDay(${d!()})`,
      () => `any(${LINES}${this.whichLines()})`,
      () => `all(${LINES}, ${this.one(LINE_CONDITIONS)}, ${this.one(LINE_CONDITIONS)})`,
    ])();
  };
}
