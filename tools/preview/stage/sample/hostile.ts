import type { CodeFile, CodeItem, EntityFile, PageFile } from '../../../../src/contract/generated/meta.ts';
import { hostile } from '../../../../tests/fixtures/escape-corpus.ts';

const FIELDS = 60;

/** Texts that other languages of expressions would run, as they are and in the brackets of those languages. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...new Set(
    hostile
      .filter((source) => source.length < 200 && source === source.trim() && !/[\s]{2}|[\n\r\t]/.test(source))
      .flatMap((source) => [`{{${source}}}`, source, `\${${source}}`]),
  ),
].filter((text) => text !== '');

const part = (at: number) => HOSTILE_TEXTS.slice(at * FIELDS, (at + 1) * FIELDS);
const name = (index: number) => `Field${index}`;

/** The texts by the place where they stand. */
export const HOSTILE = {
  titles: part(0),
  notes: part(1),
  defaults: part(2),
  data: part(3),
  options: HOSTILE_TEXTS.slice(4 * FIELDS),
};

export const hostileEntity: EntityFile = {
  version: 1,
  title: '像表达式的文字',
  label: name(0),
  fields: {
    ...Object.fromEntries(
      HOSTILE.titles.map((title, index) => [
        name(index),
        {
          id: index + 1,
          type: 'text' as const,
          title,
          length: 300,
          note: HOSTILE.notes[index] ?? '',
          default: HOSTILE.defaults[index] ?? '',
        },
      ]),
    ),
    Choice: { id: FIELDS + 1, type: 'dict', dict: 'HOSTILE', title: '选项' },
  },
  scope: { '*': 'true' },
  actions: { 'hostile.add': { title: '新增', verb: 'add' } },
};

export const hostileCodes: CodeFile = {
  version: 1,
  title: '像表达式的选项',
  items: HOSTILE.options.map((text, index) => ({ code: String(index + 1), name: text })) as [CodeItem],
};

const fields: [string, ...string[]] = ['Choice', ...HOSTILE.titles.map((_, index) => name(index))];
const base = { version: 1 as const, entity: 'gallery/Hostile' };

export const hostilePages: readonly (readonly [string, PageFile])[] = [
  [
    'gallery/hostile-form',
    { ...base, kind: 'form', title: '{{1+1}}', sections: [{ title: '{{2+2}}', fields }] },
  ],
  [
    'gallery/hostile-detail',
    { ...base, kind: 'detail', title: '{{1+1}}', sections: [{ title: '{{2+2}}', fields }] },
  ],
];

/** The values of a stored row. */
export const hostileRow = () => Object.fromEntries(HOSTILE.data.map((text, index) => [name(index), text]));
