import { describe, expect, it } from 'vitest';
import { decodeCellEscapes, decodeXmlText, encodeAttribute, encodeCellText } from './escapes.ts';

describe('R26 spreadsheet text escapes', () => {
  it('writes what XML cannot carry as _xHHHH_ and reads it back', () => {
    const text = 'a\u0000b\u0001\u000B\u001F\r\n\t\uFFFE\uFFFF\uD83Dz';
    const written = encodeCellText(text);
    expect(written).toBe('a_x0000_b_x0001__x000B__x001F__x000D_\n\t_xFFFE__xFFFF__xD83D_z');
    expect(decodeCellEscapes(written)).toBe(text);
  });

  it('keeps text that only looks like an escape', () => {
    for (const text of ['_x0041_', '__x000d_', '_x005F_x0041_', '_x00_', '_x', '_x0041', 'x_x0041_x0042_']) {
      expect(decodeCellEscapes(encodeCellText(text))).toBe(text);
    }
    expect(encodeCellText('_x0041_')).toBe('_x005F_x0041_');
    expect(encodeCellText('_x00_')).toBe('_x00_');
  });

  it('keeps whole characters outside of the BMP', () => {
    expect(encodeCellText('𠮷👨‍👩‍👧')).toBe('𠮷👨‍👩‍👧');
  });

  it('escapes markup in text and attributes', () => {
    expect(encodeCellText('<b>&"\'')).toBe("&lt;b&gt;&amp;&quot;'");
    expect(encodeAttribute('a"<\u0001\uD800')).toBe('a&quot;&lt;');
  });
});

describe('C27 XML references', () => {
  it('knows the five entities and character references', () => {
    expect(decodeXmlText('&lt;&amp;&gt;&quot;&apos;&#65;&#x20BB7;')).toBe('<&>"\'A𠮷');
    expect(decodeXmlText('a\r\nb\rc')).toBe('a\nb\nc');
  });

  it.each([
    '&nbsp;',
    '&xxe;',
    '&',
    'a & b',
    '&#0;',
    '&#xD800;',
    '&#x110000;',
    '&#1;',
    '&#;',
    'a\u0001',
    '\uFFFF',
  ])('refuses %j', (raw) => {
    expect(decodeXmlText(raw)).toBeNull();
  });
});
