import { CLIENT_RULES } from '../../contract/generated/codes.ts';
import { isForPeople } from '../../contract/for-people.ts';
import { CallFailure } from '../request/failure.ts';

/**
 * What a person is told of a failure: what the server or we ourselves say of it. A fault of the program, which speaks English, and
 * a refusal that is to be silent (specification 8) are told by the place that waited.
 */
export function failureText(failure: unknown, otherwise: string): string {
  if (!(failure instanceof Error)) return otherwise;
  if (failure instanceof CallFailure)
    return (CLIENT_RULES[failure.code] !== 'silent' && failure.message) || otherwise;
  return isForPeople(failure.message) ? failure.message : otherwise;
}
