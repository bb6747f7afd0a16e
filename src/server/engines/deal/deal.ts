/** Somebody or something that is dealt to one of several groups. */
export interface Member {
  readonly id: string;
  /** Its values by what is to be spread evenly, the most important first. */
  readonly kinds: readonly string[];
  /** What the means of the groups are to be alike in; null for one without. */
  readonly score: number | null;
  /** Members of the same value stay together; null for one who goes alone. */
  readonly together: string | null;
}

/** How members are dealt. */
export interface Dealing {
  /** How many members each group takes at most; null where nobody said. */
  readonly limits: readonly (number | null)[];
  /** Decides between members who are alike. */
  readonly seed: number;
  /** Whether the mean scores of the groups are brought together. */
  readonly levels: boolean;
}

/** So often two members change places so that the mean scores come closer. */
const MOST_SWAPS = 2_000;
/** Scores so close are dealt in turns that the seed decides. */
const BAND = 20;

/**
 * Deals members to groups of even sizes: the same members, rules and seed make the same groups. Who stays together is one piece; each
 * piece goes where its values are rarest, the first value before the next; then members who are alike by all values change places until
 * the mean scores are close. No vocabulary says an optimisation, so this is code.
 * @returns the number of the group for each member; undefined where the groups do not take everybody
 */
export function deal(
  members: readonly Member[],
  { limits, seed, levels }: Dealing,
): ReadonlyMap<string, number> | undefined {
  const places = sizesOf(members.length, limits);
  if (!places) return undefined;
  const random = randomOf(seed);
  const turn = new Map(
    members
      .map(({ id }) => id)
      .sort()
      .map((id) => [id, random()]),
  );
  const band = ({ score }: Member) => (levels ? Math.floor((score ?? 0) / BAND) : 0);
  const kind = ({ kinds }: Member) => kinds.join('|');
  const order = piecesOf(members).sort(
    (one, other) =>
      other.length - one.length ||
      (kind(one[0]!) < kind(other[0]!) ? -1 : kind(one[0]!) > kind(other[0]!) ? 1 : 0) ||
      band(other[0]!) - band(one[0]!) ||
      turn.get(one[0]!.id)! - turn.get(other[0]!.id)!,
  );
  const groups = places.map(() => [] as Member[]);
  const held = places.map(() => (members[0]?.kinds ?? []).map(() => new Map<string, number>()));
  const put = (piece: readonly Member[]): void => {
    const at = bestGroup(piece, { places, limits, groups, held });
    const part = piece.slice(0, (limits[at] ?? Infinity) - groups[at]!.length);
    groups[at]!.push(...part);
    for (const { kinds } of part)
      for (const [rule, value] of kinds.entries()) {
        const counts = held[at]![rule]!;
        counts.set(value, (counts.get(value) ?? 0) + 1);
      }
    if (part.length < piece.length) put(piece.slice(part.length));
  };
  for (const piece of order) put(piece);
  // Who stays together stays there, whatever the scores say.
  if (levels) level(groups, (one) => (one.together === null ? kind(one) : one.id));
  return new Map(groups.flatMap((list, at) => list.map(({ id }) => [id, at] as const)));
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

function piecesOf(members: readonly Member[]): Member[][] {
  const pieces = new Map<string, Member[]>();
  for (const member of members) {
    const key = member.together === null ? `one ${member.id}` : `all ${member.together}`;
    pieces.set(key, [...(pieces.get(key) ?? []), member]);
  }
  return [...pieces.values()];
}

interface Standing {
  readonly places: readonly number[];
  readonly limits: Dealing['limits'];
  readonly groups: readonly (readonly Member[])[];
  readonly held: readonly (readonly ReadonlyMap<string, number>[])[];
}

/**
 * The group that has the fewest of what the piece is, by the first value that tells two apart; with room for all of it, where there is
 * one. Else the piece makes a group larger than even sizes are, never than its limit: what takes it whole goes before what has room for
 * the most of it.
 */
function bestGroup(piece: readonly Member[], { places, limits, groups, held }: Standing): number {
  const all = places.map((_, at) => at);
  const room = (at: number) => places[at]! - groups[at]!.length;
  const most = (at: number) => Math.min(piece.length, (limits[at] ?? Infinity) - groups[at]!.length);
  const fits = all.filter((at) => room(at) >= piece.length);
  if (fits.length === 0)
    return all.sort((one, other) => most(other) - most(one) || room(other) - room(one))[0]!;
  const load = (at: number) => [
    ...held[at]!.map((counts, rule) =>
      piece.reduce((sum, { kinds }) => sum + (counts.get(kinds[rule]!) ?? 0), 0),
    ),
    groups[at]!.length,
  ];
  const loads = new Map(fits.map((at) => [at, load(at)]));
  return fits.sort((one, other) => compare(loads.get(one)!, loads.get(other)!) || one - other)[0]!;
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at < 0 ? 0 : one[at]! - other[at]!;
}

/** Members of one kind change places between the group with the highest mean and the one with the lowest, as long as that helps. */
function level(groups: Member[][], kind: (member: Member) => string): void {
  const mean = (list: readonly Member[]) => {
    const scores = list.flatMap(({ score }) => score ?? []);
    return scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length;
  };
  for (let swap = 0; swap < MOST_SWAPS; swap += 1) {
    const means = groups.map(mean);
    const filled = groups.map((_, at) => at).filter((at) => groups[at]!.length > 0);
    const order = filled.sort((one, other) => means[one]! - means[other]! || one - other);
    const [low, high] = [order[0], order.at(-1)];
    if (low === undefined || high === undefined || means[high] === means[low]) return;
    const want = ((means[high]! - means[low]!) * Math.min(groups[low]!.length, groups[high]!.length)) / 2;
    let best: { from: number; to: number; off: number } | undefined;
    for (const [from, one] of groups[high]!.entries())
      for (const [to, other] of groups[low]!.entries()) {
        if (one.score === null || other.score === null || kind(one) !== kind(other)) continue;
        const moved = one.score - other.score;
        if (moved <= 0 || moved >= 2 * want) continue;
        const off = Math.abs(moved - want);
        if (!best || off < best.off) best = { from, to, off };
      }
    if (!best) return;
    const [up, down] = [groups[high]![best.from]!, groups[low]![best.to]!];
    groups[high]![best.from] = down;
    groups[low]![best.to] = up;
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
