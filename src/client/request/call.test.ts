import { describe, expect, it } from 'vitest';
import { http } from './call.ts';

describe('Q02: every request', () => {
  it('waits 180000 ms and carries AppType', () => {
    expect(http.defaults.timeout).toBe(180_000);
    expect(http.defaults.headers).toMatchObject({ AppType: '2#3.0.0#1' });
  });
});
