import { describe, expect, it } from 'vitest';
import { maskOf, maskValue } from './masks.ts';

describe('masks', () => {
  it('show what identifies nobody', () => {
    expect(maskValue('idcard', '360101200001011236')).toBe('3601****1236');
    expect(maskValue('phone', '13800138000')).toBe('138****8000');
    expect(maskValue('bank', '6222020200001234567')).toBe('6222****4567');
    expect(maskValue('email', 'someone@example.edu')).toBe('s***@example.edu');
    expect(maskValue('name', '欧阳修文')).toBe('欧***');
    expect(maskValue('name', '王')).toBe('王*');
    expect(maskValue('name', '𠮷田')).toBe('𠮷*');
    expect(maskValue('all', '任何内容')).toBe('***');
  });

  it('hide what is too short to be cut, and what is not text', () => {
    expect(maskValue('phone', '1380013')).toBe('***');
    expect(maskValue('idcard', '12345678')).toBe('***');
    expect(maskValue('email', '@x')).toBe('***');
    expect(maskValue('phone', 13800138000)).toBe('***');
    expect(maskValue('all', { a: 1 })).toBe('***');
    expect(maskValue('all', 0)).toBe('***');
  });

  it('leave nothing as nothing', () => {
    expect([maskValue('phone', null), maskValue('all', ''), maskValue('name', undefined)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('apply to every sensitive field, by its type where the file names none', () => {
    expect(maskOf({ type: 'text', class: 'personal' })).toBeUndefined();
    expect(maskOf({ type: 'text', class: 'personal', mask: 'name' })).toBe('name');
    expect(maskOf({ type: 'idcard', class: 'sensitive' })).toBe('idcard');
    expect(maskOf({ type: 'money', class: 'sensitive' })).toBe('all');
  });
});
