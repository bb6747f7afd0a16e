import type { Engine } from '../../data/engine.ts';
import type { WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { databaseMoment } from '../../data/time/clock.ts';
import { codeOf, judgeCode, type ShownCodes } from './code.ts';

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

/** The same of this moment. */
export async function codeOfNow(
  engine: Pick<Engine, 'secret' | 'database'>,
  codes: ShownCodes,
  shown: { readonly id: string; readonly about: string; readonly text: string },
): Promise<ShownNow> {
  return codeNow(engine, codes, { ...shown, at: await databaseMoment(engine.database) });
}

/** @throws Refusal with these words where a text is no code that a screen shows now for what it has to be good for */
export async function requireShownNow(
  { engine, tx }: WriteContext,
  codes: ShownCodes,
  { text, about }: { readonly text: string; readonly about: string },
  words: string,
): Promise<void> {
  const now = await databaseMoment(tx);
  if (judgeCode(codes, engine.secret, text, { about, now }) !== 'good') throw refuse(words);
}
