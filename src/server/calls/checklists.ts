import { stepFigures } from '../engines/checklist/figures.ts';
import { callersSteps } from '../engines/checklist/hub.ts';
import { checklistNamed } from '../engines/checklist/lists.ts';
import type { Answer } from '../http/answer.ts';
import type { CallServices } from './call.ts';
import { refuseWithoutPage } from './page-source.ts';

/** The calls that tell of checklists what their file says; figures are told to those who hold a page that shows them. */
export function checklistAnswers(services: CallServices): Map<string, Answer> {
  const { engine } = services;
  const telling = [...engine.catalog.calls].flatMap(([call, { checklist }]) =>
    checklist ? [{ call, checklist }] : [],
  );
  return new Map(
    telling.map(({ call, checklist }): [string, Answer] => [
      call,
      async (request) => {
        const list = checklistNamed(engine, checklist.of);
        if (checklist.tells === 'own') return callersSteps(engine, request.caller, list);
        await refuseWithoutPage(services, request);
        return stepFigures(engine, request.caller, list, checklist);
      },
    ]),
  );
}
