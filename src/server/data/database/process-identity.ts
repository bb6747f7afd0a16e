import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Names one process for ever: a process id alone is given out again, in a container always the same one. */
export interface ProcessIdentity {
  pid: number;
  /** Empty where the system does not tell. */
  started: string;
  host: string;
}

export function currentProcess(): ProcessIdentity {
  return { pid: process.pid, started: startTime(process.pid) ?? '', host: hostname() };
}

/** Whether that very process still runs on this host. Without a start time a live process id decides. */
export function isRunning(identity: ProcessIdentity): boolean {
  const started = startTime(identity.pid);
  return started !== undefined && (started === '' || identity.started === '' || started === identity.started);
}

/** When the process with this id was started, in the system's own words; undefined when there is none. */
function startTime(pid: number): string | undefined {
  if (process.platform === 'linux') return linuxStartTime(pid);
  if (!answersSignals(pid)) return undefined;
  if (process.platform === 'win32') return '';
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

function linuxStartTime(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name, in brackets, may itself hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state] = fields;
    if (state === 'Z' || state === 'X') return undefined;
    const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${bootId}/${fields[19]}`;
  } catch {
    return answersSignals(pid) ? '' : undefined;
  }
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
