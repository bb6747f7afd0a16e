import { expect, it } from 'vitest';
import { NOBODY } from '../../../src/contract/subject.ts';
import { databaseNow } from '../../../src/server/data/time/clock.ts';
import { runClockRules } from '../../../src/server/data/time/time-rules.ts';
import { runEveryMinute } from '../../../src/server/housekeeping.ts';
import { isNoted } from '../../../src/server/data/tables/journal.ts';
import { ident } from '../../../src/server/data/sql/sql.ts';
import { rebuildCopies } from '../../../src/server/engines/assignment/index.ts';
import type { TestClient, TestSchool } from '../../_util/server.ts';
import { isAtLength, scaled } from '../../_util/scale.ts';

/** The school, and somebody of the office who may do every act of it. */
interface Undoing {
  readonly school: TestSchool;
  readonly office: TestClient;
}

interface Request {
  readonly Ids?: readonly string[];
  readonly Params?: Readonly<Record<string, unknown>>;
}

interface Act {
  /** Makes room for the act, which the demo school has done already. */
  readonly prepare?: string;
  request(one: (text: string) => Promise<string>): Promise<Request>;
  /** Entity whose row somebody changes after the act; that of the act without it. */
  readonly touches?: string;
  /** Which of its rows. */
  readonly where?: string;
  /** Finds what may not be after half of the act was taken back. */
  readonly wrong?: string;
  /** Why half of the act is not taken back. */
  readonly refused?: string;
}

const CURRENT_BATCH = `SELECT "Id" AS it FROM "OrientationBatch" WHERE "State" = '2' AND "IsDeleted" = 0 LIMIT 1`;
const HELD = `FROM "CounsellorClass" c WHERE c."EndDate" IS NULL AND c."PostType" = '1' AND c."IsDeleted" = 0 ORDER BY c."Id" LIMIT 1`;
/** The new students who have not come yet are all in one class. */
const CLASS = `(SELECT "Id" FROM "ClassInfo" WHERE "IsDeleted" = 0 ORDER BY "GradeYear" DESC, "Id" LIMIT 1)`;
const MAJOR = `SELECT "MajorId" AS it FROM "ClassInfo" WHERE "IsDeleted" = 0 ORDER BY "Id" LIMIT 1`;
const DIVIDED = `UPDATE "ClassInfo" SET "GradeYear" = (SELECT "GradeYear" FROM "OrientationBatch" WHERE "State" = '2' AND "IsDeleted" = 0 LIMIT 1) WHERE "Id" = ${CLASS};
  UPDATE "NewStudent" n SET "ClassId" = c."Id", "CollegeId" = c."CollegeId", "MajorId" = c."MajorId", "GradeYear" = c."GradeYear"
  FROM "ClassInfo" c WHERE c."Id" = ${CLASS} AND n."StudentId" IS NULL`;
const TODAY = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' });

