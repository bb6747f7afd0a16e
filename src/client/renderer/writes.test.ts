import { expect, it } from 'vitest';
import { throwsUnlessProvided } from './data.ts';
import { countingWrites, momentOf } from './writes.ts';

it('an answer from before a write, whether it succeeded or not, is of another moment; reading changes nothing', async () => {
  const data = countingWrites(
    throwsUnlessProvided({ get: async () => ({}), act: async () => ({}), codes: async () => ({}) }),
  );
  const first = momentOf(data);
  await data.get('x/Y', '1');
  await data.codes([]);
  expect(momentOf(data)).toBe(first);
  await data.act({ EnCode: 'x.y', Ids: [], Params: {} });
  const second = momentOf(data);
  expect(second).not.toBe(first);
  await data.save({ Entity: 'x/Y', EnCode: 'x.y', Data: {} }).catch(() => undefined);
  expect(momentOf(data)).not.toBe(second);
});

it('two servers share no moment', () => {
  expect(momentOf(throwsUnlessProvided())).not.toBe(momentOf(throwsUnlessProvided()));
});
