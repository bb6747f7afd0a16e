import { expect, it } from 'vitest';
import { ACTION_TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import { loadCatalog } from '../../data/schemas/catalog.ts';
import { UNDONE_TASKS } from './undo-record.ts';

const { Done, Failed, Cancelled } = ACTION_TASK_STATE;
const { set } = loadCatalog('schemas').enCodes.get('task.action.stopUndo')!.action;

it.each([
  [Done, { DoneCount: 8, Total: 8, ErrorMsg: null }],
  [Done, { DoneCount: 8, Total: 8, ErrorMsg: '服务器重启' }],
  [Cancelled, { DoneCount: 3, Total: 8, ErrorMsg: null }],
  [Failed, { DoneCount: 3, Total: 8, ErrorMsg: '服务器重启' }],
])('a task whose undo is stopped or fails stands as before: %s', (state, row) => {
  expect(UNDONE_TASKS[entities.ActionTask].before(row)).toBe(state);
  expect(compileCondition(set!['State']!).evaluate({ row, me: {}, now: '' })).toBe(state);
});
