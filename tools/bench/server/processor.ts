import { readdirSync, readFileSync } from 'node:fs';

interface Used {
  readonly parent: number;
  readonly ms: number;
  /** Of those that it started and that have ended. */
  readonly endedMs: number;
}

/** Parent, and user and system time, of a process: ticks, a hundred a second on every Linux. */
function usedBy(pid: number): Used {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  const ms = (at: number) => (Number(fields[at]) + Number(fields[at + 1])) * 10;
  return { parent: Number(fields[1]), ms: ms(11), endedMs: ms(13) };
}

/** Milliseconds of processor time that a process used until now. */
export const cpuMs = (pid: number): number => usedBy(pid).ms;

/** The same of a process and those that it has started, such as a database's sessions, also when they have ended. */
export function familyCpuMs(pid: number): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .reduce((sum, one) => {
      try {
        const { parent, ms, endedMs } = usedBy(one);
        if (one === pid) return sum + ms + endedMs;
        return parent === pid ? sum + ms : sum;
      } catch {
        // ended meanwhile
        return sum;
      }
    }, 0);
}
