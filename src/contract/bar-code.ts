import encode from 'jsbarcode';
import { isBarText } from './bar-text.ts';

/** A run of dark modules of a bar code, and where it begins. */
export interface Bar {
  readonly at: number;
  readonly width: number;
}

/** A bar code: its dark bars, and how many modules it is wide with the white that has to stand beside it. */
export interface BarCode {
  readonly bars: readonly Bar[];
  readonly width: number;
}

/** White modules beside the code, as the standard wants them. */
const QUIET = 10;

/** The Code 128 bar code of a text, by the shortest way through its alphabets; undefined for a text that it cannot say. */
export function barCodeOf(text: string): BarCode | undefined {
  if (!isBarText(text)) return undefined;
  const made: { encodings?: readonly { readonly data: string }[] } = {};
  encode(made, text, { format: 'CODE128' });
  const modules = (made.encodings ?? []).map(({ data }) => data).join('');
  return {
    bars: [...modules.matchAll(/1+/g)].map((run) => ({ at: QUIET + run.index, width: run[0].length })),
    width: modules.length + 2 * QUIET,
  };
}