/** Every act that its file marks as one to be undone; the acts of the catalogue have to be these. */
const ACTS: Readonly<Record<string, Act>> = {
  'board.manage.block': {
    request: async (one) => ({
      Ids: [await one(`SELECT "Id" AS it FROM "BoardPost" WHERE "State" <> '4' AND "IsDeleted" = 0 LIMIT 1`)],
      Params: { Reason: '误屏蔽' },
    }),
  },
  'back.batch.finish': {
    request: async (one) => ({
      Ids: [
        await one(
          `SELECT "Id" AS it FROM "BackBatch" WHERE "State" IN ('1', '2') AND "IsDeleted" = 0 LIMIT 1`,
        ),
      ],
    }),
  },
  'core.year.setCurrent': {
    request: async (one) => ({
      Ids: [
        await one(`SELECT "Id" AS it FROM "SchoolYear" WHERE "IsCurrent" = 0 AND "IsDeleted" = 0 LIMIT 1`),
      ],
    }),
    refused: '学期之后被修改',
  },
  'core.cc.replace': {
    prepare: `UPDATE "Teacher" SET "PostType" = '1' WHERE "State" = '1' AND "PostType" <> '1'`,
    request: async (one) => ({
      Ids: [await one(`SELECT c."Id" AS it ${HELD}`)],
      Params: {
        TeacherId: await one(
          `SELECT "Id" AS it FROM "Teacher" WHERE "State" = '1' AND "PostType" = '1' AND "IsDeleted" = 0
           AND "Id" <> (SELECT c."TeacherId" ${HELD}) ORDER BY 1 LIMIT 1`,
        ),
        StartDate: TODAY,
      },
    }),
  },
  'core.holiday.copy': {
    prepare: `INSERT INTO "Holiday" ("Id", "HolidayName", "Kind", "StartDate", "EndDate", "CreateDate", "UpdateDate", "IsDeleted", "Version")
      VALUES ('day-1', '2031年寒假', '1', '2031-01-20', '2031-02-28', now(), now(), 0, 1),
        ('day-2', '劳动节', '1', '2031-05-01', '2031-05-03', now(), now(), 0, 1),
        ('day-3', '劳动节补班', '2', '2031-05-10', '2031-05-10', now(), now(), 0, 1)`,
    request: async () => ({ Params: { Year: 2032 } }),
  },
  'dorm.room.generate': {
    prepare: `UPDATE "Building" SET "FloorCount" = 30`,
    request: async (one) => ({
      Params: {
        BuildingId: await one(
          `SELECT "Id" AS it FROM "Building" WHERE "GenderType" = '1' AND "IsDeleted" = 0 LIMIT 1`,
        ),
        ...{ FromFloor: 29, ToFloor: 30, RoomCount: 2, Gender: '1', RoomType: '4', BedCount: 4, Fee: 1200 },
      },
    }),
  },
  'dorm.alloc.auto': {
    prepare: `UPDATE "BedAllocation" SET "IsDeleted" = 1; ${DIVIDED}`,
    request: async (one) => ({ Params: { BatchId: await one(CURRENT_BATCH) } }),
  },
  'orientation.student.genNo': {
    prepare: `${DIVIDED}; UPDATE "NewStudent" SET "StudentNo" = NULL WHERE "StudentId" IS NULL`,
    request: async (one) => ({ Params: { BatchId: await one(CURRENT_BATCH) } }),
  },
  'divide.class.add': {
    request: async (one) => ({
      Params: { BatchId: await one(CURRENT_BATCH), MajorId: await one(MAJOR), Classes: 2, PlanCount: 40 },
    }),
    touches: 'core/ClassInfo',
  },
  'divide.plan.make': {
    prepare: `UPDATE "NewStudent" SET "ClassId" = NULL WHERE "StudentId" IS NULL`,
    request: async (one) => ({ Params: { BatchId: await one(CURRENT_BATCH), PlanCount: 30, Rules: ['1'] } }),
  },
  'orientation.batch.copy': {
    request: async (one) => ({ Ids: [await one(CURRENT_BATCH)] }),
  },
  'orientation.feeStd.generate': {
    prepare: `UPDATE "FeeBill" SET "IsDeleted" = 1 WHERE "FeeItem" = '03'`,
    request: async (one) => ({ Params: { BatchId: await one(CURRENT_BATCH) } }),
    touches: 'orientation/FeeBill',
    where: `t."NewStudentId" IN (SELECT "NewStudentId" FROM "FeeBill" WHERE "Paid" > 0 AND "IsDeleted" = 0)`,
    wrong: `SELECT n."ExamineeNo" FROM "NewStudent" n JOIN "FeeBill" b ON b."NewStudentId" = n."Id" AND b."IsDeleted" = 0
      WHERE n."PayState" = '2' AND b."Due" > 0`,
  },
};

const MOST_TOLD = 5;
/** People are told of posts that an undo takes back. */
const NEWS = /^(?:PushTask|PushLog|UserMessage) \S+: undefined -> /;
const UNDO = 'task.action.undo';
const TOUCHED = '之后被修改过';

