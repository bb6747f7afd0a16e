import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallFailure } from './failure.ts';
import { retryWhenBusy } from './retry-busy.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refused = (status: number) => new CallFailure('接口请求过于频繁，请等待5s后重试', status, null, status);

it('R01 R15: a picture that came too soon comes after a while; what is refused for good, or again and again, is told', async () => {
  const ask = vi
    .fn()
    .mockRejectedValueOnce(refused(429))
    .mockRejectedValueOnce(refused(429))
    .mockResolvedValue('照片');
  const picture = retryWhenBusy(ask);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await picture).toBe('照片');

  await expect(retryWhenBusy(() => Promise.reject(refused(403)))).rejects.toMatchObject({ status: 403 });
  const never = vi.fn().mockRejectedValue(refused(429));
  const given = expect(retryWhenBusy(never)).rejects.toMatchObject({ status: 429 });
  await vi.advanceTimersByTimeAsync(200_000);
  await given;
  expect(never).toHaveBeenCalledTimes(20);
});
