import type { ActionFile, PageButton, Verb } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Inspection } from '../names/references.ts';

type At = readonly (string | number)[];

/** Where buttons stand: above a list, at each of its rows, over the rows that are ticked, below a form or a record, in a cell as a link. */
type Bar = 'toolbar' | 'rowActions' | 'batchActions' | 'form' | 'detail' | 'link';

/** Verbs that are about the list as a whole. */
const OF_LIST: readonly Verb[] = ['add', 'import', 'template', 'export'];
/** Verbs by which a form is handed in. */
const OF_FORM: readonly Verb[] = ['add', 'edit', 'save', 'submit'];

/** Why a button cannot stand in a bar; undefined when it can. */
function misplaced(bar: Bar, action: ActionFile): string | undefined {
  const { verb, table, batch } = action;
  const isOfRow = !table && !OF_LIST.includes(verb) && verb !== 'save';
  if (bar === 'toolbar' && isOfRow)
    return `${verb} 作用于一条记录，工具栏没有选定的记录；不看记录的操作声明 "table": true`;
  if ((bar === 'rowActions' || bar === 'link') && (table === true || OF_LIST.includes(verb)))
    return `${verb} 不作用于一条记录，应放在 "toolbar"`;
  if (bar === 'batchActions' && batch === undefined)
    return '批量按钮的操作应声明 "batch"（true、"each" 或 "all"）';
  if (bar === 'form' && !OF_FORM.includes(verb) && verb !== 'handler')
    return `${verb} 不提交表单，表单的按钮应为 ${OF_FORM.join('、')} 或 handler`;
  return undefined;
}

/**
 * Holds the buttons of a bar against where they stand: each acts on rows of the page's own entity, in a way that the bar gives it, and
 * stands there once, unless each of those with one EnCode says when it is shown.
 */
export function checkButtonBar(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  bar: Bar,
  buttons: readonly PageButton[] = [],
): void {
  for (const [index, { EnCode, when }] of buttons.entries()) {
    const place = bar === 'link' ? at : [...at, index, 'EnCode'];
    const owner = inspection.set.enCodes.get(EnCode);
    if (owner === undefined) continue;
    const action = entity.actions.get(EnCode);
    const reason = action && misplaced(bar, action);
    if (owner !== entity.name)
      inspection.report(place, `EnCode "${EnCode}" 属于 ${owner}，本页的数据对象为 ${entity.name}`);
    else if (reason !== undefined) inspection.report(place, `按钮 "${EnCode}" 不能放在这里：${reason}`);
    const others = buttons.slice(0, index).filter((other) => other.EnCode === EnCode);
    if (others.length > 0 && (when === undefined || others.some((other) => other.when === undefined)))
      inspection.report(place, `按钮 "${EnCode}" 重复；同一操作的几个按钮须各有 "when"`);
  }
}
