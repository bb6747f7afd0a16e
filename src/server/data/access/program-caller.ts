import { NOBODY } from '../../../contract/subject.ts';
import type { Caller } from './caller.ts';

/**
 * The program itself as the author of a row: its start, or a person at the machine's own command line.
 * @param name what stands in the audit in the place of a login name
 * @param occasion what stands there in the place of a request's number
 * @param roles whose reach it has
 */
export function programCaller(name: string, occasion: string, roles: readonly string[] = []): Caller {
  return {
    subject: { ...NOBODY, LoginName: name, TrueName: name, Roles: [...roles] },
    grants: new Set(),
    readable: new Set(),
    requestId: occasion,
    ip: '',
  };
}
