import { calls } from '../../contract/generated/calls.ts';
import { call } from './call.ts';
import { CallFailure } from './failure.ts';
import { requestHost } from './host.ts';

const MOST = 10;
const WITHIN_MS = 60_000;
const LONGEST = 2_000;

interface Report {
  readonly RouteName: string;
  readonly Action: string;
  readonly Content: string;
}

/** What a browser reports: each fault once for as long as the page lives, and few in a minute, whatever breaks. */
export class WebLog {
  private readonly told = new Set<string>();
  private times: number[] = [];

  constructor(
    private readonly send: (report: Report) => void,
    private readonly now: () => number = Date.now,
  ) {}

  report(failure: unknown, path: string): void {
    // Refusals come from the server, which knows them.
    if (failure instanceof CallFailure) return;
    const Content = describe(failure);
    const at = this.now();
    this.times = this.times.filter((time) => at - time < WITHIN_MS);
    if (this.told.has(Content) || this.times.length >= MOST) return;
    this.told.add(Content);
    this.times.push(at);
    const Action = failure instanceof Error ? failure.name : 'error';
    this.send({ RouteName: path.slice(0, 120), Action: Action.slice(0, 60), Content });
  }
}

function describe(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure).slice(0, LONGEST);
  const { name, message, stack = '', cause } = failure;
  const place = stack.includes(message) ? stack : `${name}: ${message}\n${stack}`;
  return `${place}${cause instanceof Error ? `\n${cause.message}` : ''}`.slice(0, LONGEST);
}

const log = new WebLog((report) => {
  if (requestHost().token() === '') return;
  void call(calls.BusinessLog.AddWebLog, report, { quiet: true }).catch(() => undefined);
});

/** Reports a fault that a signed-in user met, without a word to them. The path is told, never what stands behind it. */
export const reportFault = (failure: unknown): void => log.report(failure, window.location.pathname);
