import { USER_TYPE } from '../../contract/generated/codes.ts';
import { advisoryLock } from '../data/database/advisory-lock.ts';
import { SETTING } from '../../contract/generated/settings.ts';
import type { Database } from '../data/database/database.ts';
import type { WriteContext } from '../data/module.ts';
import { refuse } from '../data/refusal.ts';
import { settingsOf } from '../settings/settings.ts';

// SQL: * is Attachment

const MB = 1024 * 1024;
const GB = 1024 * MB;
const schoolKnownMs = 30_000;
/** The least that a disk gives to a file, with its row: a person with very many tiny files fills it too. */
const LEAST_TAKEN = 4_096;
const TAKEN = `coalesce(sum(greatest("Size", ${LEAST_TAKEN})), 0)::float8`;

/** What all files of a school took when they were last counted, and what this node has added since. */
const counted = new WeakMap<Database, { readonly at: number; used: number }>();

/**
 * Makes sure that another file of so many bytes fits into what its sender and the school may keep. Two files of one person
 * are judged one after the other, so that many sent at once are no more than the limit.
 * @throws Refusal that names what is used and what is allowed
 */
export async function requireQuota(context: WriteContext, bytes: number): Promise<void> {
  const size = Math.max(bytes, LEAST_TAKEN);
  const { tx, caller } = context;
  const { UserId, UserType } = caller.subject;
  const set = await settingsOf(tx, [SETTING.UploadStudentMB, SETTING.UploadStaffMB, SETTING.UploadSchoolGB]);
  const isStudent = UserType === USER_TYPE.Student || UserType === USER_TYPE.Freshman;
  const own = (isStudent ? set[SETTING.UploadStudentMB] : set[SETTING.UploadStaffMB]) * MB;
  const used = UserId === '' ? 0 : await usedBy(context, UserId);
  if (used + size > own)
    throw refuse(
      `您的文件已用${shown(used)}，上限${shown(own)}，放不下这个文件（${shown(size)}）。未使用和导出的文件到期自动清理；需要更多空间请联系管理员`,
    );
  const allowed = set[SETTING.UploadSchoolGB] * GB;
  const school = await usedBySchool(context);
  if (school.used + size > allowed)
    throw refuse(
      `全校的文件已用${shown(school.used)}，上限${shown(allowed)}，放不下这个文件（${shown(size)}），请联系管理员`,
    );
  school.used += size;
}

/** Files that were given up and exports count until they are gone from the disk. */
async function usedBy({ tx }: WriteContext, userId: string): Promise<number> {
  await advisoryLock(tx, 'files', userId);
  const { rows } = await tx.query<{ used: number }>(
    `SELECT ${TAKEN} AS used FROM "Attachment" WHERE "CreateUserId" = $1`,
    [userId],
    'files_of_user',
  );
  return rows[0]!.used;
}

/** Counted now and then, since all files of a school are many; between two counts each node knows its own. */
async function usedBySchool({ tx, engine }: WriteContext): Promise<{ used: number }> {
  const known = counted.get(engine.database);
  if (known && performance.now() - known.at < schoolKnownMs) return known;
  const { rows } = await tx.query<{ used: number }>(`SELECT ${TAKEN} AS used FROM "Attachment"`);
  const fresh = { at: performance.now(), used: rows[0]!.used };
  counted.set(engine.database, fresh);
  return fresh;
}

const shown = (bytes: number): string =>
  bytes >= GB ? `${Number((bytes / GB).toFixed(1))}GB` : `${Number((bytes / MB).toFixed(1))}MB`;
