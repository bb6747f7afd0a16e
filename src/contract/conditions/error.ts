/** A condition that cannot be used: it does not parse, uses something outside the language, breaks a limit, or met values of a wrong type. */
export class ConditionError extends Error {
  /** offset in `source` where the cause begins */
  readonly position: number;
  readonly source: string;

  constructor(message: string, source: string, position: number) {
    super(message);
    this.name = 'ConditionError';
    this.position = position;
    this.source = source;
  }
}
