import { describe, expect, it } from 'vitest';
import type { EntityFile, ListPage } from './generated/meta.ts';
import { fieldOfPath, pathsOfList, withPathFields } from './list-paths.ts';
import { buildEntity, type EntityModel } from './model.ts';

const entity = (name: string, fields: object): EntityModel =>
  buildEntity(name, { version: 1, title: name, fields, scope: {} } as EntityFile);

const ROOM = entity('a/Room', {
  Seats: { id: 1, type: 'int', title: '座位', unit: '个' },
  Rent: { id: 2, type: 'money', title: '租金', read: ['office', 'dean'] },
});
const BOOKING = entity('a/Booking', {
  RoomId: { id: 1, type: 'ref', title: '场地', ref: 'a/Room', read: ['office', 'desk'] },
  Note: { id: 2, type: 'text', title: '说明' },
});
const entities = new Map([ROOM, BOOKING].map((one) => [one.name, one]));

describe('20.1 what a list reads through references', () => {
  it('is seen by those alone who may see each step', () => {
    expect(fieldOfPath(entities, BOOKING, 'RoomId.Seats')).toEqual({
      type: 'int',
      title: '座位',
      unit: '个',
      read: ['office', 'desk'],
      live: true,
      value: 'row.RoomId.Seats',
    });
    expect(fieldOfPath(entities, BOOKING, 'RoomId.Rent')?.read).toEqual(['office']);
  });

  it('leads nowhere through what is no reference', () => {
    const found = ['Note.Seats', 'RoomId.Beds', 'RoomId.Seats.More'].map((path) =>
      fieldOfPath(entities, BOOKING, path),
    );
    expect(found).toEqual([undefined, undefined, undefined]);
  });

  it('stands in the list by the name of a field of the row', () => {
    const page = {
      columns: ['Note', { field: 'RoomId.Seats', width: 90 }],
      filters: ['Keyword', { range: 'RoomId.Rent' }],
    } as unknown as ListPage;
    expect(pathsOfList(page)).toEqual(['RoomId.Seats', 'RoomId.Rent']);
    expect(withPathFields(page)).toEqual({
      columns: ['Note', { field: 'RoomIdThenSeats', width: 90 }],
      filters: ['Keyword', { range: 'RoomIdThenRent' }],
    });
  });
});
