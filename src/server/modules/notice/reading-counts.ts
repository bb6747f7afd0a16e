import { NOTICE_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Engine } from '../../data/engine.ts';
import type { WriteContext } from '../../data/module.ts';
import { recount } from '../../engines/handout/count.ts';
import { handedNamed } from '../../engines/handout/handed.ts';

/** Notices that were read since the count before the last one: what is read while it counts is counted by the next. */
const readOn = new WeakMap<Engine, readonly [Set<string>, Set<string>]>();

const readOf = (engine: Engine) => readOn.get(engine) ?? [new Set<string>(), new Set<string>()];

/** Notes that readers of notices did something, so that even old ones are counted anew. */
export function noteReading({ engine }: WriteContext, notices: readonly string[]): void {
  const [now, before] = readOf(engine);
  for (const notice of notices) now.add(notice);
  readOn.set(engine, [now, before]);
}

/** Readers change their own lines alone, so that none waits for another; they are counted together. */
export async function countOpened(context: WriteContext): Promise<void> {
  const [now, before] = readOf(context.engine);
  readOn.set(context.engine, [new Set(), now]);
  const { rows } = await context.tx.query<{ Id: string }>(
    `SELECT "Id" FROM "Notice" WHERE "State" = $1 AND "IsDeleted" = 0
       AND ("DeliveredAt" > now() - interval '7 days' OR "Id" = ANY($2))`,
    [NOTICE_STATE.Published, [...now, ...before]],
  );
  await countForGood(
    context,
    rows.map(({ Id }) => Id),
  );
}

/** The last count of notices that are taken back. */
export const countForGood = (context: WriteContext, notices: readonly string[]): Promise<void> =>
  recount(context, handedNamed(context.engine.catalog, entities.Notice), notices);
