/* GENERATED from schemas/ by `npm run generate`. Do not edit. */

import type { CallName } from './calls.ts';

/** A problem that a validator found; instancePath is a JSON pointer. */
export interface ValidatorError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** Whether the value fits its schema; `errors` tells why not. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ValidatorError[] | null;
}

export const validators: Readonly<Record<CallName, { input: Validator; output: Validator }>>;
