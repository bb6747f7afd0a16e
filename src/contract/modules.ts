import type { ModuleFile, SettingsFile } from './generated/meta.ts';

/** Code of the group of settings that switches modules on and off. */
export const SWITCHES = 'modules';
const KEY = 'module.';
const SORT = 90;

/** A module as an administrator reads it. */
export interface ModuleTold {
  /** Its folder in schemas/entities and schemas/pages. */
  readonly id: string;
  readonly title: string;
  readonly note: string | undefined;
  /** Why it cannot be switched off; undefined for one that can. */
  readonly house: string | undefined;
  /** Groups of calls that belong to it. */
  readonly calls: readonly string[];
}

/** The module that an entity, a page or a call's group of that path belongs to. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.indexOf('/')));

/**
 * The modules of a schema folder: every folder of entities and of pages.
 * @param paths of entities and pages, `leave/LeaveApply`
 * @param titles of entities, by their names
 */
export function modulesOf(
  paths: Iterable<string>,
  files: ReadonlyMap<string, ModuleFile>,
  titles: ReadonlyMap<string, string>,
): Map<string, ModuleTold> {
  const ids = [...new Set([...paths].map(folderOf))].filter((id) => id !== '').sort();
  return new Map(
    ids.map((id) => {
      const file = files.get(id);
      const own = [...titles].find(([name]) => folderOf(name) === id)?.[1];
      const title = file?.title ?? own ?? id;
      return [id, { id, title, note: file?.note, house: file?.house, calls: file?.calls ?? [] }];
    }),
  );
}

/** Key of the setting that switches a module. */
export const switchKey = (id: string): string => KEY + id;

/** The module that a setting switches; undefined for other settings. */
export const switchedBy = (key: string): string | undefined =>
  key.startsWith(KEY) ? key.slice(KEY.length) : undefined;

/** The group of settings with a switch for each module that can be switched off; undefined where there is none. */
export function switchesOf(modules: ReadonlyMap<string, ModuleTold>): SettingsFile | undefined {
  const switched = [...modules.values()].filter(({ house }) => house === undefined);
  if (switched.length === 0) return undefined;
  const told = [...modules.values()].filter(({ house }) => house !== undefined).map(({ title }) => title);
  return {
    version: 1,
    title: '启用的模块',
    sort: SORT,
    note: `停用后，模块的菜单、页面、操作、待办和定时任务对所有人关闭，约一秒后生效，已打开的页面刷新后可见；数据保留，重新启用后照旧。${
      told.length > 0 ? `${told.join('、')}是其他模块的基础，始终启用。` : ''
    }`,
    settings: Object.fromEntries(
      switched.map(({ id, title, note }) => [
        switchKey(id),
        {
          field: { type: 'bool', title: `使用${title}`, default: 1 },
          effect: note === undefined ? `是否使用${title}。` : `${note}。`,
        },
      ]),
    ),
  };
}
