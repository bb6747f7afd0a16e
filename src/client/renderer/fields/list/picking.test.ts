import { expect, it } from 'vitest';
import type { NamedField } from '../../../../contract/field-rules.ts';
import { buildEntity } from '../../../../contract/model.ts';
import { NOBODY } from '../../../../contract/subject.ts';
import type { LoadedPage } from '../../pages.ts';
import { inPlaces, withPlaces } from './lines.ts';
import { pickedIds, pickedLines } from './picking.ts';

const question = buildEntity('exam/Question', {
  version: 1,
  title: '试题',
  fields: { Stem: { id: 1, type: 'text', title: '题干' }, Score: { id: 2, type: 'int', title: '分值' } },
  scope: {},
});
const list = {
  file: { version: 1, title: '试题', kind: 'list', entity: question.name, columns: ['Stem'] },
  place: { file: '', pointer: '' },
  entities: new Map([[question.name, question]]),
} as unknown as LoadedPage;
const field: NamedField = {
  name: 'Items',
  type: 'list',
  title: '题目',
  fields: {
    QuestionId: { type: 'ref', ref: question.name, title: '试题' },
    Section: { type: 'text', title: '大题', default: '一' },
    Score: { type: 'int', title: '分值' },
  },
};
const pick = { page: 'exam/pick', field: 'QuestionId', set: { Score: 'row.Score * 2' }, list };

it('L02 a picked row becomes a line: its Id with its name, the values that the page copies, the defaults', () => {
  const lines = pickedLines(field, pick, [{ Id: 'q1', Stem: '何为学风', Score: 2 }], { me: NOBODY });
  expect(lines).toEqual([{ QuestionId: 'q1', QuestionName: '何为学风', Section: '一', Score: 4 }]);
  expect([...pickedIds(lines, pick)]).toEqual(['q1']);
});

it('L02 lines stand at their places and are numbered anew when they are moved', () => {
  const stored = [
    { Id: 'b', Sort: 2 },
    { Id: 'a', Sort: 1 },
  ];
  expect(inPlaces(stored, 'Sort').map(({ Id }) => Id)).toEqual(['a', 'b']);
  expect(inPlaces(stored, undefined)).toBe(stored);
  expect(withPlaces(stored, 'Sort')).toEqual([
    { Id: 'b', Sort: 1 },
    { Id: 'a', Sort: 2 },
  ]);
});
