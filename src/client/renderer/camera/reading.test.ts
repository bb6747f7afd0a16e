import decode from 'qr/decode.js';
import encode from 'qr';
import { describe, expect, it } from 'vitest';
import { cameraProblem, onlyNew } from './reading.ts';

describe('a scan', () => {
  it('counts a code once while it stays before the camera, and another at once', () => {
    let now = 0;
    const isNew = onlyNew(() => now);
    expect(isNew('a')).toBe(true);
    now = 200;
    expect(isNew('a')).toBe(false);
    expect(isNew('b')).toBe(true);
    expect(isNew('a')).toBe(true);
    now = 9_000;
    expect(isNew('a')).toBe(true);
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
    ['AbortError', '摄像头无法使用'],
  ])('says what to do when the camera answers %s', (name, text) => {
    expect(cameraProblem(Object.assign(new Error('x'), { name }))).toContain(text);
  });
});
