import { expect } from 'vitest';
import type { TestClient, TestSchool } from '../../_util/server.ts';

/** The office lets only new students see a link of the welcome page. */
export async function limitLink({ database }: TestSchool, office: TestClient, key: string): Promise<void> {
  const { rows } = await database.query<object>(
    `SELECT l."Id", l."Version", jsonb_build_array(r."Id") AS "RoleCodes"
     FROM "OuterLink" l, "SysRole" r WHERE l."LinkKey" = $1 AND r."RoleCode" = 'freshman'`,
    [key],
  );
  const saved = await office.call('Data/Save', {
    Entity: 'orientation/OuterLink',
    Data: rows[0]!,
    EnCode: 'orientation.link.edit',
  });
  expect(saved.code, saved.message).toBe(0);
}
