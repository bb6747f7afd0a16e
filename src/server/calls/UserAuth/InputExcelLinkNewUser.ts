import { entities } from '../../../contract/generated/entities.ts';
import { importThrough } from '../ImportExport/import-through.ts';
import { isOrg } from '../../auth/reached-accounts.ts';
import { refuse } from '../../data/refusal.ts';
import { actionOf, writeContext, type Handler } from '../call.ts';

/** Adds accounts from a sheet; they have no password until an administrator sets one. */
export const inputExcelLinkNewUser: Handler<'UserAuth/InputExcelLinkNewUser'> = async (services, request) => {
  const { OrgId, ...input } = request.input;
  if (OrgId && !(await isOrg((await writeContext(services, request)).tx, OrgId))) throw refuse('机构不存在');
  const defaults = OrgId ? { OrgId } : undefined;
  return importThrough(
    services,
    { ...request, input: { ...input, defaults } },
    actionOf(services.engine, entities.SysUser, 'import'),
  );
};
