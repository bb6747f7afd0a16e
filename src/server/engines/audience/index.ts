import type { ServerModule } from '../../data/module.ts';
import { ownerOf } from '../../auth/accounts/owner.ts';
import { countAudience } from './audience.ts';
import { audienceText } from './said.ts';

/**
 * The people that a row concerns, as its fields say it (`audience`): an action that comes to people (`reaches`) is counted
 * beforehand, as far as the maker of the row reaches them today, by the row as the action leaves it, or by what was typed where it
 * runs on none; unless another engine says whom it comes to. What a list reads of them (`text`) is written as the row is stored.
 */
export const audience = {
  every: {
    takes: (_catalog, { file }) => file.audience?.text !== undefined,
    async saving(hook) {
      const { text } = hook.entity.file.audience ?? {};
      if (text !== undefined) hook.row[text] = await audienceText(hook, hook.entity.name, hook.row);
    },
  },
  reachOf: ({ remind, paper, reaches }, { file }) =>
    remind || paper || !reaches || !file.audience
      ? undefined
      : async (context) => {
          const { engine, entity, tx, rows, params } = context;
          const [row = params] = rows;
          return countAudience(tx, { engine, entity: entity.name, row, owner: await ownerOf(context, row) });
        },
} satisfies ServerModule;
