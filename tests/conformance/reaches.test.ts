import { describe, expect, it } from 'vitest';
import { throwsUnlessProvided } from '../../src/client/renderer/data.ts';
import { agreesToReach } from '../../src/client/renderer/reach.ts';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';

const catalog = loadCatalog('schemas');
const actions = [...catalog.entities.values()].flatMap((entity) =>
  [...entity.actions].map(([enCode, action]) => ({ entity, enCode, action })),
);
const isScope = ({ dict }: { dict?: string | undefined }) => dict === 'SCOPE_TYPE';

describe('16.9 what comes to many people is confirmed with their number', () => {
  const toAudience = actions.filter(
    ({ entity, action }) =>
      (action.needs ?? []).length > 0 &&
      [...entity.fields.values(), ...Object.values(action.params ?? {})].some(isScope),
  );

  it.each(toAudience)('$enCode begins something for a chosen audience and says so', ({ action }) => {
    expect(action.reaches).toBe(true);
  });

  it('there are such acts', () => expect(toAudience.length).toBeGreaterThan(5));

  const ask = async (count: number, question: string | undefined, answer: boolean) => {
    const asked: string[] = [];
    const agreed = await agreesToReach({
      data: throwsUnlessProvided({ reach: async () => count }),
      notify: {
        confirm: async ({ text }) => {
          asked.push(text);
          return answer;
        },
      },
      action: { title: '发布', verb: 'save', reaches: true },
      name: '发布',
      request: { EnCode: 'notice.submit', Ids: [] },
      question,
    });
    return [agreed, ...asked];
  };

  it('fifty are few, fifty-one are many; a question that is asked anyway carries the number', async () => {
    expect(await ask(50, undefined, false)).toEqual([true]);
    expect(await ask(51, undefined, false)).toEqual([false, '将涉及 51 人。确定发布吗？']);
    expect(await ask(20_000, '确定发布？', true)).toEqual([true, '将涉及 20,000 人。确定发布？']);
    expect(await ask(3, '确定发布？', false)).toEqual([false, '确定发布？']);
  });
});
