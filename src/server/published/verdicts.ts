import { hash } from 'node:crypto';
import type { ModuleTable } from '../data/module.ts';
import { Refusal } from '../data/refusal.ts';
import { judgeWhole, type Shipped } from './judge.ts';
import type { Overlay } from './overlay.ts';

/** Sets whose verdict is kept: those that are being uploaded or published at a time. */
const MOST = 4;

/**
 * Judges each set over the same shipped schemas once: what is judged before a transaction begins is not judged again in it.
 * @returns judges a set as judgeWhole does. @throws Refusal that lists what is wrong
 */
export function createVerdicts(
  modules: ModuleTable,
  judge: typeof judgeWhole = judgeWhole,
): (shipped: Shipped, overlay: Overlay) => Promise<void> {
  const kept = new WeakMap<Shipped, Map<string, Promise<void>>>();
  return (shipped, overlay) => {
    const verdicts = kept.get(shipped) ?? new Map<string, Promise<void>>();
    kept.set(shipped, verdicts);
    const key = hash('sha256', JSON.stringify(overlay), 'hex');
    const known = verdicts.get(key);
    if (known) return known;
    const verdict = judge(shipped, overlay, modules);
    verdicts.set(key, verdict);
    verdict.catch((error: unknown) => error instanceof Refusal || verdicts.delete(key));
    const [oldest] = verdicts.keys();
    if (verdicts.size > MOST) verdicts.delete(oldest!);
    return verdict;
  };
}
