import { describe, expect, it } from 'vitest';
import { deal, type Dealing, type Member } from './deal.ts';

interface Person {
  readonly id: string;
  readonly gender: string;
  readonly score: number | null;
  readonly region: string;
  readonly nation: string;
  readonly room: string | null;
}

/** People of every kind, the same at each call. */
const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `p${String(at).padStart(4, '0')}`,
    gender: (at * 7) % 10 < 4 ? '1' : '2',
    score: 480 + ((at * 137) % 160),
    region: (at * 11) % 10 < 6 ? '36' : String(41 + (at % 5)),
    nation: at % 13 === 0 ? '08' : '01',
    room: at % 4 === 3 ? null : `r${Math.floor(at / 6)}`,
  }));

type Spread = 'gender' | 'region' | 'nation';
const members = (list: readonly Person[], spread: readonly Spread[], together = false): Member[] =>
  list.map((one) => ({
    id: one.id,
    kinds: spread.map((name) => one[name]),
    score: one.score,
    together: together ? one.room : null,
  }));
const by = (limits: Dealing['limits'], seed = 1, levels = false): Dealing => ({ limits, seed, levels });

const limits = (count: number, each: number | null = null) => Array.from({ length: count }, () => each);

function figures(list: readonly Person[], dealt: ReadonlyMap<string, number>, classes: number) {
  const groups = Array.from({ length: classes }, (_, at) => list.filter(({ id }) => dealt.get(id) === at));
  const gap = (of: (one: readonly Person[]) => number) => {
    const values = groups.map(of);
    return Math.max(...values) - Math.min(...values);
  };
  const mean = (one: readonly Person[]) => one.reduce((sum, { score }) => sum + (score ?? 0), 0) / one.length;
  return {
    size: gap((one) => one.length),
    male: gap((one) => one.filter(({ gender }) => gender === '1').length),
    home: gap((one) => one.filter(({ region }) => region === '36').length),
    minority: gap((one) => one.filter(({ nation }) => nation !== '01').length),
    score: gap(mean),
  };
}

describe('M08 dealing new students to classes', () => {
  it('240 people come into 6 classes that are alike by each rule', () => {
    const list = people(240);
    const dealt = deal(members(list, ['gender', 'region', 'nation']), by(limits(6, 40), 1, true))!;
    const { size, male, home, minority, score } = figures(list, dealt, 6);
    expect({ size, male }).toEqual({ size: 0, male: 0 });
    expect(home).toBeLessThanOrEqual(2);
    expect(minority).toBeLessThanOrEqual(2);
    expect(score).toBeLessThan(1);
  });

  it('the same people, rules and seed make the same classes, another seed makes others', () => {
    const list = people(90);
    const once = deal(members(list, ['gender']), by(limits(3), 7))!;
    expect([...deal(members([...list].reverse(), ['gender']), by(limits(3), 7))!].sort()).toEqual(
      [...once].sort(),
    );
    expect([...deal(members(list, ['gender']), by(limits(3), 8))!].sort()).not.toEqual([...once].sort());
  });

  it('room mates stay together where that is a rule', () => {
    const list = people(120);
    const dealt = deal(members(list, ['gender'], true), by(limits(4, 30), 1, true))!;
    const rooms = new Map<string, Set<number>>();
    for (const { id, room } of list)
      if (room !== null) rooms.set(room, (rooms.get(room) ?? new Set()).add(dealt.get(id)!));
    expect([...rooms.values()].every((classes) => classes.size === 1)).toBe(true);
    expect(figures(list, dealt, 4).size).toBeLessThanOrEqual(1);
  });

  it('no class takes more than it may, and where all of them take too few nobody is dealt', () => {
    const list = people(50);
    const dealt = deal(members(list, ['gender']), by([10, null, 25]))!;
    const sizes = [0, 1, 2].map((at) => [...dealt.values()].filter((own) => own === at).length);
    expect(sizes).toEqual([10, 20, 20]);
    expect(deal(members(list, ['gender']), by([10, 20, 19]))).toBeUndefined();
    expect(deal(members(list, ['gender']), by([10, 20, 20]))?.size).toBe(50);
  });

  it('room mates are parted where no class takes all of them, and nobody else', () => {
    const list = people(80).map((one, at) => ({ ...one, room: at < 78 ? `r${Math.floor(at / 6)}` : null }));
    const dealt = deal(members(list, [], true), by(limits(2, 40)))!;
    expect(figures(list, dealt, 2).size).toBe(0);
    const parted = Array.from({ length: 13 }, (_, room) =>
      list.filter((one) => one.room === `r${room}`).map(({ id }) => dealt.get(id)),
    ).filter((classes) => new Set(classes).size > 1);
    expect(parted).toHaveLength(1);
  });

  it('people without a score, or of one kind alone, are dealt too', () => {
    const list = people(30).map((one) => ({ ...one, score: null, gender: '2' }));
    expect(figures(list, deal(members(list, ['gender']), by(limits(3), 1, true))!, 3)).toMatchObject({
      size: 0,
      male: 0,
    });
  });
});
