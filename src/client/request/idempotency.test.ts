import { describe, expect, it } from 'vitest';
import { newKey, WriteKeys } from './idempotency.ts';

describe('keys of writes', () => {
  it('are as the server takes them, and differ', () => {
    const keys = Array.from({ length: 50 }, newKey);
    expect(keys.every((key) => /^[A-Za-z0-9_-]{8,64}$/.test(key))).toBe(true);
    expect(new Set(keys).size).toBe(50);
  });

  it('stay the same for the same write until it was answered', () => {
    const keys = new WriteKeys();
    const first = keys.take('Data/Save', { Data: { Id: '1' } });
    expect(keys.take('Data/Save', { Data: { Id: '1' } })).toBe(first);
    expect(keys.take('Data/Save', { Data: { Id: '2' } })).not.toBe(first);
    expect(keys.take('Data/Delete', { Data: { Id: '1' } })).not.toBe(first);
    keys.settle('Data/Save', { Data: { Id: '1' } });
    expect(keys.take('Data/Save', { Data: { Id: '1' } })).not.toBe(first);
  });

  it('tell uploads apart by file', () => {
    const keys = new WriteKeys();
    const upload = (name: string) => {
      const form = new FormData();
      form.append('file', new File(['x'], name, { lastModified: 1 }));
      return keys.take('ImportExport/UploadFile', form);
    };
    expect(upload('a.xlsx')).toBe(upload('a.xlsx'));
    expect(upload('a.xlsx')).not.toBe(upload('b.xlsx'));
  });
});
