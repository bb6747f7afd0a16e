import type { ActionFile } from '../../contract/generated/meta.ts';
import { safeUrl } from '../session/safe-url.ts';
import { isOn } from '../renderer/schema/toggled.ts';
import { successText } from '../renderer/schema/success.ts';
import type { ActAnswer, FormHow, Row } from '../renderer/data.ts';
import { agreesToReach } from '../renderer/reach.ts';
import { fillAddress } from './address.ts';
import { idsOf, type ActionCall, type ActionHandler } from './handler.ts';
import type { NodeAsks } from './node-asks.tsx';
import { questionOf, paramsOf } from './questions.ts';

/** Asks for what the action wants to know, runs it on the rows and tells what came of it. */
export const actOnRows: ActionHandler = async (call) => {
  const { button, action, target, services } = call;
  if (action.table !== true && target.rows.length === 0 && target.values === undefined)
    return services.notify.warning('请先选择记录');
  if (action.preview && action.verb === 'handler') {
    const { actAfterPreview } = await import('./PreviewDialog.tsx');
    return actAfterPreview(call);
  }
  if (!(await isReady(call))) return;
  const asks = await asksOf(call);
  const params = asks?.params ?? paramsOf(action);
  const question = questionOf(button, action, target.rows.length);
  let answer: ActAnswer | undefined;
  const act = async (values: Row, how?: FormHow) => {
    answer = await services.data.act({ EnCode: button.EnCode, Ids: idsOf(target), Params: values }, how);
  };
  const given = givenOf(params, target.given);
  const others = Object.fromEntries(Object.entries(params).filter(([name]) => !Object.hasOwn(given, name)));
  if (Object.keys(others).length > 0 || asks?.extras) {
    const { askParams } = await import('./ParamsDialog.tsx');
    await askParams(call, {
      params: others,
      question,
      asks,
      submit: (values) => act(asks ? asks.pack({ ...given, ...values }) : { ...given, ...values }, 'form'),
    });
  } else {
    const values = target.given ? given : (target.values ?? {});
    const request = { EnCode: button.EnCode, Ids: idsOf(target), Params: values };
    const asked = { ...services, action, name: button.text ?? action.title, request, question };
    if (!(await agreesToReach(asked)) || !(await isTried(call, values))) return;
    await act(values);
  }
  if (answer) await tellOutcome(call, answer);
};

/** What the node of the one application asks for beside. */
async function asksOf(call: ActionCall): Promise<NodeAsks | undefined> {
  if (call.target.entity.file.flow === undefined) return undefined;
  const { nodeAsks } = await import('./node-asks.tsx');
  return nodeAsks(call, paramsOf(call.action));
}

/** Whether what the act would change was shown and agreed to, where it is tried first; `how` as the act itself is sent. */
export async function isTried(call: ActionCall, values: Row, how?: FormHow): Promise<boolean> {
  const { action } = call;
  if (!action.preview || action.verb === 'handler') return true;
  const { agreesToTry } = await import('./TryDialog.tsx');
  return agreesToTry(call, values, how);
}

/**
 * Whether what the action needs is there, asked before anybody is asked anything; a server that cannot say is asked with the
 * act. Of several rows it is asked what no row has a part in.
 */
export async function isReady({ button, action, target, services }: ActionCall): Promise<boolean> {
  if (!action.needs?.length) return true;
  const [row, ...others] = target.rows;
  const about = row && others.length === 0 ? { Id: String(row['Id']) } : {};
  try {
    await services.data.ready({ EnCode: button.EnCode, ...about });
    return true;
  } catch (failure) {
    return !hasNeeds(failure);
  }
}

const hasNeeds = (failure: unknown): boolean =>
  failure instanceof Error && Object.hasOwn(Object((failure as { value?: unknown }).value), 'Needs');

/** What stands fixed of an action's parameters. */
const givenOf = (params: object, given: Row = {}): Row =>
  Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(params, name)));

/** The caller's mark on a row, on or off: the button shows it, so nothing is said. */
export const toggleRow: ActionHandler = async ({ button, action, target, services }) => {
  const [row = {}] = target.rows;
  const wanted = isOn(action, row) ? 0 : 1;
  const Params = { [action.toggle ?? '']: wanted };
  await services.data.act({ EnCode: button.EnCode, Ids: idsOf(target), Params });
  target.done();
};

/** Success, or which rows were refused and why; then the rows are read anew. */
export async function tellOutcome(call: ActionCall, answer: ActAnswer, gone = false): Promise<void> {
  const { action, target, services } = call;
  if (!answer.partly && !action.shows) services.notify.success(toldOf(action, answer));
  target.done(gone && !answer.partly);
  if (!answer.partly && action.shows) {
    const { showOnce } = await import('./ShownOnce.tsx');
    await showOnce(call, action.shows, answer.value);
  }
  if (!answer.partly) return goOn(call);
  const { showPartlyDone } = await import('./PartlyDone.tsx');
  await showPartlyDone(call, answer.partly);
}

/** Of a place that was taken the server alone knows whether the caller has it or waits for it. */
const toldOf = (action: ActionFile, { value }: ActAnswer): string =>
  (action.slot && (value as { readonly Message?: string } | null)?.Message) ?? successText(action);

/** To where the action says that one goes next. */
function goOn({ action, target, services }: ActionCall): void {
  const url = action.next === undefined ? undefined : safeUrl(fillAddress(action.next, target.rows));
  if (url !== undefined) services.navigation.go(url);
}

/** A grant that changes what is shown has nothing to run. */
export const doNothing: ActionHandler = async ({ action, services }) =>
  services.notify.warning(`${action.title}无需操作`);
