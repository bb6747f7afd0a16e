import { ErrorCode } from '../../../../contract/generated/codes.ts';

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | Refused;

/** Why the server will not keep it, however often it is tried. */
export interface Refused {
  readonly refused: string;
}

/** Seconds. With the time that a keeping takes, a tab that dies loses less than ten seconds. */
export const EVERY_S = 8;

/** What there is to keep now, and how; without `save` nothing is kept. */
export interface Unsaved {
  readonly snapshot: string;
  readonly save: ((snapshot: string, isLeaving: boolean) => Promise<unknown>) | undefined;
}

/** Keeps what changes, round by round. */
export interface Autosave {
  /** Whether this is kept already. */
  isKept(snapshot: string): boolean;
  /** The page is left: what changed is kept now, even while an earlier round is on its way. */
  leave(): void;
  stop(): void;
}

/**
 * Keeps what changed every so many seconds. A keeping that failed is tried again with the next round.
 * @param latest what there is to keep at the moment
 */
export function startAutosave(
  everyS: number,
  latest: () => Unsaved,
  tell: (state: SaveState) => void,
): Autosave {
  let kept = latest().snapshot;
  let busy = false;
  const keep = async (isLeaving: boolean) => {
    const { snapshot, save } = latest();
    // what is on its way may be given up with the page, so leaving does not wait for it
    if ((busy && !isLeaving) || !save || snapshot === kept) return;
    busy = true;
    tell('saving');
    try {
      await save(snapshot, isLeaving);
      kept = snapshot;
      tell(latest().snapshot === snapshot ? 'saved' : 'waiting');
    } catch (failure) {
      tell(refusalIn(failure));
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(() => void keep(false), everyS * 1000);
  return {
    isKept: (snapshot) => snapshot === kept,
    leave: () => void keep(true),
    stop: () => clearInterval(timer),
  };
}

/** What failed on the way is tried again; what the server answered is told as it stands. */
const refusalIn = (failure: unknown): SaveState => {
  const code = typeof failure === 'object' && failure !== null ? Reflect.get(failure, 'code') : undefined;
  return failure instanceof Error && code === ErrorCode.Refused ? { refused: failure.message } : 'failed';
};
