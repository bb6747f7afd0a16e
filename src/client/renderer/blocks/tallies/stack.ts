import type { Row } from '../../data.ts';
import { numberOf, textIn } from '../values.ts';

/** A piece of a stacked bar; `from` and `share` in percent of it, `shade` from 0 to 1. */
export interface Piece {
  readonly name: string;
  readonly count: number;
  readonly from: number;
  readonly share: number;
  readonly shade: number;
}

const LIGHTEST = 0.16;

/** The choices of a line as pieces of one bar, each beginning where the last one ends. */
export function stackOf(choices: readonly Row[]): Piece[] {
  let from = 0;
  return choices.map((choice, at) => {
    const share = numberOf(choice['Share']) ?? 0;
    const steps = Math.max(choices.length - 1, 1);
    const piece = {
      name: textIn(choice, 'Name'),
      count: numberOf(choice['Count']) ?? 0,
      from,
      share,
      shade: LIGHTEST + ((1 - LIGHTEST) * at) / steps,
    };
    from += share;
    return piece;
  });
}
