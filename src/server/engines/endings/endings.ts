import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { RowHook, ServerModule, WriteContext } from '../../data/module.ts';
import { closeAccounts, reopenAccounts } from '../accounts/close.ts';
import { hasEnded } from '../../data/access/ended.ts';
import { isPeople } from '../accounts/person.ts';
import { handBack } from './handlers.ts';
import { decidesAnew } from './holds.ts';
import { endPlanned } from './planned.ts';
import { settle } from './settle.ts';

/** What becomes of everything that hangs on a row when it ends or is deleted, by what the entities say. */
export const endings = {
  everyMinute: endPlanned,
  every: {
    takes: (_catalog, entity) => entity.file.ends !== undefined,
    async saved(hooks) {
      const ended = hooks.filter(
        ({ entity, row, before }) => before && hasEnded(entity, row) && !hasEnded(entity, before),
      );
      const back = hooks.filter(
        ({ entity, row, before }) => !hasEnded(entity, row) && hasEnded(entity, before),
      );
      await end(ended);
      await endAgain(
        hooks.filter(
          ({ engine, entity, row, before }) =>
            hasEnded(entity, row) &&
            before &&
            hasEnded(entity, before) &&
            decidesAnew(engine.catalog, entity, before, row),
        ),
      );
      const [first] = back;
      if (first)
        await reopenAccounts(
          first,
          accountsOf(
            first.entity,
            back.map(({ row }) => row),
          ),
          first.enCode,
        );
    },
  },
} satisfies ServerModule;

/** The guard from references stands before every deletion, whatever the entity says. */
export const deletions = {
  every: {
    takes: () => true,
    async deleting(hook) {
      const { entity, row, enCode } = hook;
      const ending = { ...hook, kind: 'delete', title: '删除' } as const;
      await settle(ending, entity, [row]);
      await endAccounts(hook, [row], `${entity.title}已删除`, enCode);
    },
  },
} satisfies ServerModule;

async function end(hooks: readonly RowHook[]): Promise<void> {
  const [first] = hooks;
  if (!first) return;
  const { entity, enCode } = first;
  const rows = hooks.map(({ row }) => row);
  const title = entity.file.ends?.title ?? '';
  await settle({ ...first, kind: 'end', title }, entity, rows);
  await endAccounts(first, rows, `${entity.title}${title}`, enCode);
}

/** What was left when the rows ended is settled by what is decided now; their accounts ended before. */
async function endAgain(hooks: readonly RowHook[]): Promise<void> {
  const [first] = hooks;
  if (!first) return;
  const title = first.entity.file.ends?.title ?? '';
  const rows = hooks.map(({ row }) => row);
  await settle({ ...first, kind: 'end', title }, first.entity, rows);
}

/** The accounts of people end with them, and the offices that name the accounts. */
async function endAccounts(
  hook: RowHook,
  rows: readonly Row[],
  reason: string,
  enCode: string,
): Promise<void> {
  const { entity, engine } = hook;
  if (!isPeople(entity)) return;
  const accounts = accountsOf(entity, rows);
  if (accounts.length === 0) return;
  const target = engine.catalog.entities.get(entity.fields.get(entity.file.account.field)?.ref ?? '');
  const people = rows.map(({ Id }) => String(Id));
  const left = await closeAccounts(hook, accounts, people, reason, enCode);
  if (target && left.length > 0) await releaseOffices(hook, target, left, reason, enCode);
}

/** Applications that wait for accounts by name go back to their posts, and the offices that name the accounts are settled. */
export async function releaseOffices(
  context: WriteContext,
  users: Pick<EntityModel, 'name' | 'title'>,
  accounts: readonly string[],
  title: string,
  enCode: string,
): Promise<void> {
  await handBack(context, accounts, enCode);
  await settle(
    { ...context, enCode, kind: 'end', title },
    users,
    accounts.map((Id) => ({ Id })),
  );
}

const accountsOf = (entity: EntityModel, rows: readonly Row[]): string[] =>
  rows.flatMap((row) => {
    const id = entity.file.account && row[entity.file.account.field];
    return id ? [String(id)] : [];
  });
