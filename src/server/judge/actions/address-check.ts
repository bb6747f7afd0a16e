import { nearestNames } from '../../../contract/conditions/names.ts';
import type { Inspection } from '../names/references.ts';
import type { SchemaSet } from '../files/schema-set.ts';

type At = readonly (string | number)[];

const addresses = new WeakMap<SchemaSet, readonly string[]>();

/** The addresses of the program: those of routes, and those that menu items give to their pages. */
function addressesOf(set: SchemaSet): readonly string[] {
  const known = addresses.get(set);
  if (known) return known;
  const found = [
    ...(set.routes?.routes ?? []).map(({ path }) => path),
    ...[...set.menus.values()].flatMap(({ items }) => items.map(({ url }) => pathOf(url ?? ''))),
  ].filter((path) => path.startsWith('/'));
  addresses.set(set, found);
  return found;
}

const pathOf = (url: string): string => url.replace(/[?#].*$/s, '');

/** Whether a part of an address is filled in when it is followed. */
const isOpen = (part: string): boolean => part.includes('{') || part.startsWith(':');

function isSame(path: string, address: string): boolean {
  const [one, other] = [path.split('/'), address.split('/')];
  return (
    one.length === other.length &&
    one.every((part, at) => isOpen(part) || isOpen(other[at]!) || part === other[at])
  );
}

/** Holds an address inside the program against the routes and menus: one that nothing answers leads people to an empty page. */
export function checkAddress(inspection: Inspection, at: At, url: string | undefined): void {
  const path = pathOf(url ?? '');
  if (!path.startsWith('/') || path.startsWith('//') || isOpen(path.split('/')[1] ?? '')) return;
  const known = addressesOf(inspection.set);
  // Menus that have faults may hold it, and a set of a few entities alone has none.
  if (known.length === 0 || inspection.set.unsure.has('route') || known.some((one) => isSame(path, one)))
    return;
  inspection.report(at, `没有路由或菜单通向 "${path}"`, nearestNames(path, known)[0]);
}
