import { expect, it } from 'vitest';
import { play } from '../../../../tests/_util/flow-play.ts';
it('plays', async () => {
  const wrong: string[] = [];
  for (let seed = 1; seed <= Number(process.env['N'] ?? 2000) && wrong.length < 12; seed += 1)
    try {
      wrong.push(...(await play(seed)));
    } catch (e) {
      wrong.push(`seed ${seed} ${String((e as Error).stack).slice(0, 400)}`);
    }
  expect(wrong).toEqual([]);
}, 600_000);
