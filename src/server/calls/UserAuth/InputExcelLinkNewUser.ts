import { entities } from '../../../contract/generated/entities.ts';
import { Refusal } from '../../data/refusal.ts';
import { runImport } from '../../jobs/tasks/job-parts.ts';
import { actionOf, type Handler } from '../call.ts';

/** Adds accounts from a sheet; they have no password until an administrator sets one. */
export const inputExcelLinkNewUser: Handler<'UserAuth/InputExcelLinkNewUser'> = async (
  { engine, jobs },
  { caller, tx, input, later, gone, name },
) => {
  if (!tx) throw new Error(`${name} writes but its file does not say so`);
  const EnCode = actionOf(engine, entities.SysUser, 'import');
  const report = await runImport({ engine, tx, caller, later, gone }, { EnCode, ...input }, jobs);
  return report instanceof Refusal ? report : { ...report, Fails: [...report.Fails] };
};
