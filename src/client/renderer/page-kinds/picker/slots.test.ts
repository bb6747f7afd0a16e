import { describe, expect, it } from 'vitest';
import type { NamedField } from '../../../../contract/field-rules.ts';
import { tipOf } from './model.ts';
import { boxesOf, countStates, nextSpot, spotAcross, valuesOf } from './slots.ts';

const field = (name: string): NamedField => ({ name, type: 'text', title: name });
const [Floor, Room, BedNo] = [field('Floor'), field('Room'), field('BedNo')];
const rows = [
  { Id: '1', Floor: '10层', Room: '1001', BedNo: '2', State: '0' },
  { Id: '2', Floor: '2层', Room: '202', BedNo: '10', State: '3' },
  { Id: '3', Floor: '2层', Room: '202', BedNo: '9', State: '0' },
  { Id: '4', Floor: '2层', Room: '201', BedNo: '1', State: '0' },
];
const boxes = boxesOf(rows, { groups: [Floor, Room], label: BedNo }, ['2层']);

describe('a map of places', () => {
  it('has the boxes and places of what was chosen, in the order that people count in', () => {
    expect(valuesOf(rows, Floor)).toEqual(['2层', '10层']);
    expect(boxes.map(({ name, slots }) => [name, slots.map(({ Id }) => Id)])).toEqual([
      ['201', ['4']],
      ['202', ['3', '2']],
    ]);
  });

  it('tells of a place what it has', () => {
    expect(tipOf({ tip: [Room, { ...BedNo, title: '床号' }, field('Owner')] }, rows[1]!)).toBe(
      'Room：202；床号：10',
    );
  });

  it('counts its states', () => {
    const codes = [
      { code: '0', name: '空闲' },
      { code: '1', name: '已锁定' },
      { code: '3', name: '已入住' },
    ];
    expect(countStates(rows, 'State', codes).map(({ item, count }) => [item.name, count])).toEqual([
      ['空闲', 3],
      ['已入住', 1],
    ]);
  });

  it.each([
    ['ArrowRight', { box: 0, slot: 0 }, { box: 1, slot: 0 }],
    ['ArrowRight', { box: 1, slot: 1 }, { box: 1, slot: 1 }],
    ['ArrowLeft', { box: 1, slot: 0 }, { box: 0, slot: 0 }],
    ['ArrowLeft', { box: 0, slot: 0 }, { box: 0, slot: 0 }],
    ['Home', { box: 1, slot: 1 }, { box: 1, slot: 0 }],
    ['End', { box: 1, slot: 0 }, { box: 1, slot: 1 }],
    ['Enter', { box: 0, slot: 0 }, undefined],
  ])('%s leads from %o to %o', (key, from, to) => {
    expect(nextSpot(boxes, from, key)).toEqual(to);
  });

  /** Two boxes, lines of three places: five in the first box, two in the second. */
  const drawn = [5, 2].flatMap((count, box) =>
    Array.from({ length: count }, (_, slot) => ({
      box,
      slot,
      left: (slot % 3) * 90 + box * 20,
      top: box * 200 + Math.floor(slot / 3) * 60 + (slot % 2),
    })),
  );

  it.each([
    ['ArrowDown', { box: 0, slot: 1 }, { box: 0, slot: 4 }],
    ['ArrowDown', { box: 0, slot: 2 }, { box: 0, slot: 4 }],
    ['ArrowDown', { box: 0, slot: 4 }, { box: 1, slot: 1 }],
    ['ArrowDown', { box: 1, slot: 1 }, { box: 1, slot: 1 }],
    ['ArrowUp', { box: 1, slot: 0 }, { box: 0, slot: 3 }],
    ['ArrowUp', { box: 0, slot: 3 }, { box: 0, slot: 0 }],
    ['ArrowUp', { box: 0, slot: 0 }, { box: 0, slot: 0 }],
    ['Enter', { box: 0, slot: 0 }, undefined],
    ['ArrowDown', { box: 4, slot: 0 }, undefined],
  ])('%s leads across the lines from %o to %o', (key, from, to) => {
    expect(spotAcross(drawn, from, key)).toEqual(to);
  });
});
