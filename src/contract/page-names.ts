import type { CallSource, PageBlock, PageButton, PageFile } from './generated/meta.ts';
import { namesIn, type Named, type NameKind } from './names.ts';

const pointerOf = (at: readonly (string | number)[]): string => at.map((key) => `/${key}`).join('');

const granted = (file: 'page' | 'block', content: object, kind: NameKind): readonly Named[] =>
  namesIn(file, content).filter((one) => one.kind === kind && one.isGranted);

/** The EnCodes that a page offers itself, each with its JSON pointer and the roles that it is placed for, where it says so. */
export function buttonsOf(page: PageFile): [pointer: string, enCode: string, roles?: readonly string[]][] {
  return granted('page', page, 'enCode').map(({ name, at, holder }) => {
    const { roles } = holder as Partial<PageButton>;
    const place = pointerOf(isButton(at) ? at.slice(0, -1) : at);
    return roles === undefined ? [place, name] : [place, name, roles];
  });
}

/** Whether an EnCode is that of a button in a list of them, which is told of as a whole. */
const isButton = (at: Named['at']): boolean =>
  at.at(-1) === 'EnCode' && typeof at.at(-2) === 'number' && at[0] !== 'blocks';

/** The pages that a page opens by itself, each with its place: its form, its detail, its tabs, its lists. */
export const pagesOpenedBy = (page: PageFile): readonly Named[] => granted('page', page, 'page');

/** The entities whose rows a page shows. */
export const entitiesShownBy = (page: PageFile): string[] =>
  granted('page', page, 'entity').map(({ name }) => name);

/** Every call that a page shows, each with the JSON pointer of its source. */
export const callSourcesOf = (page: PageFile): [pointer: string, source: CallSource][] =>
  sourcesIn(granted('page', page, 'call'));

/** The calls that a block shows, each with its JSON pointer inside of it. */
export const sourcesOfBlock = (block: PageBlock): [pointer: string, source: CallSource][] =>
  sourcesIn(granted('block', block, 'call'));

const sourcesIn = (calls: readonly Named[]) =>
  calls.map(({ at, holder }): [string, CallSource] => [pointerOf(at.slice(0, -1)), holder as CallSource]);
