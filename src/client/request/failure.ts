/** A call that did not succeed. `code` and `value` are those of the envelope; the text is for people. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly code: number;
  readonly value: unknown;
  readonly status: number;

  constructor(message: string, code: number, value: unknown = null, status = 200) {
    super(message);
    this.code = code;
    this.value = value;
    this.status = status;
  }
}

/** Code of failures that no server answered, at least not in an envelope: connection lost, time-out, a proxy's page. */
export const NO_ANSWER = -1;
