import type { CallInput, CallOutput } from '../../../contract/generated/calls.ts';
import { TODO_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { usersById } from '../../auth/accounts/accounts.ts';
import { closedPaths, notTo } from '../../auth/grants/page-ways.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { entityOf } from '../../data/entities.ts';
import type { WriteContext } from '../../data/module.ts';
import { getRow } from '../../data/read/get.ts';
import { listRows } from '../../data/read/list.ts';
import { refuse } from '../../data/refusal.ts';
import { changeRow } from '../../data/write/system-write.ts';
import { requireInScope, saveRow } from '../../data/write/write.ts';

const orEmpty = (value: unknown) => (typeof value === 'string' ? value : '');

/** To-dos are everybody's, whether or not a page of theirs shows them; the scope says whose they are. */
const readerOf = (caller: Caller): Caller => ({
  ...caller,
  readable: new Set([...caller.readable, entities.BackLog]),
});

const toDo = (row: Row) => ({
  Id: orEmpty(row['Id']),
  Title: orEmpty(row['Title']),
  BizType: orEmpty(row['BizType']),
  BizTypeName: orEmpty(row['BizType']),
  BizId: orEmpty(row['BizId']),
  Url: orEmpty(row['Url']),
  State: orEmpty(row['State']),
  StateName: orEmpty(row['StateName']),
  UserName: orEmpty(row['UserName']),
  CreateDate: orEmpty(row['CreateDate']),
  HandleDate: orEmpty(row['HandleDate']),
});

/** The caller's to-dos; those of everybody for an administrator. */
export async function listToDos(
  engine: Engine,
  caller: Caller,
  input: CallInput['BaseData/GetBackLogList'],
): Promise<CallOutput['BaseData/GetBackLogList']> {
  const { Title, BizType, State, StartTime, EndTime, ...page } = input;
  if (StartTime && EndTime && EndTime < StartTime) throw refuse('结束时间不能小于开始时间');
  const CreateDate = { From: StartTime || undefined, To: EndTime || undefined };
  const { total, rows } = await listRows(
    engine,
    readerOf(caller),
    { Entity: entities.BackLog, ...page, Filter: { Title, BizType, State, CreateDate } },
    notTo(await closedPaths(engine.database, engine.catalog)),
  );
  return { total, rows: rows.map(toDo) };
}

/** One to-do within the caller's reach. @throws Refusal for any other */
export async function oneToDo(
  engine: Engine,
  caller: Caller,
  id: string,
): Promise<CallOutput['BaseData/GetBackLogById']> {
  const row = await getRow(engine, readerOf(caller), entities.BackLog, id);
  return { ...toDo(row), Content: orEmpty(row['Content']), Remark: orEmpty(row['Remark']), Attach: [] };
}

/** Gives each of these users, within the caller's reach, the same to-do. */
export async function giveToDos(
  context: WriteContext,
  { UserIds, ...told }: CallInput['BaseData/AddBackLog'],
  EnCode: string,
): Promise<CallOutput['BaseData/AddBackLog']> {
  const { engine, tx, caller } = context;
  const Ids: string[] = [];
  for (const { Id: UserId } of await usersById(context, UserIds)) {
    const Data = { ...told, UserId };
    const { Id } = await saveRow(engine, tx, caller, { Entity: entities.BackLog, EnCode, Data });
    Ids.push(Id);
  }
  return { Ids };
}

/** Ends to-dos within the caller's reach, all of them or none. */
export async function endToDos(
  context: WriteContext,
  { Ids, State, Remark }: CallInput['BaseData/OperationBackLog'],
  enCode: string,
): Promise<true> {
  // In one order everywhere, so that two who end the same to-dos cannot wait for each other.
  for (const id of [...new Set(Ids)].sort()) {
    const row = await requireInScope(context, entityOf(context.engine, entities.BackLog), id);
    const isOpen = row['State'] === TODO_STATE.Open || row['State'] === TODO_STATE.Passed;
    if (!isOpen) throw refuse('该待办已处理');
    const changes = { State: String(State), HandleDate: context.now, Remark: Remark || null };
    await changeRow(context, entities.BackLog, row, changes, enCode);
  }
  return true;
}
