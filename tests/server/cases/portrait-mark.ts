import { expect } from 'vitest';
import { STEP_STATE } from '../../../src/contract/generated/codes.ts';
import type { TestClient, TestSchool } from '../../_util/server.ts';

/** A desk reads the mark: a photo is behind the student once the office has said so, and no longer once it was sent back. */
export async function expectMarked(
  { database }: TestSchool,
  office: TestClient,
  student: string,
  Id: string,
): Promise<void> {
  const marked = async () => {
    const found = `SELECT "State" FROM "NewStudentStep" WHERE "NewStudentId" = $1 AND "StepCode" = 'PHOTO' AND "IsDeleted" = 0`;
    return (await database.query<{ State: string }>(found, [student])).rows[0]?.State;
  };
  expect(await marked()).toBe(STEP_STATE.Review);
  const pass = await office.call('Data/Action', { EnCode: 'orientation.photo.approve', Ids: [Id] });
  expect(pass, pass.message).toMatchObject({ code: 0 });
  expect(await marked()).toBe(STEP_STATE.Done);
  const Params = { Reason: '模糊' };
  await office.call('Data/Action', { EnCode: 'orientation.photo.back', Ids: [Id], Params });
  expect(await marked()).toBe(STEP_STATE.SentBack);
}
