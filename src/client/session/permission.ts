import { SUPER_ROLE } from '../../contract/subject.ts';

/** Whether somebody who holds these EnCodes and roles is shown a route with a permission list. */
export function isPermitted(permission: readonly string[] | undefined, held: ReadonlySet<string>): boolean {
  return permission === undefined || held.has(SUPER_ROLE) || permission.some((one) => held.has(one));
}
