import { calls, type CallConstant, type CallName } from '../../contract/generated/calls.ts';
import type { Call } from './call.ts';

/** How a call is asked that this program was built without. */
export type ToldCall = Pick<CallConstant, 'method' | 'path'>;

const told = new Map<string, ToldCall>();

/** Notes calls that a page of the own server shows: schemas may have more of them than the program that was built before. */
export function noteCalls(some: Readonly<Record<string, ToldCall>>): void {
  for (const [name, one] of Object.entries(some)) told.set(name, one);
}

/**
 * The constant of a call that a schema names; a school may name one that this program does not know, and its server has not told.
 * @throws Error when there is none, or it does something else than it is asked for
 */
export function callNamed(name: string, does: 'read' | 'write' = 'read'): Call<CallName> {
  const all = Object.values(calls).flatMap((group) => Object.values<Call<CallName>>(group));
  const one = told.get(name);
  const found =
    all.find((constant) => constant.name === name) ??
    (one && ({ name: name as CallName, write: false, binary: false, ...one } satisfies Call<CallName>));
  if (!found || (found.write ?? false) !== (does === 'write') || found.binary)
    throw new Error(`调用 ${name} 不能作为数据来源`);
  return found;
}