/** Each act of the office that is marked to be undone is, and leaves what somebody has changed since. */
export function undoneActs(started: () => Undoing): void {
  const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await started().school.database.query<Row>(text, values)).rows;
  const one = async (text: string) => {
    const [row] = await sql<{ it: string }>(text);
    expect(row, text).toBeDefined();
    return row!.it;
  };
  /** Makes room for an act, with what follows from that. */
  async function prepared(text: string): Promise<void> {
    const { engine, database } = started().school;
    await sql(text);
    await database.transaction(async (tx) => {
      const caller = {
        subject: NOBODY,
        grants: new Set<string>(),
        readable: new Set<string>(),
        requestId: 'test',
        ip: '',
      };
      await rebuildCopies({ engine, tx, caller, now: await databaseNow(tx) });
    });
  }
  const entities = () => [...started().school.engine.catalog.entities.values()];

  /** The rows once the clock has done all that is due, so that its next minute changes nothing in the middle of an act. */
  async function settled(): Promise<Map<string, string>> {
    const { engine } = started().school;
    await runClockRules(engine);
    await runEveryMinute(engine);
    return stored();
  }

  /** Every row of every table that an act may write, without what each write changes. */
  async function stored(): Promise<Map<string, string>> {
    const kept = entities().filter((entity) => isNoted(entity) && !entity.name.startsWith('import-export/'));
    const parts = kept.map(
      ({ table }) =>
        `SELECT '${table} ' || t."Id" AS id, (to_jsonb(t) - ARRAY['Version', 'UpdateDate'])::text AS row
         FROM ${ident(table)} t WHERE t."IsDeleted" = 0`,
    );
    const rows = await sql<{ id: string; row: string }>(parts.join(' UNION ALL '));
    return new Map(rows.map(({ id, row }) => [id, row]));
  }

  const differing = (before: Map<string, string>, after: Map<string, string>): string[] =>
    [...new Set([...before.keys(), ...after.keys()])]
      .filter((id) => before.get(id) !== after.get(id))
      .slice(0, MOST_TOLD)
      .map((id) => `${id}: ${before.get(id)} -> ${after.get(id)}`);

  /** Does an act. @returns its task */
  async function done(EnCode: string, { Ids = [], Params = {} }: Request): Promise<string> {
    const { code, message } = await started().office.call('Data/Action', { EnCode, Ids: [...Ids], Params });
    expect(code, message).toBe(0);
    const [task] = await sql<{ Id: string; Undoable: number; State: string }>(
      `SELECT "Id", "Undoable", "State" FROM "ActionTask" WHERE "EnCode" = $1 ORDER BY "CreateDate" DESC, "Id" DESC LIMIT 1`,
      [EnCode],
    );
    expect(task).toMatchObject({ Undoable: 1, State: '1' });
    return task!.Id;
  }

  const undo = (task: string) =>
    started().office.call('Data/Action', { EnCode: UNDO, Ids: [task], Params: {} });

  it('roles that several posts bring stay where everything is worked out anew', async () => {
    const roles = () =>
      sql<{ role: string }>(
        `SELECT "UserId" || ' ' || "RoleId" AS role FROM "UserRole" WHERE "ByPost" = 1 AND "IsDeleted" = 0 ORDER BY 1`,
      );
    const before = await roles();
    expect(before.filter(({ role }) => role.endsWith('review_group')).length).toBeGreaterThan(1);
    for (const _ of [1, 2]) {
      await prepared('SELECT 1');
      expect(await roles()).toEqual(before);
    }
  });

  it('the acts that files mark to be undone are these', () => {
    const marked = entities().flatMap(({ actions }) =>
      [...actions].flatMap(([enCode, { undo: isMarked }]) => (isMarked ? [enCode] : [])),
    );
    expect(marked.toSorted()).toEqual(Object.keys(ACTS).toSorted());
  });

  /** An act whose half stays, and one of which a row that others count on was changed since; by name every third. */
  const usual = ({ refused, wrong }: Act) => refused !== undefined || wrong !== undefined;
  it.each(Object.entries(ACTS).filter(([, act], at) => scaled(true, isAtLength ? at % 3 === 0 : usual(act))))(
    '%s is undone, and once more around a row that was changed since',
    async (EnCode, { prepare, request, touches, where = 'TRUE', wrong, refused }) => {
      if (prepare) await prepared(prepare);
      const before = await settled();
      const asked = await request(one);
      const whole = await done(EnCode, asked);
      const after = await stored();
      expect(differing(before, after)).not.toEqual([]);
      const undone = await undo(whole);
      expect(undone.value, undone.message).toMatchObject({ Left: 0 });
      expect(differing(before, await stored()).filter((line) => !NEWS.test(line))).toEqual([]);

      const half = await done(EnCode, asked);
      const own = entities().find(({ name, actions }) => (touches ? name === touches : actions.has(EnCode)))!;
      const id = await one(
        `SELECT j.row_id AS it FROM sys_journal j JOIN ${ident(own.table)} t ON t."Id" = j.row_id AND t."IsDeleted" = 0
         WHERE j.act = '${half}' AND j.place = '${own.table}' AND ${where} ORDER BY j.kind, j.row_id LIMIT 1`,
      );
      await sql(`UPDATE ${ident(own.table)} SET "Version" = "Version" + 1 WHERE "Id" = $1`, [id]);
      const touched = await stored();
      const halfUndone = await undo(half);
      if (refused !== undefined) {
        expect(halfUndone.message).toContain(refused);
        expect(differing(touched, await stored())).toEqual([]);
        return;
      }
      expect(halfUndone.value, halfUndone.message).toMatchObject({
        LeftRows: expect.arrayContaining([{ Title: own.title, Name: expect.anything(), Message: TOUCHED }]),
      });
      const last = await stored();
      expect(last.get(`${own.table} ${id}`)).toBe(touched.get(`${own.table} ${id}`));
      const [task] = await sql(`SELECT "State" FROM "ActionTask" WHERE "Id" = $1`, [half]);
      expect(task).toEqual({ State: '6' });
      if (wrong !== undefined) expect(await sql(wrong)).toEqual([]);
    },
  );
}
