import type { BlockName, Part } from './part.ts';

/** Every kind of block and the part that draws it. */
const parts: { readonly [Name in BlockName]: () => Promise<Part<Name>> } = {
  chart: async () => (await import('./chart/ChartPart.tsx')).ChartPart,
  pivot: async () => (await import('./pivot/PivotPart.tsx')).PivotPart,
  figures: async () => (await import('./figures/FiguresPart.tsx')).FiguresPart,
  descriptions: async () => (await import('./descriptions/DescriptionsPart.tsx')).DescriptionsPart,
  rank: async () => (await import('./rank/RankPart.tsx')).RankPart,
  avatars: async () => (await import('./avatars/AvatarsPart.tsx')).AvatarsPart,
  countdown: async () => (await import('./countdown/CountdownPart.tsx')).CountdownPart,
  text: async () => (await import('./text/TextPart.tsx')).TextPart,
  list: async () => (await import('./list/ListPart.tsx')).ListPart,
  hero: async () => (await import('./hero/HeroPart.tsx')).HeroPart,
  links: async () => (await import('./links/LinksPart.tsx')).LinksPart,
  feed: async () => (await import('./feed/FeedPart.tsx')).FeedPart,
  steps: async () => (await import('./steps/StepsPart.tsx')).StepsPart,
  days: async () => (await import('./days/DaysPart.tsx')).DaysPart,
  study: async () => (await import('./study/StudyPart.tsx')).StudyPart,
  qr: async () => (await import('./qr/QrPart.tsx')).QrPart,
  tallies: async () => (await import('./tallies/TalliesPart.tsx')).TalliesPart,
  cross: async () => (await import('./cross/CrossPart.tsx')).CrossPart,
  table: async () => (await import('./table/TablePart.tsx')).TablePart,
  handle: async () => (await import('./handle/HandlePart.tsx')).HandlePart,
};

const loaded = new Map<string, Part>();

/** Whether the parts of these blocks are there already. */
export const hasParts = (names: readonly string[]): boolean =>
  names.every((name) => loaded.has(name) || !Object.hasOwn(parts, name));

/** Loads the parts of these blocks together, so that a page appears at once. */
export async function loadParts(names: Iterable<string>): Promise<void> {
  const wanted = [...new Set(names)].filter((name) => !loaded.has(name) && Object.hasOwn(parts, name));
  await Promise.all(
    wanted.map(async (name) => loaded.set(name, (await parts[name as BlockName]()) as unknown as Part)),
  );
}

/** A loaded part; nothing when there is no such block. */
export const partOf = (name: string): Part | undefined => loaded.get(name);
