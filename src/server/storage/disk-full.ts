/** PostgreSQL's word for a disk that is full; the embedded database has the same. */
const DATABASE_FULL = '53100';
const FILES_FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** Whether the database's own disk is full, which only the database can tell. */
export const isDatabaseFull = (error: unknown): boolean =>
  ((error ?? {}) as { code?: unknown }).code === DATABASE_FULL;

/** A disk that cannot be written to or read is no fault of the file that it was about. */
export const isOfTheSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** What a person is told when nothing can be stored because a disk is full; undefined for every other error. */
export function diskFullText(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  if (isDatabaseFull(error))
    return '数据库的磁盘已满，本次操作未保存；已保存的数据不受影响，请联系管理员清理磁盘后重试';
  if (FILES_FULL.has(code))
    return '服务器磁盘已满，本次操作未保存；已保存的数据不受影响，请联系管理员清理磁盘后重试';
  return undefined;
}
