import { enCodes, entities } from '../../../contract/generated/entities.ts';
import type { ServerModule, StoredRows, WriteContext } from '../../data/module.ts';
import { keepAdministrator } from '../../auth/accounts/last-administrator.ts';
import { beforeRequestSave, confirmRequest, refuseAlone } from '../../auth/grants/four-eyes.ts';
import { keepMenus } from '../../auth/grants/menus-kept.ts';
import { beforeGrantSave } from '../../auth/grants/buttons-given.ts';
import { grantMenus } from '../../auth/grants/role-grants.ts';
import { giveRoles, takeRoles } from '../../auth/grants/roles-given.ts';
import {
  beforeSchemaSetSave,
  judgeAhead,
  publishSchemas,
  restoreSchemas,
  rollBackSchemas,
} from '../../published/put-in-use.ts';
import { judgeFlowAhead, publishFlow } from '../../published/publish-flow.ts';
import { saveSettings } from '../../settings/save.ts';
import { makeShareKey } from '../../auth/sessions/share-keys.ts';
import {
  disableUsers,
  resetFactors,
  resetPasswords,
  resetStudentPasswords,
  setFirstPasswords,
  setStaffFirstPasswords,
  toggleUsers,
  unbindUsers,
} from './users.ts';
import { enableClient, keepSecret } from './sso-clients.ts';
import { putBeforeOthers } from './waiting-requests.ts';

/** Accounts: what the schemas cannot say (domain/02-modules-0, system). */
export const system = {
  ahead: {
    [entities.SchemaSet]: judgeAhead,
    [enCodes.workflowDefinePublish]: judgeFlowAhead,
  },
  beforeSave: {
    [entities.RoleMenu]: beforeGrantSave,
    [entities.RoleRequest]: beforeRequestSave,
    [entities.SchemaSet]: beforeSchemaSetSave,
    [entities.SysUser]: takeRoles,
  },
  afterSaveMany: { [entities.SysUser]: giveRoles },
  async afterStore(context: WriteContext, stored: StoredRows) {
    await refuseAlone(context, stored);
    await keepAdministrator(context, stored);
    await keepMenus(context, stored);
    await putBeforeOthers(context, stored);
  },
  handlers: {
    [enCodes.systemSsoEnable]: enableClient,
    [enCodes.systemSsoSecret]: keepSecret,
    [enCodes.systemUserStatus]: toggleUsers,
    [enCodes.systemUserDisable]: disableUsers,
    [enCodes.systemUserResetPwd]: resetPasswords,
    [enCodes.systemUserFirstPwd]: setFirstPasswords,
    [enCodes.coreTeacherFirstPwd]: setStaffFirstPasswords,
    [enCodes.systemUserResetFactor]: resetFactors,
    [enCodes.systemUserUnbindWx]: unbindUsers,
    [enCodes.systemRoleRequestConfirm]: confirmRequest,
    [enCodes.systemRoleGrant]: grantMenus,
    [enCodes.systemSchemaPublish]: publishSchemas,
    [enCodes.workflowDefinePublish]: publishFlow,
    [enCodes.systemSchemaRollback]: rollBackSchemas,
    [enCodes.systemSchemaRestore]: restoreSchemas,
    [enCodes.orientationBoardShare]: makeShareKey,
    [enCodes.dailyReportedShare]: makeShareKey,
    [enCodes.dailyStaffReportedShare]: makeShareKey,
    [enCodes.systemConfigSave]: saveSettings,
    [enCodes.coreStudentResetPwd]: resetStudentPasswords,
    [enCodes.orientationStudentResetPwd]: resetStudentPasswords,
  },
} satisfies ServerModule;
