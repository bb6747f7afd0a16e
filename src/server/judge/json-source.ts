/** A value of a JSON text with the place where it stands. Offsets count UTF-16 units; `end` is behind the last one. */
export interface JsonNode {
  readonly kind: 'object' | 'array' | 'string' | 'other';
  readonly start: number;
  readonly end: number;
  /** The key that the value stands under, with its quotes. */
  readonly key?: { readonly start: number; readonly end: number };
  /** Members of an object by key, elements of an array by index. */
  readonly children: ReadonlyMap<string, JsonNode>;
}

/** A line and a column, both counted from 1, as editors show them. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The text is no JSON. */
export class JsonSyntaxError extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}

/** A key that an object has twice: of two values one would be lost without a word. */
export interface DuplicateKey {
  readonly key: string;
  readonly offset: number;
}

const SPACE = /[ \t\r\n]*/y;
const WORD = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// oxlint-disable-next-line no-control-regex -- control characters are what a JSON string may not hold
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;

/** A JSON text and where each of its values stands. */
export class JsonSource {
  readonly root: JsonNode;
  readonly duplicates: DuplicateKey[] = [];
  private at = 0;

  /** @throws JsonSyntaxError with the offset of the first character that does not fit */
  constructor(readonly text: string) {
    this.root = this.value(undefined);
    this.space();
    if (this.at < text.length) this.fail('此处应是文件结尾');
  }

  /** The value that a JSON pointer (RFC 6901) leads to. */
  node(pointer: string): JsonNode | undefined {
    let node: JsonNode | undefined = this.root;
    for (const key of keysOf(pointer)) node = node?.children.get(key);
    return node;
  }

  /** The value that a pointer leads to, or the innermost one on the way that is there. */
  nearest(pointer: string): { node: JsonNode; whole: boolean } {
    let node = this.root;
    for (const key of keysOf(pointer)) {
      const below = node.children.get(key);
      if (!below) return { node, whole: false };
      node = below;
    }
    return { node, whole: true };
  }

  place(offset: number): Place {
    return placeIn(this.text, offset);
  }

  /** The offset in the text of a character of a string value, whose escapes are longer than what they stand for. */
  insideString(node: JsonNode, index: number): number {
    let at = node.start + 1;
    for (let done = 0; done < index && at < node.end - 1; done++)
      at += this.text[at] !== '\\' ? 1 : this.text[at + 1] === 'u' ? 6 : 2;
    return at;
  }

  private value(key: JsonNode['key']): JsonNode {
    this.space();
    const start = this.at;
    const first = this.text[start];
    if (first === '{' || first === '[') return this.container(first, start, key);
    if (first === '"') {
      this.string();
      return { kind: 'string', start, end: this.at, ...(key && { key }), children: new Map() };
    }
    const word = this.match(WORD);
    if (word === undefined)
      this.fail(start >= this.text.length ? '文件在此中断' : this.misread('此处应是一个值'));
    return { kind: 'other', start, end: this.at, ...(key && { key }), children: new Map() };
  }

  /** What stands where it may not, in the words of who wrote it. */
  private misread(wanted: string): string {
    const rest = this.text.slice(this.at, this.at + 2);
    if (rest.startsWith('\ufeff')) return '文件以 BOM 开头，请另存为不带 BOM 的 UTF-8';
    if (rest === '//' || rest === '/*') return 'JSON 没有注释';
    if (rest.startsWith("'")) return 'JSON 的文字用双引号';
    const isAfterComma = /,\s*$/.test(this.text.slice(0, this.at));
    return isAfterComma && /^[\]}]/.test(rest) ? '最后一项之后多了一个逗号' : wanted;
  }

  private container(open: string, start: number, key: JsonNode['key']): JsonNode {
    const isObject = open === '{';
    const close = isObject ? '}' : ']';
    const children = new Map<string, JsonNode>();
    this.at++;
    this.space();
    if (this.text[this.at] !== close)
      for (;;) {
        if (isObject) this.member(children);
        else children.set(String(children.size), this.value(undefined));
        this.space();
        if (this.text[this.at] === close) break;
        if (this.text[this.at] !== ',') this.fail(`此处应是 "," 或 "${close}"`);
        this.at++;
      }
    this.at++;
    return { kind: isObject ? 'object' : 'array', start, end: this.at, ...(key && { key }), children };
  }

  private member(children: Map<string, JsonNode>): void {
    this.space();
    const start = this.at;
    if (this.text[start] !== '"') this.fail(this.misread('此处应是带双引号的键'));
    const name = this.string();
    const key = { start, end: this.at };
    if (children.has(name)) this.duplicates.push({ key: name, offset: start });
    this.space();
    if (this.text[this.at] !== ':') this.fail('此处应是 ":"');
    this.at++;
    children.set(name, this.value(key));
  }

  private string(): string {
    const raw = this.match(STRING) ?? this.fail('文本没有结束，或含有不允许的字符');
    return JSON.parse(raw) as string;
  }

  private space(): void {
    this.match(SPACE);
  }

  /** Takes what fits here. */
  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }

  private fail(message: string): never {
    throw new JsonSyntaxError(message, this.at);
  }
}

/** The keys of a JSON pointer. */
export function keysOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The line and column of an offset. */
export function placeIn(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}
