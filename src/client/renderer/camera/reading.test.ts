import decode from 'qr/decode.js';
import encode from 'qr';
import { describe, expect, it } from 'vitest';
import { cameraProblem, onlyNew } from './reading.ts';

describe('a scan', () => {
  it('counts a code once while it stays before the camera, and another at once', () => {
    let now = 0;
    const taken: string[] = [];
    const see = onlyNew(
      (text) => taken.push(text) > 0,
      () => now,
    );
    for (const [at, text] of [
      [0, 'a'],
      [200, 'a'],
      [200, 'b'],
      [400, 'a'],
      [9_000, 'a'],
    ] as const) {
      now = at;
      see(text);
    }
    expect(taken).toEqual(['a', 'b', 'a', 'a']);
  });

  it('is handed over until it is taken: what comes while another is at work is not lost', () => {
    const seen: string[] = [];
    let isBusy = false;
    const see = onlyNew((text) => {
      seen.push(text);
      return !isBusy;
    });
    see('a');
    isBusy = true;
    see('b');
    see('b');
    isBusy = false;
    see('b');
    see('b');
    expect(seen).toEqual(['a', 'b', 'b', 'b']);
  });

  it('reads what our own codes say, Chinese too', () => {
    const text = 'XG1.报到.2026310001.欧阳静.9f3c';
    const rows = encode(text, 'raw', { ecc: 'medium', border: 4, scale: 4 });
    const data = new Uint8ClampedArray(
      rows.flatMap((row) =>
        row.flatMap((dark) =>
          Array<number>(3)
            .fill(dark ? 0 : 255)
            .concat(255),
        ),
      ),
    );
    expect(decode({ width: rows.length, height: rows.length, data })).toBe(text);
  });

  it.each([
    ['NotAllowedError', '权限'],
    ['NotFoundError', '没有找到摄像头'],
    ['NotReadableError', '正被其他程序使用'],
    ['AbortError', '摄像头无法使用'],
  ])('says what to do when the camera answers %s', (name, text) => {
    expect(cameraProblem(Object.assign(new Error('x'), { name }), true)).toContain(text);
  });

  it('says so where the address is what keeps the camera away', () => {
    expect(cameraProblem(new TypeError('x'), false)).toContain('https');
  });
});
