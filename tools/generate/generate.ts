import { callConstants } from './calls.ts';
import { codeConstants } from './codes.ts';
import { entityConstants } from './entities.ts';
import { generation } from './generation.ts';
import { metaTypes } from './meta-types.ts';
import { routeConstants } from './routes.ts';
import { settingConstants } from './settings.ts';
import { callValidators, callValidatorTypes, metaValidators, metaValidatorTypes } from './validators.ts';

/** Everything that src/contract/generated holds, by file name, worked out from a schemas folder. */
export async function generateAll(schemas: string): Promise<Map<string, string>> {
  return new Map([
    ['meta.ts', await metaTypes(schemas)],
    ['codes.ts', codeConstants(schemas)],
    ['routes.ts', routeConstants(schemas)],
    ['entities.ts', entityConstants(schemas)],
    ['settings.ts', settingConstants(schemas)],
    ['generation.ts', generation(schemas)],
    ...(await callConstants(schemas)),
    ['validators.js', metaValidators(schemas)],
    ['validators.d.ts', metaValidatorTypes()],
    ['call-validators.js', callValidators(schemas)],
    ['call-validators.d.ts', callValidatorTypes()],
  ]);
}
