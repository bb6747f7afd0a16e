import { isAll } from '../../../contract/envelope.ts';
import { named, ofCategory, toolRows, usableNow } from '../../modules/app-center/tool-rows.ts';
import type { Handler } from '../call.ts';

/** Applications that the caller may use. */
export const getMyTool: Handler<'MyApplyInfo/GetMyTool'> = async ({ engine }, { caller, input }) => {
  const word = input.Keyword?.trim().toLowerCase();
  return toolRows(engine, engine.database, caller, [
    await usableNow(engine, engine.database, caller),
    ...(isAll(input.Category) ? [] : [ofCategory(input.Category)]),
    ...(word ? [named(word)] : []),
  ]);
};
