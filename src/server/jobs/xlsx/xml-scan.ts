import { XlsxError, damaged } from '../../../contract/workbook/error.ts';
import { decodeXmlText } from '../../../contract/workbook/escapes.ts';

/** Attributes of one tag, by local name (`r:id` is `id`); the last of two equal names counts. */
export class Attributes {
  private readonly pairs: string[] = [];

  add(name: string, value: string): void {
    this.pairs.push(name, value);
  }

  get(name: string): string | undefined {
    for (let i = this.pairs.length - 2; i >= 0; i -= 2) if (this.pairs[i] === name) return this.pairs[i + 1];
    return undefined;
  }
}

export interface ScanHandler {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  /** May be called several times for one element. */
  text?(text: string): void;
}

// The longest cell of 32,767 characters, each written as a character reference, stays below.
const MAX_TOKEN = 512 * 1024;
const MAX_DEPTH = 64;
const PLAIN_TAG = /([A-Za-z][A-Za-z0-9:]*)>/y;
const NAME = /[^\s/>=<"'&]+/y;
const ATTRIBUTE = /\s+([^\s/>=<"'&]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const TAG_END = /\s*(\/?)>/y;

const NO_ATTRIBUTES = new Attributes();

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

/**
 * Reads the XML of a workbook piece by piece. It knows no document type, no external and no self-made entity: a
 * document that brings one is refused, and no token, depth or text grows beyond a fixed size.
 */
export class XmlScanner {
  private rest = '';
  private rootSeen = false;
  private readonly open: string[] = [];
  private readonly handler: ScanHandler;

  constructor(handler: ScanHandler) {
    this.handler = handler;
  }

  write(chunk: string): void {
    this.rest = this.scan(this.rest === '' ? chunk : this.rest + chunk);
    if (this.rest.length > MAX_TOKEN)
      throw new XlsxError('cell-too-long', '单元格内容过长，已拒绝读取', 'XML token');
  }

  end(): void {
    if (this.rest.trim() !== '' || this.open.length > 0 || !this.rootSeen) throw damaged('XML ends early');
  }

  /** Consumes whole tokens and returns what is left over. */
  private scan(input: string): string {
    let at = 0;
    for (;;) {
      const tag = input.indexOf('<', at);
      if (tag < 0) return input.slice(at);
      if (tag > at) this.emitText(input.slice(at, tag));
      const next = this.scanMarkup(input, tag);
      if (next < 0) return input.slice(tag);
      at = next;
    }
  }

  /** The end of the markup that begins at `start`, or -1 when the rest of it has not arrived yet. */
  private scanMarkup(input: string, start: number): number {
    const kind = input.charCodeAt(start + 1);
    if (kind === 47) return this.scanClose(input, start);
    if (kind === 63) return skipTo(input, '?>', start + 2);
    if (kind !== 33) return this.scanOpen(input, start);
    if (input.startsWith('<!--', start)) return skipTo(input, '-->', start + 4);
    if (input.startsWith('<![CDATA[', start)) {
      const end = input.indexOf(']]>', start + 9);
      if (end < 0) return -1;
      if (this.open.length === 0) throw damaged('text outside of the root element');
      this.handler.text?.(input.slice(start + 9, end));
      return end + 3;
    }
    if (input.length - start < 9) return -1;
    throw new XlsxError('unsafe-xml', '文件内含不允许的内容（文档类型定义），已拒绝读取', 'DOCTYPE');
  }

  private scanOpen(input: string, start: number): number {
    PLAIN_TAG.lastIndex = start + 1;
    const plain = PLAIN_TAG.exec(input)?.[1];
    if (plain !== undefined) {
      this.emitOpen(plain, NO_ATTRIBUTES);
      return PLAIN_TAG.lastIndex;
    }
    NAME.lastIndex = start + 1;
    const found = NAME.exec(input);
    if (!found) return incomplete(input, start);
    const attributes = new Attributes();
    let at = NAME.lastIndex;
    for (;;) {
      ATTRIBUTE.lastIndex = at;
      const pair = ATTRIBUTE.exec(input);
      if (!pair) break;
      at = ATTRIBUTE.lastIndex;
      const value = decodeXmlText(pair[2] ?? pair[3] ?? '');
      if (value === null) throw damaged('attribute is not XML');
      attributes.add(localName(pair[1] ?? ''), value);
    }
    TAG_END.lastIndex = at;
    const end = TAG_END.exec(input);
    if (!end) return incomplete(input, start);
    this.emitOpen(found[0], attributes);
    if (end[1] === '/') this.emitClose(found[0]);
    return TAG_END.lastIndex;
  }

  private scanClose(input: string, start: number): number {
    const end = input.indexOf('>', start + 2);
    if (end < 0) return -1;
    this.emitClose(input.slice(start + 2, end).trimEnd());
    return end + 1;
  }

  private emitOpen(name: string, attributes: Attributes): void {
    if (this.open.length === 0 && this.rootSeen) throw damaged('second root element');
    this.rootSeen = true;
    if (this.open.push(name) > MAX_DEPTH) throw damaged('XML is nested too deep');
    this.handler.open(localName(name), attributes);
  }

  private emitClose(name: string): void {
    if (this.open.pop() !== name) throw damaged(`mismatched closing tag ${name.slice(0, 40)}`);
    this.handler.close(localName(name));
  }

  private emitText(raw: string): void {
    if (this.open.length > 0 && !this.handler.text) return;
    const text = decodeXmlText(raw);
    if (text === null) throw damaged('text is not XML');
    if (this.open.length > 0) this.handler.text?.(text);
    else if (text.trim() !== '') throw damaged('text outside of the root element');
  }
}

function skipTo(input: string, mark: string, from: number): number {
  const end = input.indexOf(mark, from);
  return end < 0 ? -1 : end + mark.length;
}

// A tag that did not match is either cut by the end of the piece or no tag. A `<` can only begin the next markup, so
// one further on proves the latter; without it the token limit and the end of the document decide.
function incomplete(input: string, start: number): number {
  if (input.indexOf('<', start + 1) >= 0) throw damaged('malformed tag');
  return -1;
}
