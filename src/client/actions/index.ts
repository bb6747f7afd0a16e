import type { Verb } from '../../contract/generated/meta.ts';
import { actOnRows, doNothing, toggleRow } from './act.ts';
import { deleteRows } from './delete.ts';
import type { ActionHandler } from './handler.ts';
import { openAddress } from './open.ts';

/** A handler whose dialogs are loaded when it is first run. */
const later =
  (load: () => Promise<ActionHandler>): ActionHandler =>
  async (call) =>
    (await load())(call);

const importSheet = later(async () => (await import('./import.tsx')).importRows);
const importPack = later(async () => (await import('./pack.tsx')).importPack);

/** Every verb of the vocabulary and what it does in the browser. */
const verbs: Record<Verb, ActionHandler> = {
  add: later(async () => (await import('./edit.ts')).addRow),
  edit: later(async () => (await import('./edit.ts')).editRow),
  save: later(async () => (await import('./edit.ts')).saveRow),
  delete: deleteRows,
  view: later(async () => (await import('./view.tsx')).viewRow),
  set: actOnRows,
  toggle: toggleRow,
  import: (call) => (call.action.pack ? importPack : importSheet)(call),
  template: ({ button, services }) => services.data.template(button.EnCode),
  export: later(async () => (await import('./export.tsx')).exportRows),
  print: later(async () => (await import('./view.tsx')).printRow),
  open: openAddress,
  plain: doNothing,
  submit: actOnRows,
  withdraw: actOnRows,
  approve: actOnRows,
  reject: actOnRows,
  back: actOnRows,
  transfer: actOnRows,
  reclaim: actOnRows,
  addSign: actOnRows,
  dropSign: actOnRows,
  entrust: actOnRows,
  retrieve: actOnRows,
  comment: actOnRows,
  urge: actOnRows,
  void: actOnRows,
  trace: later(async () => (await import('./view.tsx')).traceRow),
  handler: actOnRows,
};

/** Every row that matches a list, whatever the verb: the server runs it as a task. */
export const actOnAll: ActionHandler = later(async () => (await import('./all-rows.tsx')).actOnAll);

/** EnCodes that need code of their own in the browser; none yet. */
type OwnEnCode = never;

const own: Record<OwnEnCode, ActionHandler> = {};

/** The handler of an EnCode: its own, else that of its verb. */
export function handlerOf(enCode: string, verb: Verb): ActionHandler {
  return Object.hasOwn(own, enCode) ? own[enCode as OwnEnCode] : verbs[verb];
}
