/** Policy of answers that are data: nothing in them may run or be framed. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Policy of the page: scripts of our own files only, styles of our own files or with this response's nonce (antd writes
 * style elements at run time), calls to our own server and to the one that the configuration file names, frames of the
 * sites that link pages name.
 */
export function pagePolicy(
  nonce: string,
  apiOrigins: readonly string[],
  frames: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...apiOrigins].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    ["frame-src 'self'", ...frames].join(' '),
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
