import { describe, expect, it } from 'vitest';
import type { EntityFile, PrintPart } from '../../../../../contract/generated/meta.ts';
import {
  linesOf,
  namesFor,
  newPart,
  partsIn,
  readJson,
  sampleIn,
  sourcesOf,
  withChanges,
  withLines,
  withMoved,
} from './parts.ts';

const text = (id: number, title: string) => ({ id, type: 'text' as const, title, length: 20 });
const entity = (title: string, fields: EntityFile['fields'], more = {}) => ({
  version: 1,
  title,
  fields,
  scope: {},
  ...more,
});
const sample = sampleIn('club/Member', {
  Entities: {
    'club/Member': entity('社员', {
      TrueName: text(1, '姓名'),
      Skills: { id: 2, type: 'list', title: '特长', fields: { Skill: text(1, '名称') } },
    }),
    'club/Fee': entity('会费', { Amount: text(1, '金额') }),
  },
  Linked: [{ Name: 'club/Fee', Title: '会费', Label: 'Amount', Images: [] }],
  CanSign: 0,
  rows: [],
});
const part = (more: object): PrintPart => ({ part: 'fields', fields: ['TrueName'], ...more }) as PrintPart;

describe('M08 R01 parts of a print template', () => {
  it('name fields of the entity, columns of a list, or fields of an entity that names its row', () => {
    const own = namesFor(sample, part({})).map(({ value }) => value);
    expect(own).toContain('TrueName');
    expect(own).not.toContain('Skills');
    expect(namesFor(sample, part({ part: 'table', lines: 'Skills' }))).toEqual([
      { value: 'Skill', label: '名称' },
    ]);
    expect(namesFor(sample, part({ part: 'table', lines: 'club/Fee' }))).toContainEqual({
      value: 'Amount',
      label: '金额',
    });
    expect(sourcesOf(sample).map(({ value }) => value)).toEqual(['Skills', 'club/Fee']);
    expect(
      linesOf(
        [part({ part: 'table', lines: 'club/Fee' }), part({ part: 'table', lines: 'Skills' })],
        sample.entity,
      ),
    ).toEqual(['club/Fee']);
  });

  it('begin with something that can be shown, and a kind that the entity has nothing for is not offered', () => {
    expect(newPart('fields', sample)).toEqual({ part: 'fields', columns: 2, fields: [sample.entity.label] });
    expect(newPart('table', sample)).toEqual({
      part: 'table',
      title: '特长',
      lines: 'Skills',
      fields: ['Skill'],
    });
    expect(newPart('records', sample)).toBeUndefined();
    expect(withLines(part({ part: 'table', lines: 'Skills' }), 'club/Fee', sample).fields).toEqual([
      'Amount',
    ]);
  });

  it('lose what is taken out of them, and change places', () => {
    expect(withChanges(part({ photo: 'Photo' }), { photo: undefined, columns: 3 })).toEqual(
      part({ columns: 3 }),
    );
    expect(withMoved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(withMoved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  });

  it.each([
    [null, []],
    [[{ part: 'text' }], [{ part: 'text' }]],
    ['[', undefined],
    [[1], undefined],
    [[{ part: 'film' }], undefined],
  ])('in %j are %j', (value, parts) => expect(partsIn(value)).toEqual(parts));

  it('written as JSON are told where they break', () => {
    expect(readJson('[1]')).toEqual({ value: [1] });
    expect(readJson('[\n  1,\n  2 3]')).toEqual({ problem: '不是有效的 JSON：第3行第5列附近' });
    expect(readJson('[')).toHaveProperty('problem');
  });
});
