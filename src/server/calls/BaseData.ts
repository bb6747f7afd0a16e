import { regionsBelow } from '../dictionaries/regions.ts';
import { keepBase64 } from '../storage/keep-base64.ts';
import { codeAskedFor } from '../auth/factors/send-code.ts';
import { type Calls, writing } from './call.ts';
import { dictionariesTold } from '../dictionaries/told.ts';
import { endToDos, giveToDos, listToDos, oneToDo } from '../engines/notify/to-dos.ts';

export const BaseData: Calls<'BaseData'> = {
  AddBackLog: writing((context, { input, enCode }) => giveToDos(context, input, enCode)),
  CommonPutBase64: writing((context, { input }, { jobs }) => keepBase64(context, jobs.files, input)),
  GetAllCodeItemList: async ({ engine }, { caller, input }) => dictionariesTold(engine, caller, input),
  GetAuthCode: (services, { caller, input }) => codeAskedFor(services, caller, input),
  GetBackLogById: ({ engine }, { caller, input }) => oneToDo(engine, caller, input.Id),
  GetBackLogList: ({ engine }, { caller, input }) => listToDos(engine, caller, input),
  /** Regions below one of them, or the provinces. */
  GetCityInfoList: ({ engine }, { input }) => {
    const level = Number(input.Level);
    return regionsBelow(engine.database, input.ParentCode || null, level > 0 ? level : null);
  },
  OperationBackLog: writing((context, { input, name }) => endToDos(context, input, name)),
};
