import type { HandlerCall } from '../../contract/generated/calls.ts';
import type { Answer } from '../http/answer.ts';
import type { Calls, CallServices, Handler, HandlerRequest } from './call.ts';
import * as groups from './groups.ts';

type GroupOf<Name> = Name extends `${infer Group}/${string}` ? Group : never;

/** Every hand-written call by its group; the compiler refuses a group that is missing or that no file declares. */
const GROUPS: { readonly [Group in GroupOf<HandlerCall>]: Calls<Group> } = groups;

/** The hand-written calls as the pipeline takes them: it has judged the input by the schema that the types came from. */
export function handlerAnswers(services: CallServices): Map<string, Answer> {
  const answers = Object.entries(GROUPS).flatMap(([group, calls]) =>
    Object.entries(calls).map(([action, handler]): [string, Answer] => {
      const name = `${group}/${action}`;
      const access = services.engine.catalog.calls.get(name)?.access;
      const enCode = typeof access === 'object' ? access.EnCode : name;
      const answer = handler as Handler<HandlerCall>;
      return [
        name,
        async (request) => {
          const asked = { ...request, enCode } as unknown as HandlerRequest<HandlerCall>;
          const told = await answer(services, asked);
          return told === undefined ? true : told;
        },
      ];
    }),
  );
  return new Map(answers);
}
