import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/**
 * Headers of every answer. They are the same for all, so they are worked out once: for each request anew they cost as much as
 * reading it. The page's policy differs from that of data, so each answer sets its own.
 */
export function headersOfAll(): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  const set = helmet({
    contentSecurityPolicy: false,
    xFrameOptions: { action: 'sameorigin' },
    // What runs beside us under the same domain is not ours to decide on.
    strictTransportSecurity: { includeSubDomains: false },
  });
  set(request, answer, () => undefined);
  return answer.getHeaders() as Record<string, string>;
}

/** Policy of answers that are data: nothing in them may run or be framed. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Policy of pages that stand by themselves: text and a style sheet, for browsers that cannot run the application. */
export const PLAIN_PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'; form-action 'none'; base-uri 'none'";

/** Policy of a script that runs apart from the page: it asks for nothing and loads nothing. A sandbox would keep it from running. */
export const WORKER_POLICY = "default-src 'none'";

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
