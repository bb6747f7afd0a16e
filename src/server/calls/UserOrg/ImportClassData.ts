import { entities } from '../../../contract/generated/entities.ts';
import { actionOf, type Handler } from '../call.ts';
import { importThrough } from '../ImportExport/import-through.ts';

/** Imports classes from a sheet. */
export const importClassData: Handler<'UserOrg/ImportClassData'> = (services, request) =>
  importThrough(services, request, actionOf(services.engine, entities.ClassInfo, 'import'));
