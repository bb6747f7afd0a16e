/** One part of `npm run check`. */
export interface Step {
  readonly title: string;
  /** @returns the faults, one text each; empty when the step passes */
  run(fix: boolean): Promise<string[]>;
}
