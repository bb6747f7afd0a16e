import { expect } from 'vitest';
import type { TestSchool } from './server.ts';

const BATCH = 'orientation/OrientationBatch';
/** What is about one person of a batch, or kept for, or dealt to, the classes of one year. */
const PEOPLE: ReadonlySet<string> = new Set([
  'orientation/NewStudent',
  'dormitory/BedAllocation',
  'divide-class/DividePlan',
]);

/** Holds that whatever hangs on a batch was copied with it, but for people and the beds that are kept for their classes. */
export async function expectCopied(school: TestSchool, from: string, to: string): Promise<void> {
  const hanging = [...school.engine.catalog.entities.values()].flatMap((entity) =>
    [...entity.fields.values()]
      .filter(({ ref, type }) => type === 'ref' && ref === BATCH)
      .filter(() => !entity.file.traits?.includes('newStudent') && !PEOPLE.has(entity.name))
      .map((field) => ({ entity, field: field.name })),
  );
  expect(hanging.length).toBeGreaterThan(4);
  for (const { entity, field } of hanging) {
    const { rows } = await school.database.query<{ copied: number; own: number }>(
      `SELECT count(*) FILTER (WHERE "${field}" = $1)::int AS copied, count(*) FILTER (WHERE "${field}" = $2)::int AS own
       FROM "${entity.table}" WHERE "IsDeleted" = 0`,
      [to, from],
    );
    expect(rows[0]!.own, entity.name).toBeGreaterThan(0);
    expect(rows[0]!.copied, entity.name).toBe(rows[0]!.own);
  }
}
