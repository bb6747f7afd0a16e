import { Refusal } from '../../data/refusal.ts';
import { runImport, type ImportCall, type JobParts } from './job-parts.ts';
import type { ImportReport, ImportRequest } from '../import/import.ts';
import type { Engine } from '../../data/engine.ts';
import type { Transaction } from '../../data/database/database.ts';

/** Imports a file through an EnCode, as the calls of their own do that stand for one kind of import. */
export async function importThrough(
  { engine, jobs }: { readonly engine: Engine; readonly jobs: JobParts },
  {
    tx,
    caller,
    later,
    gone,
    name,
    input,
  }: Omit<ImportCall, 'engine' | 'tx'> & {
    readonly tx: Transaction | null;
    readonly name: string;
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
