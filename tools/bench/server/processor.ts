import { readdirSync, readFileSync } from 'node:fs';

interface Used {
  readonly parent: number;
  readonly ms: number;
}

/** Parent, and user and system time, of a process: ticks, a hundred a second on every Linux. */
function usedBy(pid: number): Used {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return { parent: Number(fields[1]), ms: (Number(fields[11]) + Number(fields[12])) * 10 };
}

/** Milliseconds of processor time that a process used until now. */
export const cpuMs = (pid: number): number => usedBy(pid).ms;

/** The same of a process and those that it has started, such as a database's sessions; those that have ended do not count. */
export function familyCpuMs(pid: number): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .reduce((sum, one) => {
      try {
        const { parent, ms } = usedBy(one);
        return one === pid || parent === pid ? sum + ms : sum;
      } catch {
        // ended meanwhile
        return sum;
      }
    }, 0);
}
