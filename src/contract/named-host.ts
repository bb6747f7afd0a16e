/** Whether a page that lists sites names this one: whole, or as `*.example.com` with all that lies below it. */
export const isNamedHost = (host: string, named: readonly string[]): boolean =>
  named.some((one) => (one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one));
