import { DatabaseMisuse } from './errors.ts';
import type { RunStatement } from './statement.ts';

/**
 * Gives `task` a promise that fails once no statement has run for `limitMs`: a transaction that has stopped asking
 * would keep everybody else waiting for ever.
 */
export async function withIdleLimit<T>(
  run: RunStatement,
  limitMs: number,
  task: (run: RunStatement, idle: Promise<never>) => Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let give: (error: Error) => void = () => undefined;
  const idle = new Promise<never>((_resolve, reject) => (give = reject));
  const tooLong = () =>
    give(new DatabaseMisuse('A transaction ran no statement for too long and was rolled back.'));
  const limited: RunStatement = async (text, values, name) => {
    clearTimeout(timer);
    try {
      return await run(text, values, name);
    } finally {
      timer = setTimeout(tooLong, limitMs);
    }
  };
  try {
    return await task(limited, idle);
  } finally {
    clearTimeout(timer);
  }
}
