/** What the condition checker says in English, in the words of the person who writes schemas. */
const SENTENCES: readonly (readonly [RegExp, (words: string[]) => string])[] = [
  [/^unknown field "(.+)" in (.+)$/, ([field, holder]) => `${holder} 没有字段 "${field}"`],
  [/^unknown field "(.+)"$/, ([field]) => `没有字段 "${field}"`],
  [/^unknown name "(.+)"$/, ([name]) => `此处没有名称 "${name}"`],
  [
    /^(.+)\(\) reads the school calendar, which is not known here$/,
    ([name]) =>
      `${name}() 读取校历，只能用于数据对象的 "value"、"rules"、"scope"、"writeScope"、"clock" 和列表的 "filter"；其他地方先存成字段，再看这个字段`,
  ],
  [/^unknown entity "(.+)"$/, ([name]) => `没有数据对象 "${name}"`],
  [
    /^(.+)\(\) looks at other rows, which is not possible here$/,
    ([name]) => `${name}() 统计其他数据，只能用于数据对象字段的 "value"、"rules" 和操作的 "when"`,
  ],
  [
    /^(.+)\(\) takes an entity first, such as (.+)$/,
    ([name, usage]) => `${name}() 的第一项是数据对象，例如 ${usage}`,
  ],
  [
    /^(.+)\(\) takes other parts than these behind the entity$/,
    ([name]) => `${name}() 数据对象之后的项数不对`,
  ],
  [/^(.+)\(\) cannot stand inside of another look at rows$/, ([name]) => `${name}() 不能用在另一次统计之内`],
  [/^unknown function "(.+)"$/, ([name]) => `没有函数 "${name}"`],
  [/^(?:must be|needs) (.+), not (.+)$/, ([wanted, found]) => `应为${kind(wanted)}，实际为${kind(found)}`],
  [/^(.+) has no fields$/, ([type]) => `${kind(type)}没有下级字段`],
  [/^cannot compare (.+) with (.+)$/, ([a, b]) => `${kind(a)}与${kind(b)}不能比较`],
  [
    /^"(.+)" cannot order (.+) and (.+)$/,
    ([sign, a, b]) => `${kind(a)}与${kind(b)}不能用 "${sign}" 比较大小`,
  ],
  [
    /^cannot calculate (.+) ([-+*/%]) (.+?)(; .*)?$/,
    ([a, sign, b, hint]) => `${kind(a)} ${sign} ${kind(b)} 不能计算${hint ? '；text(x) 把数字变成文本' : ''}`,
  ],
  [/^\? : gives (.+) or (.+), not one kind$/, ([a, b]) => `? : 的两个结果类型不同：${kind(a)}、${kind(b)}`],
  [/^the elements of a list must be of one kind$/, () => '列表的各项须为同一类型'],
  [/^a yes\/no value is 1 or 0$/, () => '是否类型的值只能是 1 或 0'],
  [/^(.+)\(\) cannot take (.+)$/, ([name, type]) => `${name}() 不能用于${kind(type)}`],
  [/^(.+) is written (.+)$/, ([name, usage = '']) => `${name} 的写法是 ${usage.split(': ')[0]!}`],
  [/^(.+)\(\) takes a variable and an expression$/, ([name]) => `${name}() 的写法是 ${name}(x, 表达式)`],
  [/^has\(\) takes one field, such as (.+)$/, ([usage]) => `has() 只接受一个字段，例如 ${usage}`],
  [/^"(.+)" is not part of conditions$/, ([sign]) => `条件中不能使用 "${sign}"`],
  [/^the name "(.+)" is not allowed$/, ([name]) => `不允许使用名称 "${name}"`],
  [/^the number is too large$/, () => '数字过大'],
  [/^longer than (\d+) characters$/, ([most]) => `条件不能超过${most}个字符`],
  [/^more than (\d+) parts$/, ([most]) => `条件不能超过${most}个部分`],
  [/^nested deeper than (\d+)$/, ([most]) => `条件嵌套不能超过${most}层`],
  [/^Unexpected token: EOF$|got EOF$/, () => '条件没有写完'],
  [/^Expected (\w+), got (\w+)$/, ([wanted, found]) => `应为 ${token(wanted)}，实际为 ${token(found)}`],
  [/^Unexpected (?:token|character): (.+)$/, ([found]) => `不应出现 ${token(found)}`],
  [/^Unterminated string/, () => '文本缺少结尾的引号'],
  [
    /^(.+)\(\) has no SQL; what it answers has to be stored$/,
    ([name]) => `${name}() 不能由数据库计算：先用 "value" 存成字段，再用这个字段筛选、排序和查找`,
  ],
  [
    /^a date is needed here, and a text of a row may be none$/,
    () => '此处需要日期，文本字段的内容不一定是日期；改用 date 或 datetime 字段',
  ],
  [/^"(.*)" is not a date$/, ([text]) => `"${text}" 不是日期`],
  [
    /^the (span|pattern) has to be written out$/,
    ([what]) => `${what === 'span' ? '时段' : '样式'}须直接写出`,
  ],
  [/^a separator of at most (\d+) characters/, ([most]) => `分隔符须直接写出，最多${most}个字符`],
  [/^this is too much for one statement$/, () => '公式过长，数据库难以逐行计算'],
  [/^of a sealed field only what it equals is known$/, () => '加密保存的字段只能判断是否相等'],
  [/^a date cannot be looked up in a list$/, () => '日期不能用 in 判断'],
  [/^(?:a|only a) list (?:column holds texts|of texts can stand here)$/, () => '列表的各项须为文本'],
  [/^a list that a row keeps holds texts$/, () => '数据中的列表只有文本，不能求和'],
  [/^a (\w+) is needed here$/, ([wanted = '']) => `此处需要${NEEDED[wanted] ?? wanted}`],
  [
    /^this expression looks at the row in a way SQL does not$/,
    () => '数据库不能这样逐行计算；先用 "value" 存成字段',
  ],
];

const NEEDED: Readonly<Record<string, string>> = { number: '数字', bool: '是否', list: '列表' };

const KINDS: Readonly<Record<string, string>> = {
  text: '文本',
  'a number': '数字',
  'a yes/no value': '是否',
  'a list': '列表',
  'any value': '任意值',
  'an object': '对象',
  null: '空值',
};

const TOKENS: Readonly<Record<string, string>> = {
  RPAREN: '")"',
  LPAREN: '"("',
  RBRACKET: '"]"',
  LBRACKET: '"["',
  COLON: '":"',
  COMMA: '","',
  EOF: '结尾',
  IDENTIFIER: '名称',
};

const kind = (words = '') => KINDS[words] ?? words;
const token = (word = '') => TOKENS[word] ?? `"${word}"`;

/** A message of the condition checker in Chinese; one that is not known keeps its words. */
export function conditionMessage(message: string): string {
  const reason = message.replace(/^cannot be used as a row scope: /, '');
  for (const [pattern, say] of SENTENCES) {
    const found = pattern.exec(reason);
    if (found) return say(found.slice(1));
  }
  return `语法有误（${message}）`;
}
