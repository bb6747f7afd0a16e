import type { Subject } from '../../../contract/subject.ts';
import type { PageData } from '../../renderer/data.ts';
import { forgetAnswers } from '../../renderer/read.ts';
import { countingWrites } from '../../renderer/writes.ts';
import { pageData } from '../page-data.ts';

/**
 * Somebody without a session who proved who they are, for the pages of one group. Kept by this tab alone and nowhere stored: a
 * phone that is handed on, or a page that is loaded anew, asks again.
 */
export interface Visit {
  readonly group: string;
  readonly subject: Subject;
  /** The server as the visit sees it: what was loaded for it is not shown to who comes after it. */
  readonly data: PageData;
}

const watchers = new Set<() => void>();
let visit: Visit | undefined;
let ticket = '';

/** The visit that goes on; the same object until somebody else proves who they are, or it is ended. */
export const currentVisit = (): Visit | undefined => visit;
/** The ticket of the visit that goes on, empty without one. */
export const currentTicket = (): string => ticket;

/** Calls back when a visit begins or ends. Returns the undoing. */
export function watchVisit(changed: () => void): () => void {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}

/**
 * Begins a visit, or goes on with one whose ticket was over.
 * @returns whether it is the same person as before, on the same pages
 */
export function beginVisit(group: string, subject: Subject, newTicket: string): boolean {
  const isSame = visit?.group === group && visit.subject.UserId === subject.UserId;
  ticket = newTicket;
  if (!isSame) set({ group, subject, data: countingWrites({ ...pageData, first: nothingFirst }) });
  return isSame;
}

/** What a school still has to make is made by people with a session, on pages that no ticket opens. */
const nothingFirst: PageData['first'] = async () => ({ Missing: [], Own: null });

/** Ends the visit: what was loaded for it is forgotten with it. */
export function endVisit(): void {
  ticket = '';
  set(undefined);
  forgetAnswers();
}

function set(next: Visit | undefined): void {
  visit = next;
  for (const changed of watchers) changed();
}
