import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { WriteContext } from '../module.ts';
import type { Binder } from '../sql/sql.ts';

/** What time alone asked of a row and was refused is asked again the next day, or once the row has changed. */
export interface TimedWork {
  /** What begins the keys of its notes, unlike that of any other work. */
  readonly notes: string;
  /** `YYYY-MM-DD` by the database's clock. */
  readonly today: string;
}

/** SQL of whether the row under `t` was not refused today as it stands. */
export const isNotRefused = (
  { notes, today }: TimedWork,
  { name }: Pick<EntityModel, 'name'>,
  binder: Binder,
): string =>
  `NOT EXISTS (SELECT 1 FROM sys_meta m WHERE m.key = ${binder.bind(`${notes}${name}:`)} || t."Id"
    AND m.value = ${binder.bind(today)} || ' ' || t."Version")`;

/** Keeps that a row was refused today as it stands. @returns whether this is the first time today */
export async function noteRefusal(
  { tx }: Pick<WriteContext, 'tx'>,
  { notes, today }: TimedWork,
  { name }: Pick<EntityModel, 'name'>,
  row: Row,
): Promise<boolean> {
  await tx.query('DELETE FROM sys_meta WHERE starts_with(key, $1) AND value < $2', [notes, today]);
  const key = `${notes}${name}:${String(row['Id'])}`;
  const noted = await tx.query('SELECT 1 FROM sys_meta WHERE key = $1', [key]);
  await tx.query(
    `INSERT INTO sys_meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [key, `${today} ${String(row['Version'])}`],
  );
  return noted.rowCount === 0;
}
