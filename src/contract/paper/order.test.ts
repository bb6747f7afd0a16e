import { describe, expect, it } from 'vitest';
import { mixed, mixedQuestions } from './order.ts';
import { askedQuestions, questionsOf, type RawQuestion } from './question.ts';

const kinds = { 1: 'single', 4: 'text', 12: 'note' } as const;
const text = (Id: string, more: RawQuestion = {}): RawQuestion => ({ Id, Type: '4', Title: Id, ...more });
const choice = (Key: string, JumpTo?: number) => ({ Key, Text: Key, JumpTo });
const SEEDS = Array.from({ length: 60 }, (_, at) => `taking${at}`);

describe('R06 M04: questions in an order of each answerer’s own', () => {
  it('are always the same for one, differ between many, and none is lost', () => {
    const questions = questionsOf(
      'abcdefgh'.split('').map((id) => text(id)),
      kinds,
    );
    const orders = SEEDS.map((seed) =>
      mixedQuestions(questions, seed)
        .map(({ id }) => id)
        .join(''),
    );
    expect(
      SEEDS.map((seed) =>
        mixedQuestions(questions, seed)
          .map(({ id }) => id)
          .join(''),
      ),
    ).toEqual(orders);
    expect(new Set(orders).size).toBeGreaterThan(50);
    for (const order of orders) expect([...order].toSorted().join('')).toBe('abcdefgh');
    // each place is taken by each question about as often
    const first = new Set(orders.map((order) => order[0]));
    expect(first.size).toBeGreaterThan(4);
  });

  it('stay in their part of the paper, and the parts in the order in which they come first', () => {
    const parts = { a: '一', b: '一', c: '二', d: '一', e: '二', f: '一' };
    const questions = questionsOf(
      Object.entries(parts).map(([id, Section]) => text(id, { Section })),
      kinds,
    );
    const orders = SEEDS.map((seed) => mixedQuestions(questions, seed).map(({ id }) => id));
    for (const order of orders) {
      expect(order.slice(0, 4).toSorted()).toEqual(['a', 'b', 'd', 'f']);
      expect(order.slice(4).toSorted()).toEqual(['c', 'e']);
    }
    expect(new Set(orders.map(String)).size).toBeGreaterThan(10);
  });

  it('keep jumps and conditions as they were meant', () => {
    const questions = questionsOf(
      [
        text('a'),
        { Id: 'b', Type: '1', Title: 'b', Options: [choice('A', 6), choice('B')] },
        text('c'),
        text('d'),
        text('e', { ShowWhen: { q: 2, op: 'in', v: ['B'] } }),
        text('f'),
        text('g'),
        { Id: 'h', Type: '12', Title: 'h' },
        text('i'),
      ],
      kinds,
    );
    const asked = (answers: Record<string, string>) =>
      SEEDS.map((seed) =>
        askedQuestions(mixedQuestions(questions, seed), answers)
          .map(({ id }) => id)
          .join(''),
      );
    expect(new Set(asked({ b: 'A' }))).toEqual(new Set(['abfghi']));
    expect(new Set(asked({ b: 'B' }))).toEqual(new Set(['abcdefghi', 'abdcefghi']));
  });

  it('one thing stays what it is', () => {
    expect([mixed([], 'x'), mixed([1], 'x')]).toEqual([[], [1]]);
  });
});
