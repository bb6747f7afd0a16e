import manifest from '../../schemas/menus/routes.json';
import type { RoutesFile } from '../../src/contract/generated/meta.ts';
import { scaled } from './scale.ts';

const { routes } = manifest as RoutesFile;

/** A route of each shape below each first word of an address: what becomes of an unknown page follows from these. */
const shapes = new Map(
  routes.map((route) => {
    const { path, title: _title, pageIn, ...shape } = route;
    const told = Object.entries(shape).map(([word, value]) => (word === 'layout' ? value : word));
    return [`${path.split('/')[1]} ${pageIn !== undefined} ${told.join(' ')}`, route];
  }),
);

/** The routes that a walk over all of them opens: in `npm test` one of each shape. */
export const walkedRoutes = scaled(routes, [...shapes.values()]);
