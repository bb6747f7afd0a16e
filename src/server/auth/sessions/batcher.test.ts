import { describe, expect, it } from 'vitest';
import { createBatcher } from './batcher.ts';

/** Answers `key!` for each key but `nobody`, when it is told to. */
function slow() {
  const questions: string[][] = [];
  const answers: (() => void)[] = [];
  const ask = createBatcher(
    (keys) =>
      new Promise<Map<string, string>>((resolve, reject) => {
        questions.push([...keys]);
        answers.push(() =>
          keys.includes('fails')
            ? reject(new Error('away'))
            : resolve(new Map(keys.flatMap((key) => (key === 'nobody' ? [] : [[key, `${key}!`]])))),
        );
      }),
    { atOnce: 1, most: 3 },
  );
  const answer = async (at: number) => {
    await expect.poll(() => answers.length).toBeGreaterThan(at);
    answers[at]!();
  };
  return { questions, ask, answer };
}

describe('M01 questions that are asked together', () => {
  it('join those that come at the same moment, then those that came meanwhile, so many at most', async () => {
    const { questions, ask, answer } = slow();
    const first = ['a', 'b'].map(ask);
    await expect.poll(() => questions).toEqual([['a', 'b']]);
    const later = ['c', 'nobody', 'c', 'd'].map(ask);
    await answer(0);
    expect(await Promise.all(first)).toEqual(['a!', 'b!']);
    await answer(1);
    await answer(2);
    expect(await Promise.all(later)).toEqual(['c!', undefined, 'c!', 'd!']);
    expect(questions).toEqual([['a', 'b'], ['c', 'nobody'], ['d']]);
  });

  it('fail together, and the next ones are asked all the same', async () => {
    const { ask, answer } = slow();
    const lost = ask('fails').catch((error: Error) => error.message);
    await answer(0);
    expect(await lost).toBe('away');
    const next = ask('a');
    await answer(1);
    expect(await next).toBe('a!');
  });
});
