import type { FieldProblem } from '../../contract/envelope.ts';
import type { PageFile } from '../../contract/generated/meta.ts';
import { switchedBy, switchKey } from '../../contract/modules.ts';
import { settingName } from '../../contract/setting-name.ts';
import type { Catalog } from '../data/schemas/catalog.ts';
import { modulesOfPage } from '../data/schemas/closed-modules.ts';
import type { Queryable } from '../data/database/database.ts';
import { settingValue } from './settings.ts';
import type { SettingKey } from '../../contract/generated/settings.ts';

/** The modules that the school has switched off, in the order of their names. */
export async function modulesOff(queryable: Queryable): Promise<readonly string[]> {
  const { rows } = await queryable.query<{ key: string; value: string | null }>(
    `SELECT "ConfigKey" AS key, "ConfigValue" AS value FROM "SysConfig"
     WHERE starts_with("ConfigKey", $1) AND "ConfigValue" IS NOT NULL AND "IsDeleted" = 0 ORDER BY "ConfigKey"`,
    [switchKey('')],
    'modules_off',
  );
  return rows.flatMap(({ key, value }) =>
    settingValue(key as SettingKey, value) === 0 ? (switchedBy(key) ?? []) : [],
  );
}

/** Whether each module is in use: 1 or 0, by its Id. */
export const switchesTold = ({ modules, closed }: Catalog): Record<string, 0 | 1> =>
  Object.fromEntries([...modules.keys()].map((id) => [id, closed.ids.has(id) ? 0 : 1]));

/** Pages that show what others have, or a part of it. */
const OF_OTHERS: readonly PageFile['kind'][] = ['tabs', 'cards'];

/** The modules that a module shows nothing without: those that each of its pages is made of too. */
export function neededModules(catalog: Catalog, id: string): string[] {
  const pages = [...catalog.pages]
    .filter(([, { kind }]) => !OF_OTHERS.includes(kind))
    .map(([path, page]) => modulesOfPage(catalog, path, page));
  const [first = [], ...others] = pages.filter((modules) => modules.includes(id));
  return [...new Set(first)].filter(
    (other) =>
      other !== id &&
      catalog.modules.get(other)?.house === undefined &&
      others.every((modules) => modules.includes(other)),
  );
}

/**
 * What is wrong with switching modules: one that another needs is not switched off before that one, and not after it on.
 * @param catalog with all modules in it
 * @param before the modules that are off
 * @param after those that would be
 */
export function switchProblems(
  catalog: Catalog,
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const titleOf = (id: string) => `「${catalog.modules.get(id)?.title ?? id}」`;
  for (const id of catalog.modules.keys())
    for (const needed of neededModules(catalog, id)) {
      if (after.has(id) || !after.has(needed)) continue;
      const isBeingEnded = !before.has(needed);
      problems.push({
        Key: settingName(switchKey(isBeingEnded ? needed : id)),
        Message: `${titleOf(id)}离不开${titleOf(needed)}，请${
          isBeingEnded ? `同时停用${titleOf(id)}` : `同时启用${titleOf(needed)}`
        }`,
      });
    }
  return problems;
}
