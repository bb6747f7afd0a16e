import { Refusal } from '../../data/refusal.ts';
import { runImport } from '../../jobs/tasks/job-parts.ts';
import type { ImportReport, ImportRequest } from '../../jobs/import/import.ts';
import type { CallRequest } from '../../http/answer.ts';
import type { CallServices } from '../call.ts';

/** Imports a file through an EnCode, as the calls of their own do that stand for one kind of import. */
export async function importThrough(
  { engine, jobs }: CallServices,
  {
    tx,
    caller,
    later,
    gone,
    name,
    input,
  }: Pick<CallRequest, 'tx' | 'caller' | 'later' | 'gone' | 'name'> & {
    readonly input: Omit<ImportRequest, 'EnCode'>;
  },
  EnCode: string,
): Promise<(Omit<ImportReport, 'Fails'> & { Fails: ImportReport['Fails'][number][] }) | Refusal> {
  if (!tx) throw new Error(`${name} writes but its file does not say so`);
  const { FileId, Cover, DryRun, defaults } = input;
  const report = await runImport(
    { engine, tx, caller, later, gone },
    { EnCode, FileId, Cover, DryRun, defaults },
    jobs,
  );
  return report instanceof Refusal ? report : { ...report, Fails: [...report.Fails] };
}
