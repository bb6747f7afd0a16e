import type { RowHook, ServerModule } from '../../data/module.ts';
import { ownerOf } from '../../auth/accounts/owner.ts';
import { refuseNobody } from '../../data/write/needs.ts';
import { countAudience } from './audience.ts';
import { audienceText } from './said.ts';

/**
 * The people that a row concerns, as its fields say it (`audience`): an action that comes to people (`reaches`) is counted
 * beforehand, as far as the maker of the row reaches them today, by the row as the action leaves it, or by what was typed where it
 * runs on none; unless another engine counts its people. An action with `nobody` is refused with that text when its audience is empty.
 * What a list reads of them (`text`) is written as the row is stored.
 */
export const audience = {
  every: {
    takes: (_catalog, { file }) => file.audience !== undefined,
    async saving(hook) {
      const { text } = hook.entity.file.audience ?? {};
      if (text !== undefined) hook.row[text] = await audienceText(hook, hook.entity.name, hook.row);
      // Rows that come again are asked about only where they are in use.
      if (hook.entity.file.series === undefined) await requireSomebody(hook);
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

async function requireSomebody(hook: RowHook): Promise<void> {
  const { engine, entity, row, tx, enCode } = hook;
  const known = engine.catalog.enCodes.get(enCode);
  if (known?.entity.name !== entity.name || !known.action.nobody) return;
  const chosen = { engine, entity: entity.name, row, owner: await ownerOf(hook, row) };
  if ((await countAudience(tx, chosen)) === 0) throw await refuseNobody(hook, entity.file.audience?.type);
}
