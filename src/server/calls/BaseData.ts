import { TODO_STATE } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import { entityOf } from '../data/entities.ts';
import { getRow } from '../data/read/get.ts';
import { refuse } from '../data/refusal.ts';
import { changeRow } from '../data/write/system-write.ts';
import { requireInScope } from '../data/write/write.ts';
import { regionsBelow } from '../modules/core/regions.ts';
import { addBackLog } from './BaseData/AddBackLog.ts';
import { backLogRow, readerOfBackLog } from './BaseData/back-log.ts';
import { keepBase64 } from '../storage/keep-base64.ts';
import { getAllCodeItemList } from './BaseData/GetAllCodeItemList.ts';
import { codeAskedFor } from '../auth/factors/send-code.ts';
import { getBackLogList } from './BaseData/GetBackLogList.ts';
import { type Calls, writing } from './call.ts';

export const BaseData: Calls<'BaseData'> = {
  AddBackLog: addBackLog,
  CommonPutBase64: writing((context, { input }, { jobs }) => keepBase64(context, jobs.files, input)),
  GetAllCodeItemList: getAllCodeItemList,
  GetAuthCode: (services, { caller, input }) => codeAskedFor(services, caller, input),
  /** One to-do within the caller's reach. */
  GetBackLogById: async ({ engine }, { caller, input }) => {
    const row = await getRow(engine, readerOfBackLog(caller), entities.BackLog, input.Id);
    const { Content, Remark } = row;
    return { ...backLogRow(row), Content: Content ?? '', Remark: Remark ?? '', Attach: [] };
  },
  GetBackLogList: getBackLogList,
  /** Regions below one of them, or the provinces. */
  GetCityInfoList: ({ engine }, { input }) => {
    const level = Number(input.Level);
    return regionsBelow(engine.database, input.ParentCode || null, level > 0 ? level : null);
  },
  /** Ends to-dos within the caller's reach, all of them or none. */
  OperationBackLog: writing(async (context, { input, name }) => {
    const { Ids, State, Remark } = input;
    // In one order everywhere, so that two who end the same to-dos cannot wait for each other.
    for (const id of [...new Set(Ids)].sort()) {
      const row = await requireInScope(context, entityOf(context.engine, entities.BackLog), id);
      const isOpen = row['State'] === TODO_STATE.Open || row['State'] === TODO_STATE.Passed;
      if (!isOpen) throw refuse('该待办已处理');
      const changes = { State: String(State), HandleDate: context.now, Remark: Remark || null };
      await changeRow(context, entities.BackLog, row, changes, name);
    }
    return true;
  }),
};
