import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { entities } from '../../../src/contract/generated/entities.ts';
import { callerOfUser } from '../../../src/server/auth/sessions/callers.ts';
import { createGrantBook } from '../../../src/server/auth/grants/grants.ts';
import { backgroundImport } from '../../../src/server/jobs/tasks/import-task.ts';
import { createFolderStore } from '../../../src/server/storage/file-store.ts';
import { heldLease } from '../../_util/lease.ts';
import type { TestClient, TestSchool } from '../../_util/server.ts';

/** The school and the office whose export a node leaves in the middle. */
interface Left {
  readonly school: TestSchool;
  readonly clerk: TestClient;
}

/** How the export is begun and waited for. */
interface Begun {
  /** @returns its task */
  begin(): Promise<string>;
  isEnded(): Promise<unknown>;
}

/** An export of forty rows that a node has left behind, and what became of its owner meanwhile. */
export function leftWork(started: () => Left, { begin, isEnded }: Begun): void {
  it('A32: work that a node left is taken up by the rights of the moment, and says that it was', async () => {
    const { school, clerk } = started();
    const Id = await begin();
    await isEnded();
    const user = (await clerk.call('UserInfo/GetLoginBaseInfo', {})).value.Id as string;
    const state = async () =>
      (
        await school.database.query(
          `SELECT "DownProgress", "ErrorMsg", "RunNote", "DoneCount" FROM "ExportTask" WHERE "Id" = $1`,
          [Id],
        )
      ).rows[0];
    /** As a node leaves it that was killed in the middle; the school's own takes it up. */
    const leftBehind = async (end: string) => {
      await school.database.query(`UPDATE "ExportTask" SET "DownProgress" = '0' WHERE "Id" = $1`, [Id]);
      await school.database.query(
        `INSERT INTO sys_task (id, entity, work, user_id, request_id, ip, lease, process, until, claims, cuts)
         VALUES ($1, 'import-export/ExportTask', 'run', $2, 'r', '', 'dead', 'dead', now() - interval '1 second', 1, 1)`,
        [Id, user],
      );
      await vi.waitFor(async () => expect(await state()).toMatchObject({ DownProgress: end }), {
        timeout: 30_000,
        interval: 50,
      });
    };
    const roles = (isDeleted: number) =>
      school.database.query(`UPDATE "UserRole" SET "IsDeleted" = $2 WHERE "UserId" = $1`, [user, isDeleted]);
    const account = (State: string) =>
      school.database.query(`UPDATE "SysUser" SET "State" = $2 WHERE "Id" = $1`, [user, State]);
    await leftBehind('1');
    expect(await state()).toMatchObject({
      DownProgress: '1',
      RunNote: '中断后已自动恢复（第1次）',
      DoneCount: 40,
    });
    try {
      await roles(1);
      await leftBehind('2');
      expect((await state())!['ErrorMsg']).toMatch(/权限/);
      await roles(0);
      await account('2');
      await leftBehind('2');
      expect((await state())!['ErrorMsg']).toBe('任务所有人的账号已停用');
    } finally {
      await roles(0);
      await account('1');
    }
    await school.database.query(`UPDATE "ExportTask" SET "IsDeleted" = 1 WHERE "Id" = $1`, [Id]);
  });

  it('an import that is broken off, since its server stops, is no failed import', async () => {
    const { school } = started();
    const { database, engine } = school;
    const { rows } = await database.query<{ Id: string; FileId: string; User: string; EnCode: string }>(
      `UPDATE "ImportTask" SET "IsAskForStr" = '正在导入' WHERE "Id" = (SELECT "Id" FROM "ImportTask" ORDER BY "CreateDate" DESC LIMIT 1)
       RETURNING "Id", "FileId", "EnCode", "CreateUserId" AS "User"`,
    );
    const { Id, FileId, EnCode, User: userId } = rows[0]!;
    const store = createFolderStore(join(school.dataDir, 'files'));
    const asked = { userId, requestId: 'task', ip: '' };
    const caller = await callerOfUser(database, createGrantBook(engine, 0), asked);
    const work = backgroundImport(
      engine,
      Id,
      { EnCode, FileId },
      { files: { store, folder: school.dataDir }, callerOf: async () => caller },
    );
    const stopped = { ...heldLease(Id, entities.ImportTask), signal: AbortSignal.abort() };
    await expect(work.run(stopped)).rejects.toThrow('aborted');
    const state = await database.query(`SELECT "IsAskForStr" FROM "ImportTask" WHERE "Id" = $1`, [Id]);
    expect(state.rows).toEqual([{ IsAskForStr: '正在导入' }]);
    await database.query(`UPDATE "ImportTask" SET "IsAskForStr" = '导入失败' WHERE "Id" = $1`, [Id]);
  });
}
