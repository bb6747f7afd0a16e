import { TODO_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { entityOf } from '../../data/entities.ts';
import { refuse } from '../../data/refusal.ts';
import { changeRow } from '../../data/system-write.ts';
import { requireInScope } from '../../data/write.ts';
import { writeContext, type Handler } from '../call.ts';

/** Ends to-dos within the caller's reach, all of them or none. */
export const operationBackLog: Handler<'BaseData/OperationBackLog'> = async (services, request) => {
  const context = await writeContext(services, request);
  const { Ids, State, Remark } = request.input;
  // In one order everywhere, so that two who end the same to-dos cannot wait for each other.
  for (const id of [...new Set(Ids)].sort()) {
    const row = await requireInScope(context, entityOf(context.engine, entities.BackLog), id);
    const isOpen = row['State'] === TODO_STATE.Open || row['State'] === TODO_STATE.Passed;
    if (!isOpen) throw refuse('该待办已处理');
    const changes = { State: String(State), HandleDate: context.now, Remark: Remark || null };
    await changeRow(context, entities.BackLog, row, changes, request.name);
  }
  return true;
};
