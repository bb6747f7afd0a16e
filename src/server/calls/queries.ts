import { askQuery } from '../engines/query/ask.ts';
import type { Answer } from '../http/answer.ts';
import type { CallServices } from './call.ts';
import { refuseWithoutPage } from './page-source.ts';

/** The calls that count what their file says, for those who hold a page that shows it. */
export function queryAnswers(services: CallServices): Map<string, Answer> {
  const { engine } = services;
  const counting = [...engine.catalog.calls].filter(([, { answer }]) => answer === 'query');
  return new Map(
    counting.map(([call, file]): [string, Answer] => [
      call,
      async (request) => {
        await refuseWithoutPage(services, request);
        return askQuery(engine, request.caller, file, request.input);
      },
    ]),
  );
}
