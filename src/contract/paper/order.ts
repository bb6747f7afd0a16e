import type { Question } from './question.ts';

/**
 * The questions in an order of the answerer's own, always the same for the same seed. What leads somewhere keeps its place:
 * notes, questions that jump or are jumped to, and what conditions are about. Between two such the others change places, so
 * that jumps and conditions mean what they meant. Parts of a paper stand one after the other, each mixed in itself.
 */
export function mixedQuestions(questions: readonly Question[], seed: string): Question[] {
  const parts = bySection(questions);
  return parts.length > 1
    ? parts.flatMap((part, at) => mixedPart(part, `${seed} ${at}`))
    : mixedPart(questions, seed);
}

/** The questions of each part of a paper, in the order in which the parts come first; those of none stand before all. */
export function bySection(questions: readonly Question[]): Question[][] {
  const parts = new Map<string, Question[]>();
  for (const question of questions) {
    const { section = '' } = question;
    parts.set(section, [...(parts.get(section) ?? []), question]);
  }
  return [...parts.values()];
}

function mixedPart(questions: readonly Question[], seed: string): Question[] {
  const targets = new Set(questions.flatMap(({ options }) => options.map(({ jumpTo }) => jumpTo)));
  const sources = new Set(questions.map(({ showWhen }) => showWhen?.q));
  const isFixed = ({ type, no, options, showWhen }: Question) =>
    type === 'note' ||
    showWhen !== undefined ||
    targets.has(no) ||
    sources.has(no) ||
    options.some(({ jumpTo }) => jumpTo !== undefined);
  const ordered: Question[] = [];
  let run: Question[] = [];
  const close = () => {
    ordered.push(...mixed(run, `${seed} ${ordered.length}`));
    run = [];
  };
  for (const question of questions) {
    if (!isFixed(question)) {
      run.push(question);
      continue;
    }
    close();
    ordered.push(question);
  }
  close();
  return ordered;
}

/** The things in another order, always the same for the same seed. */
export function mixed<Thing>(things: readonly Thing[], seed: string): Thing[] {
  const next = numbersFrom(seed);
  const left = [...things];
  for (let at = left.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [left[at], left[other]] = [left[other]!, left[at]!];
  }
  return left;
}

/** Numbers from 0 to 1 that a text begins: its FNV-1a sum, stepped and stirred (splitmix32). */
function numbersFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ char.codePointAt(0)!, 0x01000193);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mix = state ^ (state >>> 16);
    mix = Math.imul(mix, 0x21f0aaad);
    mix = Math.imul(mix ^ (mix >>> 15), 0x735a2d97);
    return ((mix ^ (mix >>> 15)) >>> 0) / 2 ** 32;
  };
}
