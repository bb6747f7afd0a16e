import { subjectOfUser } from '../sessions/subject.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { WriteContext } from '../../data/module.ts';

/** The maker of a row with the rights of today; a row of nobody reaches nobody. */
export async function ownerOf(
  context: WriteContext,
  row: { readonly CreateUserId?: string | null },
): Promise<Caller> {
  const { caller, tx } = context;
  const owner = row.CreateUserId;
  if (!owner || owner === caller.subject.UserId) return caller;
  const subject = await subjectOfUser(tx, owner);
  const nobody = {
    ...caller.subject,
    Roles: [],
    RoleIds: [],
    StudentId: '',
    TeacherId: '',
    CollegeIds: [],
    ClassIds: [],
    BuildingIds: [],
  };
  return { ...caller, subject: subject ?? nobody, principals: [], grants: new Set(), readable: new Set() };
}
