/** An answer that is sent and then forgotten, such as a generated password: it is kept locked, for the same session alone, should the answer be lost. */
export class ShownOnce {
  readonly value: unknown;

  constructor(value: unknown) {
    this.value = value;
  }
}
