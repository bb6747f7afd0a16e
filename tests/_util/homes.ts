import type { HomeCard } from '../../src/contract/generated/meta.ts';
import { sourcesOfBlock } from '../../src/contract/page-names.ts';
import type { Row } from '../../src/contract/rules.ts';
import type { TestClient, TestSchool } from './server.ts';

/** What came of looking at somebody's home. */
export interface HomeLooked {
  readonly wrong: string[];
  /** Cards that have something for their reader. */
  readonly filled: string[];
  /** Numbers that were held against the list that a press on them opens. */
  compared: number;
}

interface Rows {
  readonly page: string;
  readonly tab?: string;
}

/**
 * Looks at each card of a home: its numbers are the totals of the lists that they open, its rows are theirs, its calls answer.
 * @param mayPass whether a card need not be looked at, by its key and those that had something so far
 */
export async function lookAtHome(
  school: TestSchool,
  client: TestClient,
  role: string,
  mayPass: (key: string, filled: readonly string[]) => boolean,
): Promise<HomeLooked> {
  const looked: HomeLooked = { wrong: [], filled: [], compared: 0 };
  const { catalog } = school.engine;
  const totalOf = async ({ page, tab }: Rows, Filter: Row) => {
    const list = catalog.pages.get(page);
    if (list?.kind !== 'list') throw new Error(`${page} is no list`);
    const Tab = tab ?? list.tabs?.[0].key;
    const asked = { Entity: list.entity, Page: page, Filter, PageIndex: 1, PageSize: 1 };
    const answer = await client.call('Data/List', Tab === undefined ? asked : { ...asked, Tab });
    return answer.code === 0 ? (answer.value.total as number) : answer.code;
  };
  const same = (what: string, told: unknown, listed: unknown) => {
    looked.compared += 1;
    if (told !== listed) looked.wrong.push(`${role} ${what}: ${String(told)}, list ${String(listed)}`);
  };
  const mine = await client.call('Home/Mine');
  const cardOf = async (Key: string) => {
    const { value } = await client.call('Home/Cards', { Keys: [Key] });
    if (value[0].Failure !== null) looked.wrong.push(`${role} ${Key}: ${value[0].Failure}`);
    return value[0] as { Items: unknown; Total: number };
  };
  for (const { Key, Card } of (mine.value as { Cards: { Key: string; Card: HomeCard }[] }).Cards) {
    if (mayPass(Key, looked.filled)) continue;
    if (Card.figures) {
      const items = (await cardOf(Key)).Items as {
        At: number;
        Count: number;
        Usual: number | null;
        Filter: Row;
      }[];
      for (const { At, Count, Usual, Filter } of items) {
        const { title, rows } = Card.figures[At]!;
        same(`${Key} ${title}`, Count, await totalOf(rows, Filter));
        if (Usual === 0) looked.wrong.push(`${role} ${Key} ${title}: nothing is usual`);
      }
      if (items.length > 0) looked.filled.push(Key);
    } else if (Card.lines) {
      const value = await cardOf(Key);
      if (Card.lines.rows.filter === undefined) same(Key, value.Total, await totalOf(Card.lines.rows, {}));
      if (value.Total > 0) looked.filled.push(Key);
    } else if (Card.block) {
      for (const [, { call }] of sourcesOfBlock(Card.block)) {
        const answer = await client.call(call as never, inputOf(call) as never);
        if (answer.code !== 0) looked.wrong.push(`${role} ${Key} ${call}: ${answer.code}`);
        else if ([answer.value].flat().length > 0) looked.filled.push(Key);
      }
    } else looked.filled.push(Key);
  }
  const due = await client.call('Home/Due');
  if (due.value.Total > 0) looked.filled.push('due');
  return looked;
}

/** What the calls of shipped cards are asked with that need anything. */
const INPUTS: Readonly<Record<string, Row>> = {
  'Dormitory/DormInfo': { Part: 'buildings' },
  'Dormitory/GateInfo': { Part: 'nights' },
  'Orientation/Units': { Level: 'college' },
  'Leave/Stat': { Kind: 'trend' },
  'Statistics/Students': { Kind: 'province' },
  'Analysis/MonthBar': { Month: '2026-11' },
};
const inputOf = (call: string): Row => INPUTS[call] ?? {};
