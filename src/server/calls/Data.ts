import type { Calls } from './call.ts';
import { schema } from './Data/Schema.ts';
import { told } from './Data/Told.ts';

export const Data: Calls<'Data'> = {
  Schema: schema,
  Told: told,
};
