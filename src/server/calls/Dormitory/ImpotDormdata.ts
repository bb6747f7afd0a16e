import { entities } from '../../../contract/generated/entities.ts';
import { actionOf, type Handler } from '../call.ts';
import { importThrough } from '../ImportExport/import-through.ts';

/** Imports rooms from a sheet. */
export const impotDormdata: Handler<'Dormitory/ImpotDormdata'> = (services, request) =>
  importThrough(services, request, actionOf(services.engine, entities.Room, 'import'));
