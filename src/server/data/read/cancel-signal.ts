/** Whether nobody waits for an answer any more; asked in the middle of long work. An AbortSignal is one. */
export type CancelSignal = Pick<AbortSignal, 'aborted'>;
