import { expect, it } from 'vitest';
import { approvals } from '../../../src/contract/flow/nodes.ts';
import { FLOW_ACTION, FLOW_STATUS, FLOW_TASK_STATE } from '../../../src/contract/generated/codes.ts';
import { entities } from '../../../src/contract/generated/entities.ts';
import type { FlowFile } from '../../../src/contract/generated/meta.ts';
import type { EntityModel } from '../../../src/contract/model.ts';
import type { Row } from '../../../src/contract/rules.ts';
import { rolesAble } from '../../../src/server/data/flow/able.ts';
import { replaceUnable } from '../../../src/server/data/flow/unable.ts';
import type { applicationsOf, Person } from '../../_util/applications.ts';
import type { TestSchool } from '../../_util/server.ts';

/** People and roles that a definition names and that hold no button to decide with. */
export function unablePeopleCases(school: () => TestSchool, world: ReturnType<typeof applicationsOf>): void {
  const { sql, holders, as, standing, toldOf, act } = world;
  const leave = () => school().engine.catalog.entities.get(entities.LeaveApply)!;
  const first = () => approvals(leave().flow!).find(({ id }) => id === 'counsellor')!;
  const at = (id: string, who: object, more: object = {}) => ({
    kind: 'approve',
    id,
    title: id,
    who,
    ...more,
  });
  const users = (...people: Person[]) => ({ by: 'users', users: people.map(({ LoginName }) => LoginName) });
  const admin: Person = { Id: '', LoginName: 'admin' };

  async function withNodes(nodes: readonly object[], work: () => Promise<void>): Promise<void> {
    const entity = leave() as { -readonly [Key in keyof EntityModel]: EntityModel[Key] };
    const shipped = entity.flow!;
    const made = [first(), ...nodes, shipped.nodes.at(-1)!];
    entity.flow = { ...shipped, nodes: made as unknown as FlowFile['nodes'] };
    try {
      await work();
    } finally {
      entity.flow = shipped;
    }
  }

  const waits = async (id: string) =>
    (
      await sql<{ who: string }>(
        `SELECT "NodeId" || ' ' || coalesce((SELECT u."LoginName" FROM "SysUser" u WHERE u."Id" = t."HandlerId"), "Role", '-') AS who
         FROM "FlowTask" t WHERE "RowId" = $1 AND "State" = $2 AND "IsCopy" = 0 ORDER BY 1`,
        [id, FLOW_TASK_STATE.Open],
      )
    ).map(({ who }) => who);
  const statusOf = async (id: string) =>
    (await sql<{ Status: string }>(`SELECT "Status" FROM "LeaveApply" WHERE "Id" = $1`, [id]))[0]!.Status;
  const anyOf = async (role: string) => (await holders(role, {}))[0]!;
  const someOf = async (role: string) =>
    (
      await sql<Person>(
        `SELECT u."Id", u."LoginName" FROM "SysUser" u JOIN "UserRole" ur ON ur."UserId" = u."Id"
         JOIN "SysRole" r ON r."Id" = ur."RoleId" AND r."RoleCode" = $1 ORDER BY u."LoginName" LIMIT 1`,
        [role],
      )
    )[0]!;
  const agree = async (who: Person, id: string) => {
    const answer = await act(who, leave(), 'approve', id);
    expect([answer.code, answer.message]).toEqual([0, expect.anything()]);
  };

  it('22 nobody without the button is waited for: the others act, or what the node says of nobody holds', async () => {
    const [unable, able] = [await anyOf('dorm_manager'), await anyOf('school_admin')];
    const nodes = [
      at('named', users(unable, able), { sign: 'all' }),
      at('left', users(unable)),
      at('over', users(unable), { nobody: 'skip' }),
    ];
    await withNodes(nodes, async () => {
      const { Id, row } = await standing(leave(), first());
      const [counsellor] = await holders('counsellor', row);
      await agree(counsellor!, Id);
      expect(await waits(Id)).toEqual([`named ${able.LoginName}`]);
      expect((await toldOf(Id)).map(({ LoginName }) => LoginName)).not.toContain(unable.LoginName);
      await agree(able, Id);
      expect(await waits(Id)).toEqual(['left admin']);
      const office = await as(admin);
      const todo = (await office.call('Flow/Todo', { Box: 'todo', PageSize: 50 })).value as { Rows: Row[] };
      expect(todo.Rows.map(({ RowId }) => RowId)).toContain(Id);
      await agree(admin, Id);
      expect(await statusOf(Id)).toBe(FLOW_STATUS.Passed);
    });
  });

  it('22 a role without the button leaves an application to nobody: its administrators are warned', async () => {
    await withNodes([at('dead', { by: 'role', role: 'student' })], async () => {
      const { Id, row } = await standing(leave(), first());
      const [counsellor] = await holders('counsellor', row);
      await agree(counsellor!, Id);
      expect(await waits(Id)).toEqual(['dead student']);
      const told = await toldOf(Id);
      expect(
        told.filter(({ Title }) => Title.includes('没有人可以办理')).map(({ LoginName }) => LoginName),
      ).toContain('admin');
    });
  });

  const LOSSES: readonly (readonly [string, string, (who: Person) => unknown[]])[] = [
    [
      'role',
      `UPDATE "UserRole" SET "IsDeleted" = $2, "UpdateDate" = now() WHERE "UserId" = $1`,
      ({ Id }) => [Id],
    ],
    [
      'account',
      `UPDATE "SysUser" SET "State" = CASE $2::int WHEN 1 THEN '2' ELSE '1' END, "UpdateDate" = now() WHERE "Id" = $1`,
      ({ Id }) => [Id],
    ],
    [
      'button',
      `UPDATE "RoleMenu" rm SET "IsDeleted" = $2, "UpdateDate" = now() FROM "UserRole" ur
       WHERE ur."RoleId" = rm."RoleId" AND ur."UserId" = $1 AND rm."EnCodes"::text LIKE '%leave.apply.approve%'`,
      ({ Id }) => [Id],
    ],
  ];
  it.each(LOSSES)(
    '22 who loses the %s is waited for no more, once, and who gets it is told',
    async (_what, text, of) => {
      const [losing, staying] = [await anyOf('school_admin'), await someOf('college_admin')];
      await withNodes([at('both', users(losing, staying), { sign: 'all' })], async () => {
        const { Id, row } = await standing(leave(), first());
        const [counsellor] = await holders('counsellor', row);
        await agree(counsellor!, Id);
        const both = [losing, staying].map(({ LoginName }) => `both ${LoginName}`).sort();
        await replaceUnable(school().engine);
        expect(await waits(Id)).toEqual(both);
        await sql(text, [...of(losing), 1]);
        try {
          const { engine } = school();
          await expect
            .poll(async () => [await replaceUnable(engine), await waits(Id)][1], { timeout: 5_000 })
            .toEqual(['both admin', `both ${staying.LoginName}`].sort());
          await replaceUnable(engine);
          const noted = await sql(
            `SELECT "Id" FROM "ApprovalRecord" WHERE "RowId" = $1 AND "ActionType" = $2`,
            [Id, FLOW_ACTION.System],
          );
          expect(noted).toHaveLength(1);
          expect((await toldOf(Id)).map(({ LoginName }) => LoginName)).toContain('admin');
        } finally {
          await sql(text, [...of(losing), 0]);
          // What roles give is kept for a moment.
          const { engine, database } = school();
          await expect
            .poll(async () => [...(await rolesAble(engine, database, leave(), 'decide'))!])
            .toContain('school_admin');
        }
      });
    },
  );

  it('22 the designer says where the people or the role of a node lack the button', async () => {
    const [unable, able] = [await anyOf('dorm_manager'), await anyOf('school_admin')];
    const shipped = leave().flow!;
    const nodes = [
      at('mixed', users(unable, able)),
      at('none', users(unable)),
      at('role', { by: 'role', role: 'student' }),
      at('fine', users(able)),
      shipped.nodes.at(-1)!,
    ];
    const Text = JSON.stringify({ ...shipped, nodes }, null, 2);
    const answer = await (await as(admin)).call('FlowDesign/Judge', { Code: 'LEAVE', Text });
    const { Problems } = answer.value as {
      Problems: { NodeId: string; Message: string; IsHint: boolean; Place: string }[];
    };
    const said = new Map(Problems.map(({ NodeId, ...one }) => [NodeId, one]));
    expect([...said.keys()]).toEqual(['mixed', 'none', 'role']);
    expect(said.get('mixed')).toMatchObject({
      IsHint: true,
      Message: expect.stringContaining('不会成为“mixed”的办理人'),
    });
    expect(said.get('none')!.Message).toContain('“none”没有人可以办理');
    expect(said.get('role')!.Message).toContain('菜单权限中没有');
    expect(said.get('none')!.Place).toMatch(/^schemas\/flows\/LEAVE\.json:\d+:\d+$/);
    const tried = await (
      await as(admin)
    ).call('FlowDesign/Simulate', { Code: 'LEAVE', Text, Row: {} } as never);
    const { Steps } = tried.value as unknown as { Steps: { NodeId: string; Count: number; Why: string }[] };
    expect(Steps.find(({ NodeId }) => NodeId === 'mixed')).toMatchObject({
      Count: 1,
      Why: expect.stringContaining('另有1人没有审批权限'),
    });
  });
}
