import { TODO_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { WriteContext } from '../../data/module.ts';
import { addRows, changeRows, lockRows } from '../../data/write/bulk-write.ts';
import { entityOf } from '../../data/entities.ts';

/** Something that the holders of a role are asked to do. */
export interface Asked {
  /** Code of the role. */
  readonly role: string;
  /** Only those who hold it for this college. */
  readonly college?: string;
  readonly title: string;
  readonly content: string;
  /** Where it is done. */
  readonly url?: string | null;
  readonly about: { readonly type: string; readonly id: string };
}

/** Act that the to-dos are recorded under. */
type Acting = WriteContext & { readonly enCode: string };

/** Puts something to do before everybody who holds a role and can sign in, but the person who asks. */
export async function askHolders(context: Acting, asked: Asked): Promise<void> {
  const { engine, tx, caller, enCode } = context;
  const { role, college, about, title, content, url = null } = asked;
  const holders = (await engine.people?.ofRoles(tx, [role])) ?? [];
  const rows = holders
    .filter(({ UserId }) => UserId !== caller.subject.UserId)
    .filter(({ CollegeIds }) => college === undefined || CollegeIds.includes(college))
    .map(({ UserId }) => ({
      UserId,
      Title: title,
      Content: content,
      BizType: about.type,
      BizId: about.id,
      Url: url,
      State: TODO_STATE.Open,
    }));
  if (rows.length > 0) await addRows(context, entityOf(engine, entities.BackLog), rows, enCode);
}

/** Ends what people were asked about a row: one of them has done it, or it is to be done no more. */
export async function endAsked(context: Acting, { type, id }: Asked['about']): Promise<void> {
  const { engine, tx, now, enCode } = context;
  const entity = entityOf(engine, entities.BackLog);
  const { rows } = await tx.query<{ Id: string }>(
    `SELECT "Id" FROM "BackLog" WHERE "BizType" = $1 AND "BizId" = $2 AND "State" = $3 AND "IsDeleted" = 0`,
    [type, id, TODO_STATE.Open],
  );
  const open = await lockRows(
    context,
    entity,
    rows.map(({ Id }) => Id),
  );
  const done = { State: TODO_STATE.Done, HandleDate: now };
  const changes = [...open.values()].map((before) => ({ before, after: { ...before, ...done } }));
  await changeRows(context, entity, changes, enCode);
}
