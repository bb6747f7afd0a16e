import { isAll } from '../../../contract/envelope.ts';
import { businessTypesFor } from '../../jobs/tasks/business-types.ts';
import type { Handler } from '../call.ts';

/** Business types for the filters of the caller's tasks. */
export const getBusinessList: Handler<'ImportExport/GetBusinessList'> = ({ engine }, { caller, input }) =>
  businessTypesFor(engine.database, caller, isAll(input.Kind) ? undefined : String(input.Kind));
