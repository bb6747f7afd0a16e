import { useRef, useState } from 'react';
import type { Row } from '../../data.ts';
import { actFor, type Asked } from './act-for.ts';
import type { Scanned } from './ScanResult.tsx';

/** Results that stay in sight. */
const KEPT = 10;

/** One code, with the action and the parameters that were chosen when it was read. */
export interface ScannedCode {
  readonly code: string;
  readonly EnCode: string;
  readonly kept: Row;
}

interface Scans {
  readonly results: readonly Scanned[];
  readonly busy: boolean;
  /** Does what the page says for a code, after those that were read before it: a desk does not wait for an answer to read the next one. */
  take(next: ScannedCode): void;
}

/** @param done hears each result, in the order in which the codes were read */
export function useScans(
  asked: Pick<Asked, 'data' | 'file' | 'entity'>,
  done: (scanned: Scanned) => void,
): Scans {
  const waiting = useRef<ScannedCode[]>([]);
  const isAtWork = useRef(false);
  const [busy, setBusy] = useState(false);
  const [results, setResults] = useState<readonly Scanned[]>([]);
  const latest = useRef({ asked, done });
  latest.current = { asked, done };
  const work = async () => {
    isAtWork.current = true;
    setBusy(true);
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) {
      const { code, ...chosen } = next;
      const scanned = await actFor(code, { ...latest.current.asked, ...chosen });
      setResults((known) => [scanned, ...known].slice(0, KEPT));
      latest.current.done(scanned);
    }
    isAtWork.current = false;
    setBusy(false);
  };
  const take = (next: ScannedCode) => {
    waiting.current.push(next);
    if (!isAtWork.current) void work();
  };
  return { results, busy, take };
}
