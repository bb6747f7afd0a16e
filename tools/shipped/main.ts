import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import { checkFolder } from '../../src/server/judge/check.ts';
import { problemLine } from '../../src/server/judge/problem.ts';
import { shippedFiles } from './shipped.ts';
import { writeShipped } from './write.ts';

const FOLDER = 'schemas';
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('which folder?');
// An implementer who starts the product reads what the check would say of the changed files; pages without a fault work.
const problems = checkFolder(FOLDER);
if (problems.length > 0)
  console.error(
    `schemas 中有 ${problems.length} 处问题 / problems in the schemas:\n${problems.map(problemLine).join('\n')}`,
  );
writeShipped(folder, shippedFiles(loadCatalog(FOLDER)));
