import { enCodes, entities } from '../../../contract/generated/entities.ts';
import type { ServerModule } from '../../data/module.ts';
import { beforeGrantSave } from './grants.ts';
import { resetPasswords, resetStudentPasswords, toggleUsers, unbindUsers } from './users.ts';

/** Accounts: what the schemas cannot say (domain/02-modules-0, system). */
export const system = {
  beforeSave: { [entities.RoleMenu]: beforeGrantSave },
  handlers: {
    [enCodes.systemUserStatus]: toggleUsers,
    [enCodes.systemUserResetPwd]: resetPasswords,
    [enCodes.systemUserUnbindWx]: unbindUsers,
    [enCodes.coreStudentResetPwd]: resetStudentPasswords,
  },
} satisfies ServerModule;
