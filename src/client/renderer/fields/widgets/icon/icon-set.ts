import { hasText } from '../../../../../contract/folded-text.ts';
import type { ComponentType } from 'react';
import { brand } from './sets/brand.ts';
import { data } from './sets/data.ts';
import { direction } from './sets/direction.ts';
import { editor } from './sets/editor.ts';
import { suggestion } from './sets/suggestion.ts';
import { websiteAToL } from './sets/website-a-to-l.ts';
import { websiteMToZ } from './sets/website-m-to-z.ts';

/** Icons by name. */
export type IconSet = Readonly<Record<string, ComponentType>>;

/** The tabs of the icon selector, in their order (specification 2.3). */
export const iconTabs: readonly { readonly title: string; readonly icons: IconSet }[] = [
  { title: '方向性图标', icons: direction },
  { title: '提示建议性图标', icons: suggestion },
  { title: '编辑类图标', icons: editor },
  { title: '数据类图标', icons: data },
  { title: '网站通用图标', icons: { ...websiteAToL, ...websiteMToZ } },
  { title: '品牌和标识', icons: brand },
];

/** Any icon of the tabs. */
export const allIcons: IconSet = Object.assign({}, ...iconTabs.map(({ icons }) => icons)) as IconSet;

/** The tab that an icon is found in; the first one for a name that is in none. */
export function tabOf(name: string): number {
  return Math.max(
    0,
    iconTabs.findIndex(({ icons }) => Object.hasOwn(icons, name)),
  );
}

/** The icons of a tab whose name holds the text, in the order of the tab. */
export function findIcons(icons: IconSet, text: string): string[] {
  return Object.keys(icons).filter((name) => hasText(name, text));
}
