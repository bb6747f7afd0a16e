import { ACTION_TASK_STATE } from '../../contract/generated/codes.ts';
import type { ActionProgress, PageData } from '../renderer/data.ts';

type TaskData = Pick<PageData, 'progress' | 'cancelAction' | 'resumeAction'>;

const ASK_EVERY_MS = 1_000;
/** A server that does not answer is asked for some minutes more. */
const MOST_FAILURES = 100;

const pause = () => new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));

/** An action on all rows, asked for until it is over, whether or not somebody looks at it. */
export class FollowedTask {
  /** Resolves when the action is over, or nothing can be learned of it any more. */
  over: Promise<void>;
  private readonly watchers = new Set<() => void>();
  private current: ActionProgress | undefined;

  constructor(
    private readonly data: TaskData,
    private readonly id: string,
  ) {
    this.over = this.follow();
  }

  readonly state = (): ActionProgress | undefined => this.current;

  readonly watch = (changed: () => void): (() => void) => {
    this.watchers.add(changed);
    return () => this.watchers.delete(changed);
  };

  get isOver(): boolean {
    return this.current !== undefined && this.current.State !== ACTION_TASK_STATE.Running;
  }

  /** Ends the action where it stands; a refusal was told, and the next answer says how it stands. */
  async cancel(): Promise<void> {
    await this.data.cancelAction(this.id).catch(() => undefined);
    await this.read().catch(() => undefined);
  }

  /** Goes on with an action that was broken off. */
  async resume(): Promise<void> {
    await this.data.resumeAction(this.id).catch(() => undefined);
    this.over = this.follow();
  }

  private async read(): Promise<void> {
    this.current = await this.data.progress(this.id);
    for (const changed of this.watchers) changed();
  }

  private async follow(): Promise<void> {
    for (let failures = 0; failures < MOST_FAILURES;) {
      try {
        await this.read();
        failures = 0;
        if (this.isOver) return;
      } catch {
        failures += 1;
      }
      await pause();
    }
  }
}
