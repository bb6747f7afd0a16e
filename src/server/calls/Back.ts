import { ENABLE } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import { databaseNow } from '../data/time/clock.ts';
import { getRow } from '../data/read/get.ts';
import { returnCode } from '../modules/back-school/gate.ts';
import { healthDays } from '../modules/back-school/health.ts';
import { type Calls, oneOrNone, shown } from './call.ts';

export const Back: Calls<'Back'> = {
  /** What the student who asks shows at a gate when coming back. */
  Pass: async ({ engine }, { caller, input: { Id } }) => oneOrNone(await returnCode(engine, caller, Id)),
  Health: shown(({ engine }, { caller, input: { StudentId } }) =>
    healthDays(engine, caller, StudentId ?? caller.subject.StudentId),
  ),
  /** The whole address of a link that is in use. */
  LinkAddress: shown(async ({ engine, ways }, { caller, input: { Id } }) => {
    const row = await getRow(engine, caller, entities.BackLink, Id);
    const ends = row['ExpireTime'];
    const isOver = typeof ends === 'string' && ends < (await databaseNow(engine.database));
    if (row['State'] !== ENABLE.On || isOver) return [];
    return [{ Address: `${ways.publicUrl}${String(row['Url'])}` }];
  }),
};
