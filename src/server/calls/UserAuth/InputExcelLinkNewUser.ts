import { entities } from '../../../contract/generated/entities.ts';
import { importRows } from '../../jobs/import/import.ts';
import { actionOf, type Handler } from '../call.ts';

/** Adds accounts from a sheet; they have no password until an administrator sets one. */
export const inputExcelLinkNewUser: Handler<'UserAuth/InputExcelLinkNewUser'> = async (
  { engine, files },
  { caller, tx, input, gone, name },
) => {
  if (!tx) throw new Error(`${name} writes but its file does not say so`);
  const EnCode = actionOf(engine, entities.SysUser, 'import');
  const report = await importRows(engine, tx, caller, { EnCode, ...input }, files, gone);
  return { ...report, Fails: [...report.Fails] };
};
