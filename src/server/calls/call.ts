import type { CallInput, CallOutput, HandlerCall } from '../../contract/generated/calls.ts';
import type { Verb } from '../../contract/generated/meta.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { Visits } from '../auth/visits.ts';
import type { WaysIn } from '../auth/ways-in.ts';
import { databaseNow } from '../data/clock.ts';
import { entityOf } from '../data/entities.ts';
import type { Engine } from '../data/engine.ts';
import type { WriteContext } from '../data/module.ts';
import type { Refusal } from '../data/refusal.ts';
import type { CallRequest, Remembered, ShownOnce, Tagged } from '../http/answer.ts';
import type { JobParts } from '../jobs/tasks/job-parts.ts';
import type { FileAnswer } from '../storage/file-answer.ts';
import type { FileStore } from '../storage/file-store.ts';

/** What hand-written calls work with. */
export interface CallServices {
  readonly engine: Engine;
  readonly sessions: Sessions;
  readonly visits: Visits;
  readonly files: FileStore;
  readonly jobs: JobParts;
  readonly ways: WaysIn;
}

/** A request whose input fits the call's schema. */
export interface HandlerRequest<Name extends HandlerCall> extends Omit<CallRequest, 'input'> {
  readonly input: CallInput[Name];
}

/** Answers one call. A returned Refusal is committed, a thrown one rolled back. */
export type Handler<Name extends HandlerCall> = (
  services: CallServices,
  request: HandlerRequest<Name>,
) => Promise<CallOutput[Name] | Refusal | ShownOnce | Remembered | Tagged | FileAnswer>;

/** The EnCode of the one action of an entity that has the verb, for calls that stand for it. */
export function actionOf(engine: Engine, entityName: string, verb: Verb): string {
  const actions = [...entityOf(engine, entityName).actions];
  const [enCode] = actions.find(([, action]) => action.verb === verb) ?? [];
  if (enCode === undefined) throw new Error(`${entityName} has no action of the verb ${verb}`);
  return enCode;
}

/** The EnCode that a call's own file asks of its caller, for calls that stand for it. */
export function enCodeOf(engine: Engine, name: string): string {
  const access = engine.catalog.calls.get(name)?.access;
  if (typeof access !== 'object') throw new Error(`${name} is for no EnCode`);
  return access.EnCode;
}

/** The context of a write for a call that the pipeline opened a transaction for. */
export async function writeContext(
  services: CallServices,
  request: Pick<CallRequest, 'tx' | 'caller' | 'name'>,
): Promise<WriteContext> {
  const { tx, caller, name } = request;
  if (!tx) throw new Error(`${name} writes but its file does not say so`);
  return { engine: services.engine, tx, caller, now: await databaseNow(tx) };
}
