import { entities } from '../../../contract/generated/entities.ts';
import { importTemplate } from '../../jobs/import/template.ts';
import { actionOf, type Handler } from '../call.ts';

/** The sheet that an import of accounts expects. */
export const downloadNewUser: Handler<'UserAuth/DownloadNewUser'> = async ({ engine }, { caller }) =>
  importTemplate(engine, caller, { EnCode: actionOf(engine, entities.SysUser, 'template') });
