import { callConstants } from './calls.ts';
import { codeConstants } from './codes.ts';
import { entityConstants } from './entities.ts';
import { generation } from './generation.ts';
import { iconNames, keySets, markTable } from './vocabulary.ts';
import { metaTypes } from './meta-types.ts';
import { routeConstants } from './routes.ts';
import { settingConstants } from './settings.ts';
import { storedFields } from './stored-fields.ts';
import { callValidators, callValidatorTypes, metaValidators, metaValidatorTypes } from './validators.ts';

/** Code that says what the vocabulary says already, by file name: made wherever it is needed, and no part of the repository. */
export async function unreviewed(schemas: string): Promise<Map<string, string>> {
  return new Map([
    ['validators.js', metaValidators(schemas)],
    ['call-validators.js', callValidators(schemas)],
    ['meta.ts', await metaTypes(schemas)],
    ['marks.ts', markTable(schemas)],
    ['key-sets.ts', keySets(schemas)],
    ['icon-names.ts', iconNames()],
  ]);
}

/** Everything that src/contract/generated holds, by file name, worked out from a schemas folder. */
export async function generateAll(schemas: string): Promise<Map<string, string>> {
  return new Map([
    ['codes.ts', codeConstants(schemas)],
    ['routes.ts', routeConstants(schemas)],
    ['entities.ts', entityConstants(schemas)],
    ['settings.ts', settingConstants(schemas)],
    ['generation.ts', generation(schemas)],
    ['stored-fields.ts', storedFields(schemas)],
    ...(await callConstants(schemas)),
    ...(await unreviewed(schemas)),
    ['validators.d.ts', metaValidatorTypes()],
    ['call-validators.d.ts', callValidatorTypes()],
  ]);
}
