import { entities } from '../../../contract/generated/entities.ts';
import { listRows } from '../../data/list.ts';
import { byIds, toolRows } from '../../modules/app-center/tool-rows.ts';
import type { Handler } from '../call.ts';

/** Applications for those who manage them. */
export const getSYSToolListByFilter: Handler<'MyApplyInfo/GetSYSToolListByFilter'> = async (
  { engine },
  { caller, input },
) => {
  const { PageIndex, PageSize, sortField, sortOrder, ...Filter } = input;
  const page = { PageIndex, PageSize, sortField, sortOrder };
  const found = await listRows(engine, caller, {
    Entity: entities.ToolInfo,
    Columns: ['ToolName'],
    Filter,
    ...page,
  });
  const ids = found.rows.map((row) => String(row['Id']));
  const tools = await toolRows(engine, engine.database, caller, [byIds(ids)]);
  const byId = new Map(tools.map((tool) => [tool.Id, tool]));
  return { total: found.total, rows: ids.flatMap((id) => byId.get(id) ?? []) };
};
