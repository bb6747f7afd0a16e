import { NOTICE_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { changeWhere } from '../../data/change-where.ts';
import type { Engine } from '../../data/engine.ts';
import type { WriteContext } from '../../data/module.ts';

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
  await countReaders(
    context,
    `p."State" = $1 AND (p."DeliveredAt" > now() - interval '7 days' OR p."Id" = ANY($2))`,
    [NOTICE_STATE.Published, [...now, ...before]],
  );
}

/** The last count of notices that are taken back. */
export const countForGood = (context: WriteContext, notices: readonly string[]): Promise<void> =>
  countReaders(context, `p."Id" = ANY($1)`, [notices]);

async function countReaders(context: WriteContext, which: string, values: readonly unknown[]): Promise<void> {
  await changeWhere(
    context,
    entities.Notice,
    `UPDATE "Notice" n SET "ReadCount" = c.read, "ReceiptCount" = c.receipts
     FROM (SELECT r."NoticeId", count(r."ReadTime")::int AS read, count(r."ReceiptTime")::int AS receipts
       FROM "NoticeRead" r JOIN "Notice" p ON p."Id" = r."NoticeId" AND ${which}
       WHERE r."IsDeleted" = 0 GROUP BY r."NoticeId") c
     WHERE n."Id" = c."NoticeId" AND ROW(n."ReadCount", n."ReceiptCount") IS DISTINCT FROM ROW(c.read, c.receipts)`,
    values,
    { as: 'count' },
  );
}
