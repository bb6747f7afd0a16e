import { ACTION_TASK_STATE } from '../../contract/generated/codes.ts';
import type { ActionProgress, PageData } from '../renderer/data.ts';
import { Followed } from '../renderer/followed.ts';

type TaskData = Pick<PageData, 'progress' | 'cancelAction' | 'resumeAction'>;

/** An action on all rows, followed until it is over. */
export class FollowedTask extends Followed<ActionProgress> {
  constructor(
    private readonly data: TaskData,
    private readonly id: string,
  ) {
    super(
      () => data.progress(id),
      ({ State }) => State !== ACTION_TASK_STATE.Running,
    );
  }

  /** Ends the action where it stands. */
  cancel(): Promise<void> {
    return this.after(() => this.data.cancelAction(this.id));
  }

  /** Goes on with an action that was broken off. */
  async resume(): Promise<void> {
    await this.data.resumeAction(this.id).catch(() => undefined);
    this.goOn();
  }
}
