import { partsOf } from '../engines/paper/parts.ts';
import { SHOWN, TELLINGS } from '../engines/paper/tell.ts';
import type { Answer } from '../http/answer.ts';
import { writeWebLog } from '../traffic/web-log.ts';
import type { CallServices } from './call.ts';
import { refuseWithoutPage } from './page-source.ts';

/** The calls that tell of papers what their file says. */
export function paperAnswers(services: CallServices): Map<string, Answer> {
  const { engine, files } = services;
  const telling = [...engine.catalog.calls].flatMap(([call, { paper }]) => (paper ? [{ call, paper }] : []));
  return new Map(
    telling.map(({ call, paper: { of, tells } }): [string, Answer] => [
      call,
      async (request) => {
        const { caller, input } = request;
        if (SHOWN.has(tells)) await refuseWithoutPage(services, request);
        const parts = partsOf(engine, of);
        const told = await TELLINGS[tells]({ engine, files, parts, caller, input });
        // That somebody looked at the results of one person is kept.
        if (tells === 'factors') await noteReading(services, request);
        return told;
      },
    ]),
  );
}

async function noteReading(
  { engine }: CallServices,
  { caller, input, name, userAgent }: Parameters<Answer>[0],
): Promise<void> {
  await writeWebLog(engine.database, {
    userId: caller.subject.UserId,
    routeName: name,
    action: '查看反馈详情',
    content: String(input['Id']),
    costMs: undefined,
    ip: caller.ip,
    userAgent,
  });
}
