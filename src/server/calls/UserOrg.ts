import { entities } from '../../contract/generated/entities.ts';
import { actionOf } from '../data/entities.ts';
import type { Calls } from './call.ts';
import { importThrough } from '../jobs/tasks/import-through.ts';

export const UserOrg: Calls<'UserOrg'> = {
  /** Imports classes from a sheet. */
  ImportClassData: (services, request) =>
    importThrough(services, request, actionOf(services.engine, entities.ClassInfo, 'import')),
};
