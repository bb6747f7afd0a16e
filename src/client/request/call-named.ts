import { calls, type CallName } from '../../contract/generated/calls.ts';
import type { Call } from './call.ts';

/** The constant of a call that a schema names; a school may name one that this program does not know. */
export function callNamed(name: string, does: 'read' | 'write' = 'read'): Call<CallName> {
  const all = Object.values(calls).flatMap((group) => Object.values<Call<CallName>>(group));
  const found = all.find((constant) => constant.name === name);
  if (!found || (found.write ?? false) !== (does === 'write') || found.binary)
    throw new Error(`调用 ${name} 不能作为数据来源`);
  return found;
}
