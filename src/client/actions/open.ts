import type { Row } from '../renderer/data.ts';
import type { ActionTarget } from '../renderer/schema/target.ts';
import { isHttp, safeUrl } from '../session/safe-url.ts';
import { fillAddress } from './address.ts';
import { idsOf, type ActionCall, type ActionHandler, type ActionServices } from './handler.ts';

type Services = Pick<ActionServices, 'notify' | 'navigation'>;

function safeAddress(
  address: string,
  target: Pick<ActionTarget, 'rows'>,
  { notify }: Services,
): string | undefined {
  const url = safeUrl(fillAddress(address.trim(), target.rows));
  if (url === undefined) notify.error('链接地址不正确，无法打开');
  return url;
}

/** Opens the Url of a button, if it is safe: http in a new browser tab, anything else as an in-app route in a new tab. */
export function openUrl(address: string, target: Pick<ActionTarget, 'rows'>, services: Services): void {
  const url = safeAddress(address, target, services);
  if (url === undefined) return;
  if (isHttp(url)) services.navigation.openAddress(url);
  else services.navigation.openRoute(url);
}

/** Goes to the address of an action of the verb open: a route of the product in this tab. */
export const openAddress: ActionHandler = async (call) => {
  const { action, target, services } = call;
  const url = safeAddress(action.url ?? '', target, services);
  if (url === undefined) return;
  const done = doBeside(call);
  if (isHttp(url)) services.navigation.openAddress(url);
  else services.navigation.go(url);
  await done;
};

/** Does what the action does with the rows as they are opened. The reader goes there wherever that fails. */
async function doBeside({ action: { does }, target, services }: ActionCall): Promise<void> {
  const mayBeDone = (row: Row) => !Array.isArray(row['_Actions']) || row['_Actions'].includes(does);
  const rows = target.rows.filter(mayBeDone);
  if (does === undefined || rows.length === 0) return;
  const request = { EnCode: does, Ids: idsOf({ ...target, rows }), Params: {} };
  await services.data.act(request, 'quiet').then(
    () => target.done(),
    () => undefined,
  );
}

/** Goes to where all rows that match a list lead, with what they match in the address: they may be more than an address holds. */
export const openForAll: ActionHandler = async ({ action, target, services }) => {
  const { Filter = {}, Page, Tab } = target.exports ?? {};
  const match = encodeURIComponent(JSON.stringify({ Filter, Page, Tab }));
  const url = safeAddress(
    (action.urlOfAll ?? '').replace('{match}', () => match),
    { rows: [] },
    services,
  );
  if (url !== undefined) services.navigation.go(url);
};
