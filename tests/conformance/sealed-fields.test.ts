import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import { maskOf } from '../../src/server/data/access/masks.ts';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';
import { expectFound, type Mistake } from '../_util/schema-mistake.ts';

const BOOK = 'entities/library/Book.json';
const CARD =
  '"Card": { "id": 6, "type": "idcard", "title": "证件号", "class": "sensitive", "sealed": true, "unique": true },';
const books = readTexts('tests/fixtures/apps/books');
const valid = new Map(books).set(
  BOOK,
  books.get(BOOK)!.replace('"SequelOf": {', `${CARD}\n    "SequelOf": {`),
);

const MISTAKES: readonly Mistake[] = [
  [
    BOOK,
    '"class": "sensitive", "sealed": true,',
    '"class": "sensitive", «"sealde": true,',
    '不认识的键 "sealde"',
    'sealed',
  ],
  [
    BOOK,
    '"Card": { "id": 6, "type": "idcard", "title": "证件号", "class": "sensitive", "sealed": true',
    '«"Card": { "id": 6, "type": "idcard", "title": "证件号", "class": "sensitive"',
    '须加密保存',
  ],
  [BOOK, '"class": "sensitive", "sealed"', '«"sealed"', '须注明 "class"'],
  [
    BOOK,
    '"Title": { "id": 1,',
    '«"Ill": { "id": 7, "type": "dicts", "dict": "SHELF", "title": "病史", "class": "sensitive" },\n    "Title": { "id": 1,',
    '字段 "Ill" 为敏感信息，须加密保存',
  ],
  [
    BOOK,
    '"Title": { "id": 1,',
    '«"Account": { "id": 7, "type": "text", "title": "卡号", "class": "personal", "mask": "bank" },\n    "Title": { "id": 1,',
    '字段 "Account" 为银行账号，须加密保存',
  ],
  [BOOK, '"sealed": true, "unique": true', '"sealed": true, «"index": true', '不能有 "index"'],
  [BOOK, '"search": ["Title"]', '"search": [«"Card"]', '不能按部分文字查找'],
  [BOOK, '"sort": "-Title"', '"sort": «"-Card"', '不能排序'],
  [BOOK, `"student": "row.Shelf == '1'"`, `"student": «"row.Card == '1'"`, '不能按它判断'],
  [
    BOOK,
    '"Title": { "id": 1,',
    '"On": { "id": 7, "type": "date", "title": "日", "class": "sensitive", «"sealed": true },\n    "Title": { "id": 1,',
    '"sealed" 只用于',
  ],
];

describe('mistakes with sealed fields', () => {
  it.each(MISTAKES.map((mistake) => [mistake] as const))('%j', (mistake) => expectFound(mistake, valid));
});

const catalog = loadCatalog('schemas');
const sealed = [...catalog.entities.values()].flatMap((entity) =>
  [...entity.fields.values()].filter((field) => field.sealed).map((field) => ({ entity, field })),
);

it('B18 what a school knows of identity, income and health is sealed', () => {
  const names = sealed.map(({ entity, field }) => `${entity.table}.${field.name}`);
  expect(names).toEqual(
    expect.arrayContaining([
      'Student.IdCardNo',
      'Student.OtherCardNo',
      'Teacher.IdCardNo',
      'NewStudent.IdCardNo',
      'StudentFamily.YearIncome',
      'StudentFamily.Health',
      'Student.Health',
      'NewStudentProfile.Health',
      'HealthDeclare.PastDisease',
      'SurveyFollow.Content',
    ]),
  );
  // What is masked as a number of a card or an account lies nowhere plain.
  const plain = [...catalog.entities.values()].flatMap((entity) =>
    [...entity.fields.values()]
      .filter((field) => ['idcard', 'bank'].includes(maskOf(field) ?? '') && !field.sealed)
      .map((field) => `${entity.table}.${field.name}`),
  );
  expect(plain).toEqual([]);
});

/** SQL written by hand that names a sealed column, each with what it does there: none looks into the value. */
const READ: Readonly<Record<string, string>> = {
  'auth/sessions/standing.ts': 'hands the number out, opened by the driver, to be compared by the program',
  'auth/sessions/proof.ts': 'the same',
  'auth/login/login.ts': 'compares the mark of the whole number',
  'modules/orientation/steps/mine.ts': 'shows the own number',
  'modules/orientation/desk/search.ts': 'compares the mark of its end',
};
const LOOKS_IN =
  /(?:(?<!comparedPart|tailPart)\b(?:right|left|substr|substring|upper|lower|length|like_regex)\(\s*(?:\w+\.)?"NAME")|"NAME"\s*(?:=|<|>|~|!|LIKE|ILIKE|IN\b|IS DISTINCT)|(?:ORDER|GROUP) BY[^;`]*"NAME"/;

it('B18 no SQL that is written by hand looks into a sealed column, and what names one is known', () => {
  const numbers = [...new Set(sealed.map(({ field }) => field.name))].filter((name) =>
    /Card|Income/.test(name),
  );
  const files = readdirSync('src/server', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('demo'),
  );
  const naming: string[] = [];
  const looking: string[] = [];
  for (const file of files) {
    const text = readFileSync(join('src/server', file), 'utf8');
    for (const name of numbers) {
      if (!text.includes(`"${name}"`)) continue;
      naming.push(file);
      if (new RegExp(LOOKS_IN.source.replaceAll('NAME', name), LOOKS_IN.flags).test(text))
        looking.push(`${file} ${name}`);
    }
  }
  expect([...new Set(naming)].sort()).toEqual(Object.keys(READ).sort());
  expect(looking).toEqual([]);
});
