import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { addAudit, insertRows, lockRows, updateRows } from '../../data/write/bulk-write.ts';
import { secondsLater } from '../../data/time/clock.ts';
import { storedProblems, workedOut } from '../../data/write/judge-coming.ts';
import type { GroupContext, GroupedRequest, WriteContext } from '../../data/module.ts';
import { runAfterStore } from '../../data/write/hooks.ts';
import { newId } from '../../data/write/new-id.ts';
import { outOfScope, Refusal, refuse } from '../../data/refusal.ts';
import { selectForWrite } from '../../data/write/select-for-write.ts';
import { requireGuard } from '../../data/write/guards.ts';
import { newRow } from '../../data/write/row-rules.ts';
import { byProgramNow, type Limited } from './limited.ts';
import { entriesOf, isLive, invited, peopleOf } from './people.ts';
import { freeOf, settle, type Standing } from './settle.ts';

/** What became of a wish. */
export interface Taken {
  readonly Id: string;
  readonly State: string;
  /** What the person is told. */
  readonly Message: string;
}

interface Wish {
  readonly request: GroupedRequest;
  readonly place: Row;
  readonly person: string;
  readonly before: Row | null;
  readonly row: Row;
  readonly message: string;
}

type How = 'hold' | 'take';

/**
 * Gives places to people who want them in the same moment. The rows of the places are locked first, in one order, and those of
 * the people where they may have so many at most: a person who comes later, on any node, finds what was given before.
 */
export async function takePlaces(
  group: GroupContext,
  of: Limited,
  requests: readonly GroupedRequest[],
  how: How,
): Promise<(Taken | Refusal)[]> {
  const context = await byProgramNow(group);
  const { engine, tx } = context;
  const wanted = [...new Set(requests.map(({ ids }) => ids[0] ?? ''))];
  const places = await lockRows(context, of.places, wanted);
  const standing = await settle(context, of, [...places.values()], group.enCode);
  const people = await peopleOf(context, of, requests);
  const own = await entriesOf(context, of, [...people.values()]);
  const guests = await invited(context, of, [...places.values()], [...people.values()]);
  const wishes: Wish[] = [];
  const answers: (Taken | Refusal)[] = [];
  for (const request of requests) {
    const { caller, ids } = request;
    try {
      const place = places.get(ids[0] ?? '');
      const isReached =
        place && (await selectForWrite(engine, tx, caller, of.places, ids[0]!, group.enCode)) !== null;
      if (!isReached) throw outOfScope();
      requireGuard(of.places.actions.get(group.enCode)!, place, caller, context.now);
      const person = people.get(caller.subject.UserId);
      requireInvited(context, of, place, person !== undefined && guests(place, person));
      const at = standing.get(String(place['Id']))!;
      const wish = await wishOf(context, of, { request, place, person: person! }, own, at, how);
      wishes.push(wish);
      own.set(person!, [...(own.get(person!) ?? []).filter(({ Id }) => Id !== wish.row['Id']), wish.row]);
      answers.push({
        Id: String(wish.row['Id']),
        State: String(wish.row[of.entries.state]),
        Message: wish.message,
      });
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      answers.push(refusal);
    }
  }
  await store(context, of, wishes, group.enCode);
  return answers;
}

function requireInvited({ now }: WriteContext, { slot }: Limited, place: Row, isInvited: boolean): void {
  const { called = '报名', from, to } = slot;
  const [begin, end] = [from, to].map((name) => (name === undefined ? null : place[name])) as (
    | string
    | null
  )[];
  const minute = (time: string) => time.slice(0, 16);
  if (begin && now < begin) throw refuse(`${minute(begin)}开始${called}`);
  if (end && now >= end) throw refuse(`${called}已于${minute(end)}截止`);
  if (!isInvited) throw refuse(`不在可${called}的范围内`);
}

