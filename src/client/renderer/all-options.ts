import type { Option, OptionsRequest, PageData } from './data.ts';

const AT_ONCE = 100;
const MOST_PAGES = 20;

/** Every choice of a source, page after page, and how many are left out because they are too many for any list. */
export async function allOptions(
  data: Pick<PageData, 'options'>,
  request: Omit<OptionsRequest, 'PageIndex' | 'PageSize'>,
): Promise<{ readonly options: readonly Option[]; readonly left: number }> {
  const options: Option[] = [];
  let left = 0;
  for (let PageIndex = 1; PageIndex <= MOST_PAGES; PageIndex += 1) {
    const page = await data.options({ ...request, PageIndex, PageSize: AT_ONCE });
    options.push(...page);
    left = page.at(-1)?.More ?? 0;
    if (left === 0) break;
  }
  return { options, left };
}
