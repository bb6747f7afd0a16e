import { BIZ_KIND } from '../../../contract/generated/codes.ts';
import { businessTypesFor } from '../../jobs/tasks/business-types.ts';
import type { Handler } from '../call.ts';

/** Business types of exports. */
export const getDownTypeList: Handler<'ImportExport/GetDownTypeList'> = ({ engine }, { caller }) =>
  businessTypesFor(engine.database, caller, BIZ_KIND.Export);
