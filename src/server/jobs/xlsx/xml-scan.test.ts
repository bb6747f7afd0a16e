import { describe, expect, it } from 'vitest';
import { XlsxError } from '../../../contract/workbook/error.ts';
import { XmlScanner } from './xml-scan.ts';

function scan(xml: string, step = xml.length): string {
  let seen = '';
  const scanner = new XmlScanner({
    open: (name, attributes) => {
      seen += `<${name}${['a', 'id', '__proto__'].map((key) => (attributes.get(key) === undefined ? '' : ` ${key}=${attributes.get(key)}`)).join('')}>`;
    },
    close: (name) => {
      seen += `</${name}>`;
    },
    text: (text) => {
      seen += text;
    },
  });
  for (let at = 0; at < xml.length; at += step) scanner.write(xml.slice(at, at + step));
  scanner.end();
  return seen;
}

function codeOf(act: () => unknown): string {
  try {
    act();
    return 'accepted';
  } catch (error) {
    return error instanceof XlsxError ? error.code : String(error);
  }
}

const DOCUMENT =
  '<?xml version="1.0"?>\n<!-- a > b --><x:r x:a="1&amp;2" r:id=\'>\'  >\n<t >a&lt;𠮷</t><e/><f a="!-"/>' +
  '<![CDATA[<&]]]></x:r>\n<!-- end -->';

describe('XML of workbook parts', () => {
  it('gives the same events however the text is cut', () => {
    const whole = scan(DOCUMENT);
    expect(whole).toBe('<r a=1&2 id=>>\n<t>a<𠮷</t><e></e><f a=!-></f><&]</r>');
    for (let step = 1; step < 20; step++) expect(scan(DOCUMENT, step).normalize()).toBe(whole);
  });

  it('takes attribute names for text only', () => {
    expect(scan('<r __proto__="x"/>')).toBe('<r __proto__=x></r>');
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it.each([
    ['a document type', '<!DOCTYPE r [<!ENTITY a "b">]><r>&a;</r>', 'unsafe-xml'],
    ['a late document type', '<r/><!DOCTYPE r>', 'unsafe-xml'],
    ['an unknown entity', '<r>&a;</r>', 'damaged'],
    ['an unknown entity in an attribute', '<r a="&a;"/>', 'damaged'],
    ['nothing', '', 'damaged'],
    ['an open element', '<r><t>', 'damaged'],
    ['a cut tag', '<r><t', 'damaged'],
    ['crossed elements', '<r><t></r></t>', 'damaged'],
    ['two roots', '<r/><r/>', 'damaged'],
    ['text outside of the root', '<r/>x', 'damaged'],
    ['text before the root', 'x<r/>', 'damaged'],
    ['a character section outside', '<![CDATA[x]]><r/>', 'damaged'],
    ['an attribute without quotes', '<r a=1></r>', 'damaged'],
    ['an attribute without value', '<r a></r>', 'damaged'],
    ['a closing tag too many', '<r/></r>', 'damaged'],
    ['a bare angle', '<r>a < b</r>', 'damaged'],
    ['nesting without end', '<a>'.repeat(100), 'damaged'],
    ['a text without end', `<r>${'x'.repeat(600_000)}`, 'cell-too-long'],
    ['an attribute without end', `<r a="${'x'.repeat(600_000)}`, 'cell-too-long'],
    ['a name without end', `<${'x'.repeat(600_000)}`, 'cell-too-long'],
    ['a comment without end', `<!--${'x'.repeat(600_000)}`, 'cell-too-long'],
    ['blanks without end', `<r ${' '.repeat(600_000)}`, 'cell-too-long'],
  ])('C27 A21 refuses %s', (_name, xml, code) => {
    expect(codeOf(() => scan(xml))).toBe(code);
    expect(codeOf(() => scan(xml, 65_536))).toBe(code);
  });
});
