import type { Subject } from '../../../../src/contract/subject.ts';
import type { PageData } from '../../../../src/client/renderer/data.ts';
import { allRows } from './all-rows.ts';
import { guide } from './guide.ts';
import { reading } from './reading.ts';
import { transfer } from './transfer.ts';
import { World, type Journal } from './world.ts';
import { writing } from './writing.ts';

/** The data interface over rows in memory: a double of the interface, not of the server. */
export function memoryData(me: Subject, rowsEach: number, tell: (text: string) => void): PageData & Journal {
  const world = new World(me, rowsEach, tell);
  return {
    calls: world.calls,
    ...reading(world),
    ...writing(world),
    ...allRows(world),
    ...transfer(world),
    ...guide(world),
  };
}
