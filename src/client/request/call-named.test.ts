import { expect, it } from 'vitest';
import { calls } from '../../contract/generated/calls.ts';
import { callNamed, noteCalls } from './call-named.ts';

it('asks a call that a page of the own server has told, for reading alone, and no other that it does not know', () => {
  const refused = '调用 Club/Figures 不能作为数据来源';
  expect(() => callNamed('Club/Figures')).toThrow(refused);
  noteCalls({ 'Club/Figures': { method: 'POST', path: '/api/Club/Figures' } });
  expect(callNamed('Club/Figures')).toMatchObject({
    method: 'POST',
    path: '/api/Club/Figures',
    write: false,
  });
  expect(() => callNamed('Club/Figures', 'write')).toThrow(refused);
});

it('keeps what it was built with, whatever is told of it', () => {
  const { Figures } = calls.Orientation;
  noteCalls({ [Figures.name]: { method: 'GET', path: '/elsewhere' } });
  expect(callNamed(Figures.name)).toBe(Figures);
  expect(() => callNamed(calls.Data.Save.name)).toThrow('不能作为数据来源');
});
