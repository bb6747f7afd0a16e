import type { CallFile } from '../../../contract/generated/meta.ts';
import type { Inspection } from '../names/references.ts';

/** What answers a call without rows. */
const OF_FILES: readonly string[] = ['import', 'template'];
/** What a call on rows does not stand for: calls of their own answer it. */
const NO_ACTS: readonly string[] = [
  'add',
  'edit',
  'save',
  'view',
  'export',
  'print',
  'open',
  'plain',
  'trace',
];

/** Holds a call that stands for an action against that action. */
export function checkActionCall(inspection: Inspection, { answer, action, write }: CallFile): void {
  if ((answer === 'action') !== (action !== undefined))
    return inspection.report(['answer'], '"answer": "action" 和 "action" 须同时存在');
  if (!action || !inspection.enCode(['action', 'EnCode'], action.EnCode)) return;
  const owner = inspection.set.entities.get(inspection.set.enCodes.get(action.EnCode) ?? '');
  const known = owner?.actions.get(action.EnCode);
  if (!known) return;
  const { verb, params = {} } = known;
  if (NO_ACTS.includes(verb)) inspection.report(['action', 'EnCode'], `"action" 不用于 ${verb}`);
  if ((verb !== 'template') !== (write === true))
    inspection.report(['write'], `"write" 须${verb === 'template' ? '不写' : '为 true'}：${verb}`);
  if (OF_FILES.includes(verb) && (action.ids ?? action.params) !== undefined)
    inspection.report(['action'], `"ids"、"params" 不用于 ${verb}`);
  if (action.ids !== undefined) inspection.condition(['action', 'ids'], action.ids, { input: 'dyn' });
  for (const [name, source] of Object.entries(action.params ?? {})) {
    const at = ['action', 'params', name];
    if (verb !== 'handler')
      inspection.known(at, 'field', name, Object.keys(params), `${action.EnCode} 的参数`);
    inspection.condition(at, source, { input: 'dyn' });
  }
}
