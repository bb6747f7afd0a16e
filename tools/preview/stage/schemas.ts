import { buildEntity } from '../../../src/contract/model.ts';
import { bringListPaths } from '../../../src/server/data/schemas/list-paths.ts';
import { hostileCodes, hostileEntity, hostilePages } from './sample/hostile.ts';
import type {
  CallFile,
  CodeFile,
  EntityFile,
  PageFile,
  SettingsFile,
} from '../../../src/contract/generated/meta.ts';

type Modules<File> = Record<string, { default: File }>;

function named<File>(modules: Modules<File>, folder: string): Map<string, File> {
  return new Map(
    Object.entries(modules).map(([path, module]) => [
      path.slice(path.indexOf(`/${folder}/`) + folder.length + 2, -'.json'.length),
      module.default,
    ]),
  );
}

/** The gallery's own schemas, and those of the product to look at. */
export const pages = new Map([
  ...named<PageFile>(
    import.meta.glob(['../../../schemas/pages/**/*.json', '!**/*.test.json'], { eager: true }),
    'pages',
  ),
  ...named<PageFile>(
    import.meta.glob('../../../tests/fixtures/apps/gallery/pages/**/*.json', { eager: true }),
    'pages',
  ),
]);

export const entities = new Map([
  ...named<EntityFile>(import.meta.glob('../../../schemas/entities/**/*.json', { eager: true }), 'entities'),
  ...named<EntityFile>(
    import.meta.glob('../../../tests/fixtures/apps/gallery/entities/**/*.json', { eager: true }),
    'entities',
  ),
]);

export const codes = new Map([
  ...named<CodeFile>(import.meta.glob('../../../schemas/codes/*.json', { eager: true }), 'codes'),
  ...named<CodeFile>(
    import.meta.glob('../../../tests/fixtures/apps/gallery/codes/*.json', { eager: true }),
    'codes',
  ),
]);

export const calls = named<CallFile>(
  import.meta.glob('../../../schemas/calls/**/*.json', { eager: true }),
  'calls',
);

/** Groups of settings by the names of their files. */
export const settings = named<SettingsFile>(
  import.meta.glob('../../../schemas/settings/*.json', { eager: true }),
  'settings',
);

// What the server does when it reads the schemas: a list that reads through references meets a field for each path.
const models = new Map([...entities].map(([name, file]) => [name, buildEntity(name, file)]));
const texts = new Map([...pages].map(([path, file]) => [path, JSON.stringify(file)]));
bringListPaths(models, texts);
for (const [name, { file }] of models) entities.set(name, file);
for (const [path, text] of texts)
  if (text !== JSON.stringify(pages.get(path))) pages.set(path, JSON.parse(text) as PageFile);

/** Pages that no valid file may hold: what a broken one looks like. */
const broken = {
  version: 1,
  title: '有错的页面',
  kind: 'list',
  entity: 'gallery/Sample',
  filters: ['Keyword', 'Statu'],
  columns: ['Name', 'Prise', 'State'],
  toolbar: [{ EnCode: 'gallery.unknown', text: '未知操作' }],
} as unknown as PageFile;
pages.set('gallery/broken', broken);
pages.set('gallery/unknown-kind', { ...broken, kind: 'kanban' } as unknown as PageFile);
pages.set('gallery/unknown-entity', { ...broken, entity: 'gallery/Sampel' } as unknown as PageFile);

for (const [path, file] of hostilePages) pages.set(path, file);
entities.set('gallery/Hostile', hostileEntity);
codes.set('HOSTILE', hostileCodes);
