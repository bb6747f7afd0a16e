import { entities } from '../../../contract/generated/entities.ts';
import { getRow } from '../../data/get.ts';
import type { Handler } from '../call.ts';
import { backLogRow, readerOfBackLog } from './back-log.ts';

/** One to-do within the caller's reach. */
export const getBackLogById: Handler<'BaseData/GetBackLogById'> = async ({ engine }, { caller, input }) => {
  const row = await getRow(engine, readerOfBackLog(caller), entities.BackLog, input.Id);
  const { Content, Remark } = row;
  return { ...backLogRow(row), Content: Content ?? '', Remark: Remark ?? '', Attach: [] };
};
