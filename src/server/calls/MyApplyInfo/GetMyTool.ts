import { isAll } from '../../../contract/envelope.ts';
import type { Binder } from '../../data/sql.ts';
import { toolRows, usableNow } from '../../modules/app-center/tool-rows.ts';
import type { Handler } from '../call.ts';

/** Applications that the caller may use. */
export const getMyTool: Handler<'MyApplyInfo/GetMyTool'> = async ({ engine }, { caller, input }) => {
  const { Category, Keyword } = input;
  const word = Keyword?.trim().toLowerCase();
  const ofCategory = (binder: Binder) =>
    isAll(Category) ? 'TRUE' : `t."Category" = ${binder.bind(Category)}`;
  const named = (binder: Binder) =>
    word ? `strpos(lower(t."ToolName" || ' ' || coalesce(t."Intro", '')), ${binder.bind(word)}) > 0` : 'TRUE';
  return toolRows(engine, engine.database, caller, [
    await usableNow(engine, engine.database, caller),
    ofCategory,
    named,
  ]);
};
