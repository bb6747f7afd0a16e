import type { PageData } from '../../../../src/client/renderer/data.ts';
import { pages } from '../schemas.ts';
import { pause, type World } from './world.ts';

/** What a page needs first, and how far a guide has come: invented numbers, as every state of a step is to be seen. */
export const guide = (world: World) =>
  ({
    async first(path) {
      await pause();
      const page = pages.get(path);
      const named = page && 'first' in page ? (page.first ?? []) : [];
      const empty = named.filter((name) => world.rowsOf(name).length === 0);
      return {
        Missing: empty.map((Entity, at) => ({
          Entity,
          Title: world.modelOf(Entity).title,
          Url: at % 2 === 0 ? '/a' : null,
          Roles: ['学校管理员'],
        })),
        Own: null,
      };
    },
    async guide(path) {
      world.note('guide', path);
      await pause();
      const page = pages.get(path);
      if (page?.kind !== 'guide') return [];
      const aside = world.rowsOf(page.entity);
      return page.steps.map((step, index) => ({
        Key: step.key,
        Count: index % 3 === 2 ? 0 : 60 - index,
        Missing: (step.missing ?? []).map((_line, at) => (index + at) % 3),
        SkipId: aside.find((row) => row['StepKey'] === step.key)?.['Id']?.toString() ?? null,
      }));
    },
  }) satisfies Partial<PageData>;
