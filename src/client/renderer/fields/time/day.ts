/** A part of a day, in minutes since its beginning. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** A day on which a range is chosen. */
export interface Day extends Part {
  /** Minutes from one time that may be chosen to the next. */
  readonly step: number;
  /** Fewest and most minutes of a range. */
  readonly least: number;
  readonly most: number;
  readonly taken: readonly Part[];
  /** What there is to know of the day. */
  readonly note: string;
}

const HOUR = 60;
const two = (value: number) => String(value).padStart(2, '0');

/** Minutes of HH:mm; nothing for any other text. */
export function minutesOf(text: unknown): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(typeof text === 'string' ? text : '') ?? [];
  return hours === undefined ? undefined : Number(hours) * HOUR + Number(minutes);
}

/** A time that was typed stands in the same form as one that was chosen. */
export const clockOf = (minutes: number): string =>
  `${two(Math.floor(minutes / HOUR))}:${two(minutes % HOUR)}`;

/** How long a range is, for people. */
export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  return [hours > 0 && `${hours}小时`, (rest > 0 || hours === 0) && `${rest}分钟`].filter(Boolean).join('');
}

/** The day as a call answers it, by itself or as the only row of a list; nothing when it is closed. */
export function dayOf(answer: unknown): Day | undefined {
  const only: unknown = Array.isArray(answer) ? answer[0] : answer;
  const told = (typeof only === 'object' && only !== null ? only : {}) as Record<string, unknown>;
  const part = partOf(told);
  if (!part) return undefined;
  const number = (value: unknown, otherwise: number) =>
    typeof value === 'number' && value > 0 ? Math.round(value) : otherwise;
  const step = number(told['Step'], 30);
  const taken = Array.isArray(told['Taken']) ? told['Taken'] : [];
  return {
    ...part,
    step,
    least: number(told['Least'], step),
    most: number(told['Most'], part.to - part.from),
    taken: joined(
      taken.flatMap((one: unknown) => partOf(one) ?? []),
      part,
    ),
    note: typeof told['Note'] === 'string' ? told['Note'] : '',
  };
}

function partOf(told: unknown): Part | undefined {
  const { From, To } = (typeof told === 'object' && told !== null ? told : {}) as Record<string, unknown>;
  const [from, to] = [minutesOf(From), minutesOf(To)];
  return from !== undefined && to !== undefined && from < to ? { from, to } : undefined;
}

/** The parts within the day, those that touch as one. */
function joined(parts: readonly Part[], day: Part): Part[] {
  const found: Part[] = [];
  const inside = parts
    .map(({ from, to }) => ({ from: Math.max(from, day.from), to: Math.min(to, day.to) }))
    .filter(({ from, to }) => from < to)
    .sort((one, other) => one.from - other.from);
  for (const part of inside) {
    const last = found.at(-1);
    if (last && part.from <= last.to) found[found.length - 1] = { ...last, to: Math.max(last.to, part.to) };
    else found.push(part);
  }
  return found;
}

/** The nearest time that may be chosen. */
const snapped = (day: Day, minutes: number) =>
  day.from + Math.round((minutes - day.from) / day.step) * day.step;

const within = (value: number, from: number, to: number) => Math.max(from, Math.min(to, value));

/** The range with one end somewhere else, at least a step long and within the day. */
export function moved(day: Day, range: Part, end: keyof Part, minutes: number): Part {
  const at = snapped(day, minutes);
  return end === 'from'
    ? { ...range, from: within(at, day.from, range.to - day.step) }
    : { ...range, to: within(at, range.from + day.step, day.to) };
}

/** Where a range of the least length would begin at a place of the day. */
export function rangeAt(day: Day, minutes: number, length = day.least): Part {
  const from = within(
    day.from + Math.floor((minutes - day.from) / day.step) * day.step,
    day.from,
    day.to - length,
  );
  return { from, to: from + length };
}

/** The first range of the least length that is free; the beginning of the day when there is none. */
export function suggested(day: Day): Part {
  for (let from = day.from; from + day.least <= day.to; from += day.step) {
    const range = { from, to: from + day.least };
    if (!overlapOf(day, range)) return range;
  }
  return rangeAt(day, day.from, Math.min(day.least, day.to - day.from));
}

const overlapOf = (day: Day, range: Part) =>
  day.taken.find(({ from, to }) => from < range.to && range.from < to);

/** Why a range cannot stand; the server has the last word. */
export function rangeHint(day: Day, range: Part): string | undefined {
  const taken = overlapOf(day, range);
  if (taken) return `与已占用的 ${partText(taken)} 重叠`;
  const length = range.to - range.from;
  if (length < day.least) return `时长不少于${lengthText(day.least)}`;
  if (length > day.most) return `时长不超过${lengthText(day.most)}`;
  return undefined;
}

export const partText = ({ from, to }: Part): string => `${clockOf(from)}–${clockOf(to)}`;

/** Where a handle goes by a key: a step, an hour, or an end of the day. */
export function keyedTo(day: Day, at: number, key: string): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return at + day.step;
    case 'ArrowLeft':
    case 'ArrowDown':
      return at - day.step;
    case 'PageUp':
      return at + Math.max(HOUR, day.step);
    case 'PageDown':
      return at - Math.max(HOUR, day.step);
    case 'Home':
      return day.from;
    case 'End':
      return day.to;
    default:
      return undefined;
  }
}

/** Full hours at which the day is marked: at most so many. */
export function marksOf(day: Day, most: number): number[] {
  const first = Math.ceil(day.from / HOUR);
  const last = Math.floor(day.to / HOUR);
  const every = Math.max(1, Math.ceil((last - first) / Math.max(1, most - 1)));
  const marks: number[] = [];
  for (let hour = first; hour <= last; hour += every) marks.push(hour * HOUR);
  return marks;
}
