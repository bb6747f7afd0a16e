/* GENERATED from schemas/ by `npm run generate`. Do not edit. */

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

export const validateCode: Validator;
export const validateEntity: Validator;
export const validateFlow: Validator;
export const validateAction: Validator;
export const validateField: Validator;
export const validatePage: Validator;
export const validateBlock: Validator;
export const validateCall: Validator;
export const validateQuery: Validator;
export const validateMessage: Validator;
export const validateAudience: Validator;
export const validateSlot: Validator;
export const validateIntake: Validator;
export const validateHandout: Validator;
export const validateSeries: Validator;
export const validateChecklist: Validator;
export const validatePaper: Validator;
export const validateMenu: Validator;
export const validateRoles: Validator;
export const validateRoutes: Validator;
export const validateSettings: Validator;
export const validateModule: Validator;
export const validateScale: Validator;
export const validateTest: Validator;
