import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { CallAction } from '../../../contract/generated/meta.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Engine } from '../../data/engine.ts';
import { runAction, type ActionRequest } from '../../data/write/actions.ts';
import type { ImportRequest } from '../import/import.ts';
import { importTemplate } from '../import/template.ts';
import { importThrough } from './import-through.ts';
import type { JobParts } from './job-parts.ts';

type Acting = Omit<Parameters<typeof importThrough>[1], 'input'> & { readonly input: Row };

/** A call that stands for an action, as its file says it: who may do the one may do the other. */
export async function actThrough(
  { engine, jobs }: { readonly engine: Engine; readonly jobs: JobParts },
  request: Acting,
  action: CallAction,
): Promise<unknown> {
  const { EnCode } = action;
  const { tx, caller, input, later, name } = request;
  const verb = engine.catalog.enCodes.get(EnCode)?.action.verb;
  if (verb === 'template') return importTemplate(engine, caller, { EnCode });
  if (verb === 'import') {
    const sent = input as unknown as Omit<ImportRequest, 'EnCode'>;
    return importThrough({ engine, jobs }, { ...request, input: sent }, EnCode);
  }
  if (!tx) throw new Error(`${name} writes but its file does not say so`);
  return runAction(engine, tx, caller, actionAsked(action, input), later);
}

/** What a call asks of the action on rows that it stands for. */
export function actionAsked(
  { EnCode, ids = 'input.Ids', params = {} }: CallAction,
  input: Row,
): ActionRequest {
  const value = (source: string) => compileCondition(source).evaluate({ input }) ?? null;
  const Params = Object.fromEntries(Object.entries(params).map(([name, source]) => [name, value(source)]));
  return { EnCode, Ids: value(ids) as string[], Params };
}
