import { callConstants } from './calls.ts';
import { codeConstants } from './codes.ts';
import { entityConstants } from './entities.ts';
import { generation } from './generation.ts';
import { metaTypes } from './meta-types.ts';
import { routeConstants } from './routes.ts';
import { settingConstants } from './settings.ts';
import { callValidators, callValidatorTypes, metaValidators, metaValidatorTypes } from './validators.ts';

/** Code that judges files and calls, by file name: made wherever it is needed, and no part of the repository. */
export const validators = (schemas: string): Map<string, string> =>
  new Map([
    ['validators.js', metaValidators(schemas)],
    ['call-validators.js', callValidators(schemas)],
  ]);

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
    ...validators(schemas),
    ['validators.d.ts', metaValidatorTypes()],
    ['call-validators.d.ts', callValidatorTypes()],
  ]);
}
