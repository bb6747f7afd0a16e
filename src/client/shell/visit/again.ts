import type { AxiosResponse } from 'axios';
import { ErrorCode } from '../../../contract/generated/codes.ts';
import { http, isEnvelope } from '../../request/call.ts';
import { currentTicket, endVisit } from './visit.ts';

/** The question who somebody is, while it is asked again. Answered with whether they are the same as before. */
export interface Question {
  readonly answer: (isSame: boolean) => void;
}

const TICKET = 'X-Ticket';
const watchers = new Set<() => void>();
let question: Question | undefined;
let asked: Promise<boolean> | undefined;

/** The question that is open. */
export const openQuestion = (): Question | undefined => question;

/** Calls back when the question is asked or answered. Returns the undoing. */
export function watchQuestion(changed: () => void): () => void {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}

/** One question, however many calls wait for its answer. */
function ask(): Promise<boolean> {
  asked ??= new Promise<boolean>((done) => {
    show({
      answer: (isSame) => {
        show(undefined);
        asked = undefined;
        done(isSame);
      },
    });
  });
  return asked;
}

function show(next: Question | undefined): void {
  question = next;
  for (const changed of watchers) changed();
}

/** Without a session the ticket of the visit goes along. */
http.interceptors.request.use((config) => {
  if (currentTicket() !== '' && !config.headers.has('X-Token')) config.headers.set(TICKET, currentTicket());
  return config;
});

/**
 * When a ticket is over, its holder is asked once more who they are while their page stays as it is, with all that was typed; then
 * what was refused is asked for again.
 */
http.interceptors.response.use(async (response: AxiosResponse<unknown>) => {
  const { config, data, status } = response;
  const sent = config.headers.get(TICKET);
  // Without any ticket it would be HTTP 401.
  if (!sent || status !== 200 || !isEnvelope(data) || data.ErrorCode !== ErrorCode.TokenExpired)
    return response;
  // A person who was slower than the answer to the question has a ticket already.
  if (sent !== currentTicket() ? currentTicket() !== '' : await ask()) return http.request(config);
  // Somebody else may have proved who they are: nothing is sent again in their name.
  if (sent === currentTicket()) endVisit();
  return { ...response, data: { ...data, ErrorCode: ErrorCode.Superseded } };
});
