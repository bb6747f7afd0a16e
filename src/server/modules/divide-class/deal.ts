import { DIVIDE_RULE } from '../../../contract/generated/codes.ts';

/** A new student as a division sees one. */
export interface Person {
  readonly id: string;
  readonly gender: string;
  readonly score: number | null;
  readonly region: string;
  readonly nation: string;
  readonly subject: string;
  readonly room: string | null;
}

/** Rules that spread the values of a person evenly, and what they read. */
const SPREAD: Readonly<Record<string, (person: Person) => string>> = {
  [DIVIDE_RULE.Gender]: ({ gender }) => gender,
  [DIVIDE_RULE.Region]: ({ region }) => region,
  [DIVIDE_RULE.Nation]: ({ nation }) => nation,
  [DIVIDE_RULE.Subject]: ({ subject }) => subject,
};
/** So often two people change places so that the mean scores come closer. */
const MOST_SWAPS = 2_000;
/** Scores so close are dealt in turns that the seed decides. */
const BAND = 20;

/**
 * Deals the new students of a major to its classes: the same people, rules and seed make the same classes. Room mates are one piece where
 * that is a rule; each piece goes where its values are rarest, the first rule before the next; then people who are alike by all these rules change
 * places until the mean scores are close. No vocabulary says an optimisation, so this is code.
 * @param limits how many people each class takes at most; null where nobody said
 * @returns the number of the class for each person; undefined where the classes do not take everybody
 */
export function deal(
  people: readonly Person[],
  limits: readonly (number | null)[],
  rules: readonly string[],
  seed: number,
): ReadonlyMap<string, number> | undefined {
  const places = sizesOf(people.length, limits);
  if (!places) return undefined;
  const spread = rules.flatMap((rule) => SPREAD[rule] ?? []);
  const random = randomOf(seed);
  const turn = new Map(
    people
      .map(({ id }) => id)
      .sort()
      .map((id) => [id, random()]),
  );
  const band = ({ score }: Person) =>
    rules.includes(DIVIDE_RULE.Score) ? Math.floor((score ?? 0) / BAND) : 0;
  const kinds = new Map(people.map((one) => [one.id, spread.map((of) => of(one)).join('|')]));
  const kind = ({ id }: Person) => kinds.get(id)!;
  const pieces = piecesOf(people, rules.includes(DIVIDE_RULE.Dorm)).sort(
    (one, other) =>
      other.length - one.length ||
      (kind(one[0]!) < kind(other[0]!) ? -1 : kind(one[0]!) > kind(other[0]!) ? 1 : 0) ||
      band(other[0]!) - band(one[0]!) ||
      turn.get(one[0]!.id)! - turn.get(other[0]!.id)!,
  );
  const classes = places.map(() => [] as Person[]);
  const held = places.map(() => spread.map(() => new Map<string, number>()));
  for (const piece of pieces) {
    const at = bestClass(piece, { places, classes, held, spread });
    classes[at]!.push(...piece);
    for (const person of piece)
      for (const [rule, of] of spread.entries()) {
        const counts = held[at]![rule]!;
        counts.set(of(person), (counts.get(of(person)) ?? 0) + 1);
      }
  }
  // Room mates stay where they are, whatever the scores say.
  const free = (person: Person) =>
    rules.includes(DIVIDE_RULE.Dorm) && person.room !== null ? person.id : kind(person);
  if (rules.includes(DIVIDE_RULE.Score)) level(classes, free);
  return new Map(classes.flatMap((list, at) => list.map(({ id }) => [id, at] as const)));
}

/** Even sizes, as far as the limits let them be. */
function sizesOf(count: number, limits: readonly (number | null)[]): number[] | undefined {
  const sizes = limits.map(() => 0);
  for (let left = count; left > 0; left -= 1) {
    let least = -1;
    for (const [at, size] of sizes.entries())
      if (size < (limits[at] ?? Infinity) && (least < 0 || size < sizes[least]!)) least = at;
    if (least < 0) return undefined;
    sizes[least]! += 1;
  }
  return sizes;
}

function piecesOf(people: readonly Person[], together: boolean): Person[][] {
  const rooms = new Map<string, Person[]>();
  for (const person of people) {
    const key = together && person.room !== null ? person.room : person.id;
    rooms.set(key, [...(rooms.get(key) ?? []), person]);
  }
  return [...rooms.values()];
}

interface Standing {
  readonly places: readonly number[];
  readonly classes: readonly (readonly Person[])[];
  readonly held: readonly (readonly ReadonlyMap<string, number>[])[];
  readonly spread: readonly ((person: Person) => string)[];
}

/** The class that has the fewest of what the piece is, by the first rule that tells two apart; with room for all of it, where there is one. */
function bestClass(piece: readonly Person[], { places, classes, held, spread }: Standing): number {
  const room = (at: number) => places[at]! - classes[at]!.length;
  const fits = places.map((_, at) => at).filter((at) => room(at) >= piece.length);
  // Room mates who fit nowhere as a whole go where most room is: a class may be larger by them than even sizes are.
  if (fits.length === 0) return places.map((_, at) => at).sort((one, other) => room(other) - room(one))[0]!;
  const load = (at: number) => [
    ...spread.map((of, rule) =>
      piece.reduce((sum, person) => sum + (held[at]![rule]!.get(of(person)) ?? 0), 0),
    ),
    classes[at]!.length,
  ];
  const loads = new Map(fits.map((at) => [at, load(at)]));
  return fits.sort((one, other) => compare(loads.get(one)!, loads.get(other)!) || one - other)[0]!;
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at < 0 ? 0 : one[at]! - other[at]!;
}

/** People of one kind change places between the class with the highest mean and the one with the lowest, as long as that helps. */
function level(classes: Person[][], kind: (person: Person) => string): void {
  const mean = (list: readonly Person[]) => {
    const scores = list.flatMap(({ score }) => score ?? []);
    return scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length;
  };
  for (let swap = 0; swap < MOST_SWAPS; swap += 1) {
    const means = classes.map(mean);
    const filled = classes.map((_, at) => at).filter((at) => classes[at]!.length > 0);
    const order = filled.sort((one, other) => means[one]! - means[other]! || one - other);
    const [low, high] = [order[0], order.at(-1)];
    if (low === undefined || high === undefined || means[high] === means[low]) return;
    const want = ((means[high]! - means[low]!) * Math.min(classes[low]!.length, classes[high]!.length)) / 2;
    let best: { from: number; to: number; off: number } | undefined;
    for (const [from, one] of classes[high]!.entries())
      for (const [to, other] of classes[low]!.entries()) {
        if (one.score === null || other.score === null || kind(one) !== kind(other)) continue;
        const moved = one.score - other.score;
        if (moved <= 0 || moved >= 2 * want) continue;
        const off = Math.abs(moved - want);
        if (!best || off < best.off) best = { from, to, off };
      }
    if (!best) return;
    const [up, down] = [classes[high]![best.from]!, classes[low]![best.to]!];
    classes[high]![best.from] = down;
    classes[low]![best.to] = up;
  }
}

/** Numbers that the seed alone decides (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
