/** A key that names one write, so that sending it twice writes once. Not randomUUID: plain http pages do not have it. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Keys of writes that were sent and not answered. The same write gets the same key until an answer came: a second press
 * of the button, or a new try after the connection broke, cannot write twice.
 */
export class WriteKeys {
  private readonly open = new Map<string, string>();

  take(call: string, input: unknown): string {
    const name = nameOf(call, input);
    const key = this.open.get(name) ?? newKey();
    this.open.set(name, key);
    return key;
  }

  /** The write was answered; the next one of the same content is another one. */
  settle(call: string, input: unknown): void {
    this.open.delete(nameOf(call, input));
  }
}

function nameOf(call: string, input: unknown): string {
  return `${call} ${input instanceof FormData ? describeForm(input) : JSON.stringify(input)}`;
}

function describeForm(form: FormData): string {
  return [...form]
    .map(([name, value]) =>
      typeof value === 'string'
        ? `${name}=${value}`
        : `${name}=${value.name} ${value.size} ${value.lastModified}`,
    )
    .join('&');
}
