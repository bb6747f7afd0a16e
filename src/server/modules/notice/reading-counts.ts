import { NOTICE_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { WriteContext } from '../../data/module.ts';
import { NotedLately } from '../../data/time/noted-lately.ts';
import { recount } from '../../engines/handout/count.ts';
import { handedNamed } from '../../engines/handout/handed.ts';

const readOn = new NotedLately();

/** Notes that readers of notices did something, so that even old ones are counted anew. */
export const noteReading = ({ engine }: WriteContext, notices: readonly string[]): void =>
  readOn.note(engine, notices);

/** Readers change their own lines alone, so that none waits for another; they are counted together. */
export async function countOpened(context: WriteContext): Promise<void> {
  const { rows } = await context.tx.query<{ Id: string }>(
    `SELECT "Id" FROM "Notice" WHERE "State" = $1 AND "IsDeleted" = 0
       AND ("DeliveredAt" > now() - interval '7 days' OR "Id" = ANY($2))`,
    [NOTICE_STATE.Published, readOn.take(context.engine)],
  );
  await countForGood(
    context,
    rows.map(({ Id }) => Id),
  );
}

/** The last count of notices that are taken back. */
export const countForGood = (context: WriteContext, notices: readonly string[]): Promise<void> =>
  recount(context, handedNamed(context.engine.catalog, entities.Notice), notices);
