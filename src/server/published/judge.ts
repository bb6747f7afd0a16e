import type { EntityModel } from '../../contract/model.ts';
import type { ActionFile } from '../../contract/generated/meta.ts';
import {
  buildCatalog,
  faultLine,
  SchemaError,
  type Catalog,
  type SchemaFault,
} from '../data/schemas/catalog.ts';
import { parseSchemas, type SchemaTexts } from '../data/schemas/catalog-read.ts';
import { heldButtons, staffFaults } from '../data/schemas/held-buttons.ts';
import type { ModuleTable } from '../data/module.ts';
import { refuse, type Refusal } from '../data/refusal.ts';
import { mergeSchemas, type Overlay } from './overlay.ts';
import { findProblems } from './problems.ts';

/** Schemas that the program was delivered with. */
export interface Shipped {
  readonly folder: string;
  readonly texts: SchemaTexts;
}

const MOST_TOLD = 20;

/** Puts a set over the shipped schemas. @throws Refusal that lists what is wrong: only sound sets are ever served */
export function judgeSet(shipped: Shipped, overlay: Overlay, modules: ModuleTable): Catalog {
  const { texts, stale } = mergeSchemas(shipped.texts, overlay);
  if (stale.length > 0) throw tell('程序自带的下列文件已经更新，请在新文件上重新制作方案', stale);
  const catalog = built(shipped.folder, texts);
  const faults = [
    ...catalog.faults(),
    ...typedFaults(shipped, overlay),
    ...unanswered(catalog, modules),
    ...forStaff(catalog, texts),
  ];
  if (faults.length > 0) throw tellFaults(faults);
  return catalog;
}

/**
 * As judgeSet, by all that `npm run check` holds files against and with its sentences: the author of a set reads what is wrong
 * at each line before anybody publishes it.
 */
export async function judgeWhole(shipped: Shipped, overlay: Overlay, modules: ModuleTable): Promise<void> {
  const { texts, stale } = mergeSchemas(shipped.texts, overlay);
  const { lines } = stale.length > 0 ? { lines: [] } : await findProblems(texts);
  if (lines.length === 0) return void judgeSet(shipped, overlay, modules);
  const ofProgram = [...typedFaults(shipped, overlay), ...unansweredIn(shipped.folder, texts, modules)];
  const all = [...lines, ...ofProgram.map(faultLine)];
  throw tell(`方案有 ${all.length} 处问题`, all);
}

/** Nothing where other faults leave no catalog to ask. */
function unansweredIn(folder: string, texts: SchemaTexts, modules: ModuleTable): SchemaFault[] {
  try {
    return unanswered(buildCatalog(folder, texts), modules);
  } catch (error) {
    if (error instanceof SchemaError) return [];
    throw error;
  }
}

function built(folder: string, texts: SchemaTexts): Catalog {
  try {
    return buildCatalog(folder, texts);
  } catch (error) {
    throw error instanceof SchemaError ? tellFaults(error.faults) : error;
  }
}

/** Entities that the program's own code works with are part of the program. */
function typedFaults(shipped: Shipped, overlay: Overlay): SchemaFault[] {
  const changed = new Map([...shipped.texts].filter(([file]) => file in overlay));
  return [...parseSchemas(changed).entities]
    .filter(([, entity]) => entity.typed)
    .map(([name]) => ({
      file: `entities/${name}.json`,
      pointer: '',
      message: '由程序使用，不能在运行时更改',
    }));
}

/** An EnCode that only code can answer needs the code. */
function unanswered(catalog: Catalog, modules: ModuleTable): SchemaFault[] {
  return [...catalog.enCodes]
    .filter(
      ([enCode, { action, entity }]) =>
        action.verb === 'handler' && !isAnswered(modules, enCode, action, entity),
    )
    .map(([enCode, { entity }]) => ({
      file: `entities/${entity.name}.json`,
      pointer: `/actions/${enCode}`,
      message: '没有程序回答这个操作',
    }));
}

/** A published menu gives people who act for themselves alone nothing of the staff's. */
function forStaff(catalog: Catalog, texts: SchemaTexts): SchemaFault[] {
  const menus = new Map([...texts].filter(([file]) => file.startsWith('menus/')));
  return staffFaults(catalog, heldButtons(catalog), parseSchemas(menus).menus, catalog.roles);
}

const isAnswered = (modules: ModuleTable, enCode: string, action: ActionFile, entity: EntityModel) =>
  modules.some(
    ({ handlers, handlerOf, groupedOf }) =>
      handlers?.[enCode] ?? handlerOf?.(action, entity) ?? groupedOf?.(action, entity),
  );

function tellFaults(faults: readonly SchemaFault[]): Refusal {
  const lines = faults.map(faultLine);
  return tell(`方案有 ${faults.length} 处问题`, lines);
}

function tell(head: string, lines: readonly string[]): Refusal {
  const more = lines.length > MOST_TOLD ? [`……共 ${lines.length} 处`] : [];
  return refuse([`${head}：`, ...lines.slice(0, MOST_TOLD), ...more].join('\n'));
}