/** The place that a person has by now, or the next turn of those who wait. */
async function wishOf(
  context: WriteContext,
  of: Limited,
  { request, place, person }: Pick<Wish, 'request' | 'place' | 'person'>,
  own: ReadonlyMap<string, readonly Row[]>,
  at: Standing,
  how: How,
): Promise<Wish> {
  const { slot, entries, taken } = of;
  const mine = own.get(person) ?? [];
  const before = mine.find((row) => row[entries.place] === place['Id']) ?? null;
  requireFew(context, of, mine, before);
  const outcome = outcomeOf(of, place, at, how);
  const state = { hold: entries.held, take: entries.taken, wait: entries.waiting }[outcome];
  const until = outcome === 'hold' ? secondsLater(context.now, slot.seconds!) : null;
  const fresh = {
    ...(await newRow(context, taken, { [entries.person]: person })),
    [entries.person]: person,
    [entries.place]: place['Id'],
  };
  const base = before ? { ...before, ...saidAnew(taken, fresh) } : { ...fresh, Id: newId() };
  const row = workedOut(context, taken, {
    before,
    after: {
      ...base,
      [entries.state]: state,
      [entries.turn]: at.turn + 1,
      ...(entries.until === undefined ? {} : { [entries.until]: until }),
    },
  });
  const [[problem] = []] = await storedProblems(context, taken, [{ before, after: row }]);
  if (problem) throw refuse(problem.Message);
  at.turn += 1;
  at[outcome === 'wait' ? 'waiting' : 'given'] += 1;
  return { request, place, person, before, row, message: messageOf(of, outcome, until, at) };
}

/** What a new entry says by itself: what is copied or worked out stays with its row. */
function saidAnew({ fields, file }: EntityModel, fresh: Row): Row {
  const said = Object.keys(file.fields).filter((name) => {
    const { value, follows } = fields.get(name)!;
    return name in fresh && value === undefined && follows === undefined;
  });
  return Object.fromEntries(said.map((name) => [name, fresh[name]]));
}

/** What a person has already may leave no place to take. */
function requireFew(context: WriteContext, of: Limited, mine: readonly Row[], before: Row | null): void {
  const { called = '报名', quota } = of.slot;
  if (before && isLive(context, of, before)) throw refuse(`您已${called}，请勿重复${called}`);
  if (quota !== undefined && mine.filter((row) => isLive(context, of, row)).length >= quota)
    throw refuse(`最多同时${called}${quota}项`);
}

/** What a person comes to: a place, or where none is free a turn among those who wait. */
function outcomeOf(of: Limited, place: Row, at: Standing, how: How): How | 'wait' {
  if (freeOf(of, place, at) > 0) return how;
  const { waiting } = of.slot;
  if (!waiting || at.waiting >= (waiting.most ?? Infinity)) throw refuse('名额已满');
  return 'wait';
}

function messageOf({ slot }: Limited, outcome: How | 'wait', until: string | null, at: Standing): string {
  if (outcome === 'hold') return `名额已为您保留，请在${until!.slice(11, 16)}前确认`;
  if (outcome === 'take') return `${slot.called ?? '报名'}成功`;
  return `名额已满，您是候补第${at.waiting}位`;
}

async function store(context: WriteContext, of: Limited, wishes: readonly Wish[], enCode: string) {
  const { taken: entity } = of;
  const fresh = wishes.filter(({ before }) => before === null);
  await insertRows(
    context,
    entity,
    fresh.map(({ row }) => row),
  );
  const again = wishes.flatMap(({ before, row }) => (before ? [{ before, after: row }] : []));
  if (again.length > 0) await updateRows(context, entity, again);
  await addAudit(
    context,
    wishes.map(({ request: { caller }, before, row }) => ({
      caller,
      entry: { entity, id: String(row['Id']), enCode, before, after: row },
    })),
  );
  const rows = wishes.map(({ before, row }) => ({ before, after: row }));
  await runAfterStore(context, { entity, rows, enCode });
}
