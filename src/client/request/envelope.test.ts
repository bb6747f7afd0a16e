import { describe, expect, it } from 'vitest';
import { nameOfNoEnvelope, readEnvelope } from './envelope.ts';
import { saidOr } from './verdict.ts';

const envelope = (ErrorCode: number, RequestMsg: string, ResultValue: unknown) => ({
  ErrorCode,
  RequestMsg,
  ResultValue,
});

describe('Q10: Q11: Q04: the envelope', () => {
  it.each([
    [{ ErrorCode: 0, RequestMsg: null, ResultValue: 1 }, envelope(0, '', 1)],
    [{ ErrorCode: '0', ResultValue: '{"a":1}' }, envelope(0, '', { a: 1 })],
    [{ ErrorCode: '999', RequestMsg: '过期' }, envelope(999, '过期', null)],
    [{ ErrorCode: 2, RequestMsg: 'Seat is taken' }, envelope(2, 'Seat is taken', null)],
    [{ ErrorCode: 0, ResultValue: '[1]' }, envelope(0, '', [1])],
    [{ ErrorCode: 0, ResultValue: 'null' }, envelope(0, '', null)],
    [{ ErrorCode: 0, ResultValue: '{未完成' }, envelope(0, '', '{未完成')],
    [{ ErrorCode: 0, ResultValue: '17' }, envelope(0, '', '17')],
    [[1], envelope(0, '', [1])],
    [{ result: [1] }, envelope(0, '', [1])],
  ])('%j is read', (data, read) => expect(readEnvelope(data)).toEqual(read));

  it.each([
    [undefined],
    [null],
    [''],
    ['<html>'],
    [{}],
    [{ ErrorCode: null }],
    [{ ErrorCode: 'x' }],
    [{ ErrorCode: true }],
    [7],
  ])('%j is none', (data) => expect(readEnvelope(data)).toBeUndefined());

  it('Q04: 404, 500, 502, pages and nothing at all are told apart, in Chinese', () => {
    const path = '/x';
    const texts = [
      nameOfNoEnvelope(404, '<html>', path),
      nameOfNoEnvelope(500, '', path),
      nameOfNoEnvelope(502, '<html>', path),
      nameOfNoEnvelope(200, '<html>', path),
      nameOfNoEnvelope(200, '', path),
      nameOfNoEnvelope(200, { a: 1 }, path),
    ];
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/^[\u4e00-\u9fff]{3}/);
    expect(texts[0]).toContain(path);
  });

  it('Q04: a refusal without a word is told by its code', () =>
    expect([saidOr('已锁定', 2), saidOr('', 5001)]).toEqual(['已锁定', '操作未成功（错误码 5001）']));
});
