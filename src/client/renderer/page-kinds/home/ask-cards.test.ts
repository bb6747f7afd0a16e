import { describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../../contract/generated/codes.ts';
import type { PageData } from '../../data.ts';
import { beyondLeaving } from '../../read.ts';
import { askCard } from './ask-cards.ts';

/** A server that notes which cards each request asks for. */
function serverOf(answer: (keys: readonly string[]) => unknown) {
  const asked: (readonly string[])[] = [];
  const ask = async (_: string, { Keys }: { Keys: readonly string[] }) => {
    asked.push(Keys);
    return answer(Keys);
  };
  return { asked, data: { ask } as unknown as PageData };
}

const card = (Key: string, Failure: string | null = null) => ({
  Key,
  Failure,
  Items: [],
  Total: 1,
  Rows: [],
});
const keys = (count: number) => Array.from({ length: count }, (_, at) => `m.card${at}`);
const outcomes = async (data: PageData, wanted: readonly string[]) =>
  (await Promise.allSettled(wanted.map((key) => askCard(data, key)))).map((one) =>
    one.status === 'fulfilled' ? one.value.Key : String((one.reason as Error).message),
  );

describe('cards of a home', () => {
  it('that are shown together are asked for together, in requests that none waits long for', async () => {
    const { asked, data } = serverOf((of) => of.map((key) => card(key)));
    expect(await outcomes(data, keys(14))).toEqual(keys(14));
    expect(asked.map(({ length }) => length)).toEqual([6, 6, 2]);
    await askCard(data, 'm.card0');
    expect(asked.at(-1)).toEqual(['m.card0']);
  });

  it('fail alone, whether the server says so of one or the request of several fails', async () => {
    const refused = serverOf((of) => of.map((key) => card(key, key === 'm.card1' ? '没有权限' : null)));
    expect(await outcomes(refused.data, keys(3))).toEqual(['m.card0', '没有权限', 'm.card2']);
    const broken = serverOf((of) => {
      if (of.includes('m.card1')) throw new Error('服务器繁忙');
      return of.map((key) => card(key));
    });
    expect(await outcomes(broken.data, keys(3))).toEqual(['m.card0', '服务器繁忙', 'm.card2']);
    expect(broken.asked).toEqual([keys(3), ['m.card0'], ['m.card1'], ['m.card2']]);
  });

  it('that were begun for a page that was left are asked for by the page that shows them; what is refused is not', async () => {
    const left = Object.assign(new Error('请求已取消'), { code: ErrorCode.Superseded });
    const failing = (failure: Error) => {
      let times = 0;
      return async () => {
        times += 1;
        if (times === 1) throw failure;
        return times;
      };
    };
    expect(await beyondLeaving(failing(left))).toBe(2);
    await expect(beyondLeaving(failing(new Error('没有权限')))).rejects.toThrow('没有权限');
  });
});
