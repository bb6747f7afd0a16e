/** A problem that a generated validator found. */
export interface ValidatorError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** A generated validator: no schema is compiled at run time. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ValidatorError[] | null;
}

/** Validators of each call by `<Group>/<Action>`. */
export type CallValidators = Readonly<
  Record<string, { readonly input: Validator; readonly output: Validator }>
>;

/** Judges a value. @returns what is wrong with it, in Chinese, with the JSON pointer; undefined when it fits */
export function problemOf(validator: Validator | undefined, value: unknown): string | undefined {
  if (!validator || validator(value)) return undefined;
  const [error] = validator.errors ?? [];
  if (!error) return '不正确';
  const at = error.instancePath === '' ? '' : `${error.instancePath} `;
  return at + (REASONS[error.keyword]?.(error.params) ?? '不正确');
}

const REASONS: Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => string>> = {
  required: (params) => `缺少${String(params['missingProperty'])}`,
  additionalProperties: (params) => `不能有${String(params['additionalProperty']).slice(0, 40)}`,
  type: (params) => `应为${String(params['type'])}`,
  enum: () => '不在可选范围内',
  maxLength: (params) => `不能超过${String(params['limit'])}个字`,
  minLength: (params) => `不少于${String(params['limit'])}个字`,
  maximum: (params) => `不能大于${String(params['limit'])}`,
  minimum: (params) => `不能小于${String(params['limit'])}`,
  maxItems: (params) => `最多${String(params['limit'])}项`,
  minItems: (params) => `至少${String(params['limit'])}项`,
  pattern: () => '格式不正确',
};
