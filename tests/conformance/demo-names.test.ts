import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SCHOOL_NAME } from '../../src/server/demo/catalogue.ts';
import { SCHOOL_CITY, SCHOOL_SHORT_NAME } from '../../src/server/demo/site.ts';

const NAMES = [SCHOOL_NAME, SCHOOL_SHORT_NAME, SCHOOL_CITY];
const TEXT = /\.(tsx?|mjs|js|json|css|html|svg|sql|md)$/;
/** The national list of regions names every city. */
const REGIONS = ['schemas/codes/REGION.json', 'schemas/entities/core/Region.json'];

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const isDemo = (path: string) =>
  /^(src\/server\/demo|tools\/demo)\//.test(path) || /\.test\.tsx?$/.test(path);

it('M12 name and city of the demo school stand in no file that another school is served', () => {
  const files = ['index.html', ...['schemas', 'src', 'public', 'tools'].flatMap(filesIn)];
  expect(files.length).toBeGreaterThan(1000);
  const found = files
    .filter((path) => !isDemo(path) && !REGIONS.includes(path))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      return NAMES.filter((name) => text.includes(name)).map((name) => `${path}: ${name}`);
    });
  expect(found).toEqual([]);
});
