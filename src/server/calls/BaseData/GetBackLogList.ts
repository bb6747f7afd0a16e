import { entities } from '../../../contract/generated/entities.ts';
import { closedPaths, notTo } from '../../auth/grants/page-ways.ts';
import { refuse } from '../../data/refusal.ts';
import { listRows } from '../../data/read/list.ts';
import type { Handler } from '../call.ts';
import { backLogRow, readerOfBackLog } from './back-log.ts';

/** The caller's to-dos; those of everybody for an administrator. */
export const getBackLogList: Handler<'BaseData/GetBackLogList'> = async ({ engine }, { caller, input }) => {
  const { Title, BizType, State, StartTime, EndTime, ...page } = input;
  if (StartTime && EndTime && EndTime < StartTime) throw refuse('结束时间不能小于开始时间');
  const { total, rows } = await listRows(
    engine,
    readerOfBackLog(caller),
    {
      Entity: entities.BackLog,
      ...page,
      Filter: {
        Title,
        BizType,
        State,
        CreateDate: { From: StartTime || undefined, To: EndTime || undefined },
      },
    },
    notTo(await closedPaths(engine.database, engine.catalog)),
  );
  return { total, rows: rows.map(backLogRow) };
};
