import { expect, it } from 'vitest';
import { approvals } from '../../../src/contract/flow/nodes.ts';
import { entities } from '../../../src/contract/generated/entities.ts';
import type { Row } from '../../../src/contract/rules.ts';
import { codeOf, type applicationsOf, type Person } from '../../_util/applications.ts';
import type { TestSchool } from '../../_util/server.ts';

const HOUR = 3_600_000;
const wall = (hours: number) =>
  new Date(Date.now() + 8 * HOUR + hours * HOUR).toISOString().slice(0, 19).replace('T', ' ');

/** What somebody who is away hands to a colleague, for as long as it lasts and no longer. */
export function delegationCases(school: () => TestSchool, world: ReturnType<typeof applicationsOf>): void {
  const { sql, holders, as, standing, toldOf, act } = world;

  it('22 a delegate handles what waits for a person, in that name, until the delegation ends', async () => {
    const entity = school().engine.catalog.entities.get(entities.LeaveApply)!;
    const node = approvals(entity.flow!).find(({ id }) => id === 'counsellor')!;
    const [one, two, three] = [
      await standing(entity, node),
      await standing(entity, node),
      await standing(entity, node),
    ];
    const [away] = await holders('counsellor', one.row);
    const others = await sql<Person & { TrueName: string }>(
      `SELECT DISTINCT u."Id", u."LoginName", u."TrueName" FROM "SysUser" u JOIN "UserRole" ur ON ur."UserId" = u."Id" AND ur."IsDeleted" = 0
         JOIN "SysRole" r ON r."Id" = ur."RoleId" JOIN "Teacher" t ON t."UserId" = u."Id"
       WHERE r."RoleCode" = 'counsellor' AND u."State" = '1' AND u."Id" <> $1
         AND NOT EXISTS (SELECT 1 FROM "CounsellorClass" c WHERE c."TeacherId" = t."Id" AND c."ClassId" = $2)
       ORDER BY u."LoginName" LIMIT 1`,
      [away!.Id, one.row['ClassId']],
    );
    const [delegate] = others;
    const [third] = await holders('school_admin', one.row);
    const office = await as({ Id: '', LoginName: 'admin' });
    const save = (data: Row, EnCode = 'flow.delegate.add') =>
      office.call('Data/Save', {
        Entity: entities.FlowDelegation,
        EnCode,
        Data: { StartTime: wall(-1), EndTime: wall(24), Reason: '外出培训', ...data },
      });
    const refused = async (data: Row) => {
      const answer = await save(data);
      return JSON.stringify([answer.message, answer.value]);
    };
    const client = await as(delegate!);
    const read = async (id: string) => (await client.call('Data/Get', { Entity: entity.name, Id: id })).code;
    expect(await read(one.Id)).not.toBe(0);

    const made = await save({ FromUserId: away!.Id, ToUserId: delegate!.Id, Flows: ['LEAVE'] });
    expect([made.code, made.message]).toEqual([0, expect.anything()]);
    expect(await refused({ FromUserId: delegate!.Id, ToUserId: third!.Id })).toContain('不能再转委托');
    expect(await refused({ FromUserId: third!.Id, ToUserId: away!.Id })).toContain('不能再受托');
    expect(await refused({ FromUserId: away!.Id, ToUserId: third!.Id })).toContain('请先结束该委托');
    expect(await refused({ FromUserId: third!.Id, ToUserId: third!.Id })).toContain('不能委托给本人');
    const [unable] = await sql<Person>(
      `SELECT u."Id", u."LoginName" FROM "SysUser" u JOIN "UserRole" ur ON ur."UserId" = u."Id" AND ur."IsDeleted" = 0
         JOIN "SysRole" r ON r."Id" = ur."RoleId" AND r."RoleCode" = 'dorm_manager'
       WHERE u."State" = '1' ORDER BY u."LoginName" LIMIT 1`,
    );
    expect(await refused({ FromUserId: third!.Id, ToUserId: unable!.Id })).toContain('请假申请、');
    const other = { FromUserId: third!.Id, ToUserId: away!.Id, StartTime: wall(48), EndTime: wall(72) };
    const meant = await client.call('Data/Save', {
      Entity: entities.FlowDelegation,
      EnCode: 'flow.delegate.add',
      Data: { Reason: '外出培训', ...other },
    });
    expect(JSON.stringify([meant.message, meant.value])).toContain('只能委托本人的审批');

    await expect.poll(() => read(one.Id), { timeout: 5_000 }).toBe(0);
    const shown = await client.call('Data/Get', { Entity: entity.name, Id: one.Id });
    expect(shown.value._Actions).toContain(codeOf(entity, 'approve'));
    const page = { Entity: entity.name, Page: 'leave/approve-leave', Tab: 'todo', PageSize: 100 } as const;
    const waiting = await client.call('Data/List', page as never);
    expect(JSON.stringify(waiting.value)).toContain(one.Id);
    const seen = await (await as(away!)).call('Data/Get', { Entity: entity.name, Id: one.Id });
    expect(seen.value._Actions).toContain(codeOf(entity, 'approve'));

    await act(one.user, entity, 'urge', one.Id);
    expect((await toldOf(one.Id)).map(({ LoginName }) => LoginName)).toEqual(
      [away!.LoginName, delegate!.LoginName].sort(),
    );
    expect((await act(delegate!, entity, 'approve', one.Id)).code).toBe(0);
    const [record] = await sql(
      `SELECT "UserId", "ForUserId" FROM "ApprovalRecord" WHERE "RowId" = $1 AND "ActionType" = '2'`,
      [one.Id],
    );
    expect(record).toEqual({ UserId: delegate!.Id, ForUserId: away!.Id });
    const [task] = await sql(
      `SELECT "ActUserId", "ForId" FROM "FlowTask" WHERE "RowId" = $1 AND "NodeId" = 'counsellor' AND "State" = '1'`,
      [one.Id],
    );
    expect(task).toEqual({ ActUserId: delegate!.Id, ForId: away!.Id });
    const trace = await client.call('Flow/Trace', { Entity: entity.name, Id: one.Id });
    expect(trace.value.Records.some(({ ForName }: { ForName: string | null }) => ForName !== null)).toBe(
      true,
    );

    // The delegation has just come to its end: what the node still remembers of it opens nothing.
    await sql(`UPDATE "FlowDelegation" SET "EndTime" = now() - interval '1 second' WHERE "FromUserId" = $1`, [
      away!.Id,
    ]);
    // What a session still knows of it is forgotten within a second, as with grants that were taken back.
    await expect.poll(() => read(three.Id), { timeout: 5_000 }).not.toBe(0);
    expect((await act(delegate!, entity, 'approve', two.Id)).code).not.toBe(0);
    expect(await read(one.Id)).toBe(0);
    expect((await act(away!, entity, 'approve', two.Id)).code).toBe(0);
  });

  it('22 a delegation is ended by who made it though the delegate has left, and another follows it', async () => {
    const people = await sql<Person>(
      `SELECT DISTINCT u."Id", u."LoginName" FROM "SysUser" u JOIN "UserRole" ur ON ur."UserId" = u."Id" AND ur."IsDeleted" = 0
         JOIN "SysRole" r ON r."Id" = ur."RoleId" AND r."RoleCode" IN ('counsellor', 'college_admin')
       WHERE u."State" = '1' ORDER BY u."LoginName" DESC LIMIT 3`,
    );
    const [away, gone, next] = people;
    const client = await as(away!);
    const EnCode = 'flow.delegate.add';
    const dates = { StartTime: wall(-1), EndTime: wall(24), Reason: '外出培训' };
    const delegate = (to: Person) =>
      client.call('Data/Save', {
        Entity: entities.FlowDelegation,
        EnCode,
        Data: { ...dates, ToUserId: to.Id, Flows: ['LEAVE'] },
      });
    const made = await delegate(gone!);
    expect(made.message).toBe('');
    await sql(`UPDATE "SysUser" SET "State" = '0' WHERE "Id" = $1`, [gone!.Id]);
    const { Id } = made.value as { Id: string };
    const stopped = await client.call('Data/Action', { EnCode: 'flow.delegate.stop', Ids: [Id] });
    expect([stopped.code, stopped.value]).toEqual([0, expect.anything()]);
    const followed = await delegate(next!);
    expect([followed.message, followed.value]).toEqual(['', expect.anything()]);
    await sql(`UPDATE "SysUser" SET "State" = '1' WHERE "Id" = $1`, [gone!.Id]);
    await sql(`DELETE FROM "FlowDelegation" WHERE "FromUserId" = $1`, [away!.Id]);
  });
}
