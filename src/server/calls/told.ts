import type { CallFile } from '../../contract/generated/meta.ts';
import { stepFigures } from '../engines/checklist/figures.ts';
import { callersSteps } from '../engines/checklist/hub.ts';
import { checklistNamed } from '../engines/checklist/lists.ts';
import { partsOf } from '../engines/paper/parts.ts';
import { SHOWN, TELLINGS } from '../engines/paper/tell.ts';
import { askQuery } from '../engines/query/ask.ts';
import { tellRows } from '../engines/rows/tell.ts';
import type { Answer } from '../http/answer.ts';
import { actThrough } from '../jobs/tasks/act-through.ts';
import { writeWebLog } from '../traffic/web-log.ts';
import type { CallServices } from './call.ts';
import { refuseWithoutPage } from './page-source.ts';

/** The calls whose file says what is done or told: by an action, a query, of rows, of a checklist, of papers. */
export function toldAnswers(services: CallServices): Map<string, Answer> {
  const answers = [...services.engine.catalog.calls].flatMap(([call, file]): [string, Answer][] => {
    const answer = answerOf(services, file);
    return answer ? [[call, answer]] : [];
  });
  return new Map(answers);
}

function answerOf(services: CallServices, file: CallFile): Answer | undefined {
  const { engine, files } = services;
  const { action, checklist, paper } = file;
  if (action) return (request) => actThrough(services, request, action);
  if (file.rows) return ({ caller, input }) => tellRows(engine, caller, file, input);
  // Figures are for those who hold a page that shows them.
  const shown =
    (answer: Answer): Answer =>
    async (request) => {
      await refuseWithoutPage(services, request);
      return answer(request);
    };
  if (file.answer === 'query') return shown(({ caller, input }) => askQuery(engine, caller, file, input));
  if (checklist) {
    const list = () => checklistNamed(engine, checklist.of);
    if (checklist.tells === 'own') return async ({ caller }) => callersSteps(engine, caller, list());
    return shown(({ caller }) => stepFigures(engine, caller, list(), checklist));
  }
  if (!paper) return undefined;
  const { of, tells } = paper;
  const told: Answer = async ({ caller, input }) =>
    TELLINGS[tells]({ engine, files, parts: partsOf(engine, of), caller, input });
  if (tells === 'factors') return shown(notedReading(services, told));
  return SHOWN.has(tells) ? shown(told) : told;
}

/** That somebody looked at the results of one person is kept. */
const notedReading =
  ({ engine }: CallServices, told: Answer): Answer =>
  async (request) => {
    const answer = await told(request);
    const content = String(request.input['Id']);
    await writeWebLog(engine.database, request, { routeName: request.name, action: '查看反馈详情', content });
    return answer;
  };
