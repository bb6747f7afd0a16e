import type { CallInput, CallOutput, HandlerCall, WritingCall } from '../../contract/generated/calls.ts';
import type { Sessions } from '../auth/sessions/sessions.ts';
import type { TicketSessions } from '../auth/sessions/ticket-sessions.ts';
import type { IdentityServices } from '../auth/login/identity-services.ts';
import { databaseNow } from '../data/time/clock.ts';
import type { Engine } from '../data/engine.ts';
import type { WriteContext } from '../data/module.ts';
import type { Refusal } from '../data/refusal.ts';
import type { CallRequest, Remembered, ShownOnce, Tagged } from '../http/answer.ts';
import type { JobParts } from '../jobs/tasks/job-parts.ts';
import type { FileAnswer } from '../storage/file-answer.ts';
import type { Place } from '../storage/room-told.ts';
import type { FileStore } from '../storage/file-store.ts';
import { refuseWithoutPage } from './page-source.ts';

/** What hand-written calls work with. */
export interface CallServices {
  readonly engine: Engine;
  readonly sessions: Sessions;
  readonly visits: TicketSessions;
  readonly files: FileStore;
  readonly jobs: JobParts;
  readonly ways: IdentityServices;
  /** The disk that files and, without a server of its own, the database are on. */
  readonly place: Place;
}

/** A request whose input fits the call's schema. */
export interface HandlerRequest<Name extends HandlerCall> extends Omit<CallRequest, 'input'> {
  readonly input: CallInput[Name];
  /** What a write is recorded under: the EnCode that the call's file asks of its caller, else the call's own name. */
  readonly enCode: string;
}

/** A call that answers nothing but that it was done needs to answer nothing. */
type Done<Name extends HandlerCall> = CallOutput[Name] extends true ? void : never;

type HandlerAnswer<Name extends HandlerCall> = Promise<
  CallOutput[Name] | Done<Name> | Refusal | ShownOnce | Remembered | Tagged | FileAnswer
>;

/** Answers one call. A returned Refusal is committed, a thrown one rolled back. */
export type Handler<Name extends HandlerCall> = (
  services: CallServices,
  request: HandlerRequest<Name>,
) => HandlerAnswer<Name>;

/** The handlers of a group of calls by their action; one that is missing or that no file declares does not compile. */
export type Calls<Group extends string> = {
  readonly [Name in HandlerCall as Name extends `${Group}/${infer Action}` ? Action : never]: Handler<Name>;
};

/** A call that writes: it is handed the transaction that the pipeline opened, which only a call has whose file says `write`. */
export const writing =
  <Name extends HandlerCall & WritingCall>(
    handler: (
      context: WriteContext,
      request: HandlerRequest<Name>,
      services: CallServices,
    ) => HandlerAnswer<Name>,
  ): Handler<Name> =>
  async (services, request) => {
    const { tx, caller, name } = request;
    if (!tx) throw new Error(`${name} writes but has no transaction`);
    return handler({ engine: services.engine, tx, caller, now: await databaseNow(tx) }, request, services);
  };

/** A call for those who hold a page that shows it: figures are for those that the menu lets see them. */
export const shown =
  <Name extends HandlerCall>(handler: Handler<Name>): Handler<Name> =>
  async (services, request) => {
    await refuseWithoutPage(services, request);
    return handler(services, request);
  };

/** The rows of an answer that has one or none. */
export const oneOrNone = <One>(found: One | undefined): [] | [One] => (found === undefined ? [] : [found]);
