import type { RoutesFile } from '../../src/contract/generated/meta.ts';
import { BANNER } from './banner.ts';
import { readSchemas } from './read-schemas.ts';

/** Paths of the routes that code knows by name. */
export function routeConstants(schemas: string): string {
  const file = readSchemas<RoutesFile>(schemas, 'menus').find(({ name }) => name === 'routes');
  const named = (file?.content.routes ?? []).filter((route) => route.name !== undefined);
  const lines = named.map(({ name, path }) => `  ${name}: '${path}',`);
  return `${BANNER}/** Path of each named route. */\nexport const namedRoutes = {\n${lines.join('\n')}\n} as const;\n`;
}
