import type { CallSource } from '../../../../contract/generated/meta.ts';
import { useChosen } from '../../chosen.tsx';
import { useMe } from '../../contexts.ts';
import { useData, type FilterValues, type PageData, type Row } from '../../data.ts';
import { useAnswer } from '../../read.ts';
import { inputOf, rowsOfAnswer } from '../../blocks/source.ts';

const PAGE = 100;
/** More places than these are no map any more. */
const MOST_PAGES = 20;

/** The places of a map, and a line to stand above it. */
export interface Slots {
  readonly rows?: readonly Row[];
  readonly note?: string;
  readonly failure?: string;
}

/** Where places come from: rows of an entity that fit a filter, or a call that is given it. */
export interface SlotsWanted {
  readonly entity: string;
  readonly filter: FilterValues;
  readonly source: CallSource | undefined;
  /** What was chosen above the map. */
  readonly given?: Row | undefined;
}

/** All places, read anew every so many seconds while the page is in sight. What was read before stays when a later reading fails. */
export function useSlots(wanted: SlotsWanted, every: number | undefined): [Slots, () => Promise<void>] {
  const data = useData();
  const me = useMe();
  const { row: chosen = {} } = useChosen();
  const { entity, filter, source, given = {} } = wanted;
  const input = source ? { ...inputOf(source.input, { me, chosen, filter: given }), ...filter } : filter;
  const key = JSON.stringify([entity, source?.call, input]);
  const ask = async () => ({
    key,
    slots: await (source ? readCall(data, source.call, input) : readAll(data, entity, filter)),
  });
  const { answer, failure, again } = useAnswer(['slots', key], ask, { isKept: true, every });
  if (answer?.key === key) return [answer.slots, again];
  return [failure === undefined ? {} : { failure }, again];
}

async function readCall(data: PageData, call: string, input: Row): Promise<Slots> {
  const answer = await data.ask(call, input);
  const rows = rowsOfAnswer(answer);
  const note = typeof answer === 'object' && answer !== null && 'Note' in answer ? answer.Note : undefined;
  return typeof note === 'string' ? { rows, note } : { rows };
}

async function readAll(data: PageData, Entity: string, Filter: FilterValues): Promise<Slots> {
  const rows: Row[] = [];
  let total = 0;
  for (let PageIndex = 1; PageIndex <= MOST_PAGES; PageIndex += 1) {
    const page = await data.list({ Entity, Filter, PageIndex, PageSize: PAGE });
    rows.push(...page.rows);
    total = page.total;
    if (page.rows.length < PAGE || rows.length >= page.total) break;
  }
  const left = total - rows.length;
  return left > 0
    ? { rows, note: `共 ${total} 个位置，只显示前 ${rows.length} 个，其余请缩小范围` }
    : { rows };
}
