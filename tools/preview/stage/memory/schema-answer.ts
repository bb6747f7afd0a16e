import { entityNamesOf, listPartsOf } from '../../../../src/contract/page.ts';
import type { SchemaAnswer } from '../../../../src/client/renderer/data.ts';
import { entities, pages } from '../schemas.ts';
import { Refused, type World } from './world.ts';

/** A page with the pages that it opens and the entities that they show. */
export function schemaAnswer(world: World, path: string): SchemaAnswer {
  const page = pages.get(path);
  if (!page) throw new Refused('页面不存在');
  const named = [page, ...companions(path)];
  const names = new Set(
    named.flatMap((file) => [
      ...entityNamesOf(file),
      ...[...world.models.values()]
        .filter((model) => 'entity' in file && model.file.parent?.entity === file.entity)
        .map((model) => model.name),
    ]),
  );
  return {
    Path: path,
    Version: '1',
    Page: page,
    Pages: Object.fromEntries([...pages].filter(([, file]) => named.includes(file))),
    Entities: Object.fromEntries([...entities].filter(([name]) => names.has(name))),
  } satisfies SchemaAnswer;
}

function companions(path: string) {
  const page = pages.get(path);
  const entity = page && 'entity' in page ? entities.get(page.entity ?? '') : undefined;
  const paths = [
    ...(page?.kind === 'list' ? [page.form, page.detail] : []),
    ...(page?.kind === 'tabs' ? page.tabs.map((tab) => tab.page) : []),
    ...(page?.kind === 'detail' ? (page.lists ?? []).map((list) => list.page) : []),
    ...(page ? listPartsOf(page).map(([, list]) => list) : []),
    ...Object.values(entity?.actions ?? {}).map((action) => action.page),
  ];
  const direct = paths
    .flatMap((name) => (name === undefined ? [] : [pages.get(name)]))
    .filter((file) => file !== undefined);
  const below = direct.flatMap((file) =>
    file.kind === 'detail' ? (file.lists ?? []).map((list) => pages.get(list.page)) : [],
  );
  return [...direct, ...below.filter((file) => file !== undefined)];
}
