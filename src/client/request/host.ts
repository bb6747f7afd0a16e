import type { MissingNeed } from '../../contract/envelope.ts';

/** How request speaks to the person. */
export interface Notifier {
  /** A short message that goes away by itself. */
  message(text: string, seconds: number): void;
  /** A notice with a title. */
  notice(title: string, description: string): void;
  /** A text that the person must acknowledge. */
  modal(title: string, text: string): void;
  /** What has to be there first, each with the way to it. */
  needs(text: string, needs: readonly MissingNeed[]): void;
  /** A text that stays, with a way on to an address where there is one. */
  persistent(text: string, address?: string): void;
  /** Asks before another site is opened, naming its host; resolves with whether the person agreed. */
  leave(host: string): Promise<boolean>;
}

/** What request needs to know of the page it runs in. Set once where the product is put together. */
export interface RequestHost {
  token(): string;
  /** Whether another tab has ended this tab's session; nothing is sent then. */
  isSessionOver(): boolean;
  /** Whether the page that is shown stays open without a session. */
  isOpenPage(): boolean;
  /** Ends the session in this browser and reloads the page after 1.5 s. */
  signOut(): void;
  goTo(address: string): void;
  readonly notifier: Notifier;
}

const unset = () => {
  throw new Error('setRequestHost was not called');
};

let host: RequestHost = {
  token: () => '',
  isSessionOver: () => false,
  isOpenPage: () => true,
  signOut: unset,
  goTo: unset,
  notifier: { message: unset, notice: unset, modal: unset, needs: unset, persistent: unset, leave: unset },
};

export const requestHost = (): RequestHost => host;

export function setRequestHost(next: RequestHost): void {
  host = next;
}

let refusedAsClosed = (): void => undefined;

/** A call was refused because its module was switched off while the page was open. */
export const moduleClosed = (): void => refusedAsClosed();

/** Calls back on every such refusal. Returns the undoing. */
export function watchClosed(work: () => void): () => void {
  refusedAsClosed = work;
  return () => void (refusedAsClosed = () => undefined);
}
