import type { ServerModule } from '../../data/module.ts';
import { followPeople } from './follow.ts';
import { judgeNames } from './names.ts';
import { openAccounts } from './open.ts';
import { isPeople } from './person.ts';

/** Login accounts of people, by what the entities say under `account`: opened with their rows and kept like them. */
export const accounts = {
  every: {
    takes: (_catalog, entity) => isPeople(entity),
    judge: judgeNames,
    async saved(hooks) {
      const entity = hooks[0]?.entity;
      if (!entity || !isPeople(entity)) return;
      await openAccounts(entity, hooks);
      await followPeople(entity, hooks);
    },
  },
} satisfies ServerModule;
