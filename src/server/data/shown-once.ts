/** An answer that is sent and then forgotten, such as a generated password: a repeated request does not get it again. */
export class ShownOnce {
  readonly value: unknown;

  constructor(value: unknown) {
    this.value = value;
  }
}
