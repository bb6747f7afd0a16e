/** A request that is refused by an HTTP status of its own, with a Chinese text: it cannot be read, or may not be asked. */
export class HttpRefusal extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.name = 'HttpRefusal';
    this.status = status;
  }
}
