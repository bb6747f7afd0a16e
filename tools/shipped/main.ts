import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import { shippedFiles } from './shipped.ts';
import { writeShipped } from './write.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('which folder?');
writeShipped(folder, shippedFiles(loadCatalog('schemas')));
