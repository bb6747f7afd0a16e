import { describe, expect, it } from 'vitest';
import { questionsOf } from '../../../contract/paper/question.ts';
import type { Design } from './design.ts';
import { questionsFor } from './drawn.ts';
import type { Published } from './published.ts';

const raw = (Id: string, more: object = {}) => ({ Id, Type: '1', Title: Id, Options: [], ...more });
const design: Design = {
  Questions: [raw('own'), ...Array.from({ length: 20 }, (_, at) => raw(`b${at}`, { Drawn: 1 }))],
  Factors: [],
  Draw: 5,
};
const paper = { design, questions: questionsOf(design.Questions, { '1': 'single' }), factors: [] };
const published = (RandomOrder: number): Published => ({
  Id: 'p',
  Title: '测验',
  State: '2',
  StartTime: null,
  EndTime: null,
  Frozen: '',
  Clock: '',
  RandomOrder,
});
const idsOf = (seed: string, isMixed = 1) =>
  questionsFor(paper, published(isMixed), seed).map(({ id }) => id);

describe('M04 questions that are drawn', () => {
  it('are as many as the paper says, each once, beside those that everybody is asked', () => {
    const ids = idsOf('a');
    expect([ids.length, new Set(ids).size, ids.includes('own')]).toEqual([6, 6, true]);
  });

  it('are the same for the same person whenever that is asked, and others for others', () => {
    expect(idsOf('a')).toEqual(idsOf('a'));
    const sets = Array.from({ length: 12 }, (_, at) => idsOf(`person ${at}`).toSorted().join());
    expect(new Set(sets).size).toBeGreaterThan(6);
  });

  it('stand in the order of the bank unless the paper mixes them', () => {
    const plain = idsOf('a', 0);
    expect(plain).toEqual(paper.questions.map(({ id }) => id).filter((id) => plain.includes(id)));
  });

  it('are as many of each rule as it says, and of none other', () => {
    const drawn = [
      raw('own'),
      ...Array.from({ length: 10 }, (_, at) => raw(`x${at}`, { Drawn: 1 })),
      ...Array.from({ length: 10 }, (_, at) => raw(`y${at}`, { Drawn: 2 })),
    ];
    const two: Design = { Questions: drawn, Factors: [], Draw: [3, 4] };
    const read = { design: two, questions: questionsOf(drawn, { '1': 'single' }), factors: [] };
    const ids = questionsFor(read, published(1), 'a').map(({ id }) => id);
    expect([
      ids.filter((id) => id.startsWith('x')).length,
      ids.filter((id) => id.startsWith('y')).length,
    ]).toEqual([3, 4]);
    expect(ids).toHaveLength(8);
  });
});
