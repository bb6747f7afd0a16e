import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../../data/access/caller.ts';

const orEmpty = (value: unknown) => (typeof value === 'string' ? value : '');

/** To-dos are everybody's, whether or not a page of theirs shows them; the scope says whose they are. */
export const readerOfBackLog = (caller: Caller): Caller => ({
  ...caller,
  readable: new Set([...caller.readable, entities.BackLog]),
});

/** A to-do as the calls tell it. */
export const backLogRow = (row: Row) => ({
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
