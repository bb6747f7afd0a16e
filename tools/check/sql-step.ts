import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import { sqlFaults } from '../sql/faults.ts';
import { serverSources } from '../sql/sources.ts';
import type { Step } from './step.ts';

/** Every name in the SQL of the server is a table or a column of the schemas, so that a renamed field stops here and not in use. */
export const sql: Step = {
  title: 'names in SQL',
  run: async () => sqlFaults(serverSources(), loadCatalog('schemas').entities.values()),
};
