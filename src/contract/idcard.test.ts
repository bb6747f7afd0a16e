import { describe, expect, it } from 'vitest';
import { idCardCheckCharacter, isIdCard } from './idcard.ts';

describe('resident identity numbers', () => {
  it('accepts a right check character, x in either case', () => {
    expect(idCardCheckCharacter('11010519491231002')).toBe('X');
    expect(isIdCard('11010519491231002X')).toBe(true);
    expect(isIdCard('11010519491231002x')).toBe(true);
  });

  it.each(['110105194912310021', '11010519491231002', '11010519491231002XX', '1101051949123100２X', ''])(
    'refuses %j',
    (text) => expect(isIdCard(text)).toBe(false),
  );
});
