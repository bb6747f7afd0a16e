import { describe, expect, it } from 'vitest';
import { play } from '../../../../tests/_util/flow-play.ts';
import { scaled } from '../../../../tests/_util/scale.ts';

describe('22 courses of applications', () => {
  it('go through any definition as it asks for, whatever is published, whoever acts, wherever the server stops', async () => {
    const wrong: string[] = [];
    for (let seed = 1; seed <= scaled(10_000, 600); seed += 1) wrong.push(...(await play(seed)));
    expect(wrong).toEqual([]);
  });
});
