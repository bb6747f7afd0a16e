import type { Calls } from './call.ts';
import { schema } from './Data/Schema.ts';

export const Data: Calls<'Data'> = {
  Schema: schema,
};
