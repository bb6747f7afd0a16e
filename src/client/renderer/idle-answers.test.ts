import { expect, it } from 'vitest';
import { IdleAnswers } from './idle-answers.ts';

it('lets go of the answers longest out of sight, and of none that is shown', () => {
  const cache = new Map(Array.from({ length: 150 }, (_, at) => [`key ${at}`, {}]));
  const answers = new IdleAnswers();
  answers.show('key 0');
  answers.show('key 0');
  answers.leave('key 0', cache);
  for (const key of cache.keys()) answers.keep(key, cache);
  expect([...cache.keys()]).toEqual(['key 0', ...Array.from({ length: 100 }, (_, at) => `key ${at + 50}`)]);
  answers.leave('key 0', cache);
  expect(cache.has('key 0')).toBe(true);
  expect(cache.has('key 50')).toBe(false);
});

it('keeps what was looked at again, in place of what was not', () => {
  const cache = new Map<string, object>();
  const answers = new IdleAnswers();
  const look = (key: string) => {
    cache.set(key, {});
    answers.show(key);
    answers.leave(key, cache);
  };
  for (let at = 0; at < 100; at += 1) look(`key ${at}`);
  look('key 0');
  look('another');
  expect(cache.has('key 0')).toBe(true);
  expect(cache.has('key 1')).toBe(false);
});
