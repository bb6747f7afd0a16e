import type { Engine } from '../../data/engine.ts';
import { codeOf, type ShownCodes } from './code.ts';

/** A code as a screen shows it, until the next one takes its place. */
export interface ShownNow {
  readonly QrText: string;
  readonly ExpireSeconds: number;
  readonly Text: string;
}

/**
 * The code of a moment for a screen.
 * @param shown what it stands for and is good for, the moment by the database's clock, and what stands below it
 */
export function codeNow(
  { secret }: Pick<Engine, 'secret'>,
  codes: ShownCodes,
  shown: { readonly id: string; readonly at: number; readonly about: string; readonly text: string },
): ShownNow {
  const { id, at, about, text } = shown;
  const QrText = codeOf(codes, secret, { place: 'screen', id, at }, about);
  return { QrText, ExpireSeconds: codes.seconds, Text: text };
}
