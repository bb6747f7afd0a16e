import type { CallOutput } from '../../../contract/generated/calls.ts';
import type { HomeFigure, ListPage } from '../../../contract/generated/meta.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { sharedNow, secondsLater } from '../../data/time/clock.ts';
import { heldBeside, heldList, type Holder } from './held.ts';
import { countOf, filterAt, requestOf } from './rows.ts';

type Figures = CallOutput['Home/Cards'][number]['Items'];
type Beside = CallOutput['Home/Beside'];

/** By what time a number is asked for. */
export interface Moments {
  readonly now: string;
  /** When the reader came the last time before. */
  readonly since?: string | undefined;
}

const WEEK_SECONDS = 7 * 86_400;
/** Weeks of which a number is compared with the mean. */
const WEEKS = [1, 2, 3, 4];

/**
 * The numbers of one card, each the total of its list.
 * @throws Refusal when the caller may not ask by one of its filters
 */
export const figuresOf = (
  engine: Engine,
  caller: Caller,
  holder: Holder,
  figures: readonly HomeFigure[],
  { now, since }: Moments,
): Promise<Figures> =>
  Promise.all(
    figures.map(async (figure, At) => {
      const list = heldList(engine.catalog, holder, figure.rows)!;
      return { At, ...(await figureAt(engine, caller, figure, list, { now, since })) };
    }),
  );

async function figureAt(
  engine: Engine,
  caller: Caller,
  { rows, usual }: HomeFigure,
  list: ListPage,
  { now, since }: Moments,
): Promise<Omit<Figures[number], 'At'>> {
  const filterOf = (at: string) => filterAt(rows.filter, caller, at, since);
  const counted = (at: string) => countOf(engine, caller, requestOf(rows, list, filterOf(at)));
  const before = usual ? WEEKS.map((weeks) => counted(secondsLater(now, -weeks * WEEK_SECONDS))) : [];
  const [Count, ...past] = await Promise.all([counted(now), ...before]);
  const sum = past.reduce((all, one) => all + one, 0);
  // Where nothing was in any of these weeks, the school has nothing yet that it is used to.
  const Usual = sum === 0 ? null : Number((sum / past.length).toFixed(1));
  return { Count: Count!, Usual, Filter: filterOf(now) };
}

/** The numbers beside the caller's menu; none of nothing. */
export async function besideMenu(engine: Engine, caller: Caller, holder: Holder): Promise<Beside> {
  const now = await sharedNow(engine.database);
  const counts = await Promise.all(
    heldBeside(engine.catalog, holder).map(async ({ menu, rows }) => {
      const list = heldList(engine.catalog, holder, rows)!;
      const request = requestOf(rows, list, filterAt(rows.filter, caller, now));
      return { Page: menu, Count: await countOf(engine, caller, request) };
    }),
  );
  const sums = new Map<string, number>();
  for (const { Page, Count } of counts) sums.set(Page, (sums.get(Page) ?? 0) + Count);
  return [...sums].flatMap(([Page, Count]) => (Count > 0 ? [{ Page, Count }] : []));
}
