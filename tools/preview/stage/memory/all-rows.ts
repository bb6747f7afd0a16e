import { ACTION_TASK_STATE } from '../../../../src/contract/generated/codes.ts';
import type { PageData } from '../../../../src/client/renderer/data.ts';
import { pause, type World } from './world.ts';

/** So many rows are done by the time that the progress is asked for once more. */
const ROWS_EACH = 15;

/** The calls that run an action on all rows that match; every tenth row is refused. */
export const allRows = (world: World) => {
  let total = 0;
  let done = 0;
  return {
    async actAll(request) {
      world.note('actAll', request);
      total = request.Total;
      done = 0;
      return 'task1';
    },
    async progress() {
      await pause();
      done = Math.min(total, done + ROWS_EACH);
      const Fails = Array.from({ length: Math.floor(done / 10) }, (_, index) => ({
        RowNo: (index + 1) * 10,
        RowName: `国家励志奖学金申请（2026 年秋季学期）${index + 1}`,
        Message: '当前状态不能审批',
      }));
      return {
        State: done < total ? ACTION_TASK_STATE.Running : ACTION_TASK_STATE.Done,
        Total: total,
        DoneCount: done,
        SuccessCount: done - Fails.length,
        FailCount: Fails.length,
        ErrorMsg: null,
        Fails,
      };
    },
    async cancelAction(task) {
      world.note('cancelAction', task);
    },
    async resumeAction(task) {
      world.note('resumeAction', task);
    },
  } satisfies Partial<PageData>;
};
