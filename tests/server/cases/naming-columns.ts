import { expect, test } from 'vitest';
import { entities } from '../../../src/contract/generated/entities.ts';
import { isDerived } from '../../../src/contract/model.ts';
import { unnamed } from '../../../src/server/storage/unused-files.ts';
import { isAtLength } from '../../_util/scale.ts';
import type { Answered, TestClient, TestSchool } from '../../_util/server.ts';

interface Started {
  readonly school: TestSchool;
  readonly student: TestClient;
  readonly upload: (client: TestClient, name: string, bytes: Buffer) => Promise<Answered<any>>; // oxlint-disable-line no-explicit-any -- answers of every shape
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The columns in which the database can find a file's name; a log names what was. Of a row with a sealed draft all files stay. */
const mayName = ({ engine: { catalog } }: TestSchool) =>
  [...catalog.entities.values()]
    .filter(({ name, file }) => name !== entities.Attachment && !file.traits?.includes('log'))
    .flatMap((entity) => [...entity.fields.values()].map((field) => ({ entity, field })))
    .filter(({ field: { type, ref } }) =>
      type === 'ref' || type === 'refs'
        ? ref === entities.Attachment
        : ['file', 'image', 'list', 'json'].includes(type),
    )
    .filter(({ field }) => !field.sealed && !isDerived(field) && !field.live);

/** Columns of each type that the usual run tries; the types are what tells columns apart. */
const OF_A_TYPE = 8;

/** A file is kept as long as any column names it. */
export function namingColumns(started: () => Started): void {
  test('every column that the schemas declare to hold files keeps what it names', async () => {
    const { school, student, upload } = started();
    const id = (await upload(student, 'a.png', png)).value.Id as string;
    const forgotten: string[] = [];
    let tried = 0;
    const types: string[] = [];
    for (const { entity, field } of mayName(school)) {
      if (!isAtLength && types.filter((type) => type === field.type).length === OF_A_TYPE) continue;
      await school.database
        .transaction(async (tx) => {
          const isJson = field.type === 'json' || field.type === 'list' || field.type === 'refs';
          const value = isJson ? JSON.stringify([{ Picture: id }]) : field.type === 'ref' ? id : `x,${id}`;
          const { rowCount } = await tx.query(
            `UPDATE "${entity.table}" SET "${field.name}" = $1::text${isJson ? '::jsonb' : ''}
             WHERE "Id" = (SELECT "Id" FROM "${entity.table}" LIMIT 1)`,
            [value],
          );
          if (rowCount > 0) {
            types.push(field.type);
            tried += 1;
            if ((await unnamed(school.engine, tx, [id])).length > 0)
              forgotten.push(`${entity.name}.${field.name}`);
          }
          throw new Error('taken back');
        })
        .catch((error: Error) => {
          if (error.message !== 'taken back') throw error;
        });
    }
    expect(forgotten).toEqual([]);
    expect(tried).toBeGreaterThan(20);
  });
}
