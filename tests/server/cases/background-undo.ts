import { expect, it, vi } from 'vitest';
import type { TestClient, TestSchool } from '../../_util/server.ts';

/** The school, an office of it, and an import of 1,700 people with their accounts and roles. */
interface Undoing {
  readonly school: TestSchool;
  readonly office: TestClient;
  /** Everything that the import may have written, as it stands. */
  living(): Promise<object[]>;
  /** How a task of an import stands. */
  stateOf(task: string): Promise<Record<string, unknown> | undefined>;
  /** Imports them. @returns the task */
  imported(): Promise<string>;
}

const UNDO = 'task.import.undo';
const STOP = 'task.import.stopUndo';

/** An act that wrote too much for its undo to be waited for. */
export function backgroundUndo(started: () => Undoing): void {
  it('an act of many rows is undone in the background: it says how far it is, is stopped as a whole, and done as a whole', async () => {
    const { school, office, living, stateOf, imported } = started();
    const undo = (client: TestClient, Id: string, EnCode = UNDO, Params = {}) =>
      client.call('Data/Action', { EnCode, Ids: [Id], Params });
    const before = await living();
    const task = await imported();
    const there = await living();
    if (school.database.kind === 'postgres') {
      // The undo stands at the last of its tables until the gate is open.
      await school.database.query(
        `CREATE TABLE gate AS SELECT 1 AS shut; CREATE FUNCTION wait_at_gate() RETURNS trigger LANGUAGE plpgsql AS $wait$ BEGIN
           WHILE EXISTS (SELECT 1 FROM gate) LOOP PERFORM pg_sleep(0.05); END LOOP; RETURN NULL; END $wait$;
         CREATE TRIGGER wait_at_gate BEFORE UPDATE ON "UserRole" FOR EACH STATEMENT EXECUTE FUNCTION wait_at_gate()`,
      );
      try {
        expect((await undo(office, task)).value).toEqual({ Running: 1 });
        await vi.waitFor(
          async () =>
            expect((await stateOf(task))!['UndoNote']).toMatch(/^正在撤销：已处理[1-9]\d*\/5100条$/),
          { timeout: 25_000, interval: 100 },
        );
        expect((await living()).length).toBe(there.length);
        const stranger = await school.as('edu01');
        expect((await undo(stranger, task, STOP)).code).not.toBe(0);
        expect((await undo(office, task, STOP)).code).toBe(0);
      } finally {
        await school.database.query('DELETE FROM gate');
      }
      // A preview locks the same rows, and is refused as long as the undo has not let go of them.
      await vi.waitFor(
        async () =>
          expect((await undo(office, task, UNDO, { Preview: 1 })).value).toMatchObject({
            Removed: 5_100,
            Left: 0,
          }),
        { timeout: 120_000, interval: 300 },
      );
      expect(await stateOf(task)).toEqual({ IsAskForStr: '已完成', UndoNote: null, UndoUserName: null });
      expect(await living()).toEqual(there);
      await school.database.query('DROP FUNCTION wait_at_gate CASCADE; DROP TABLE gate');
    }
    expect((await undo(office, task)).value).toEqual({ Running: 1 });
    await vi.waitFor(async () => expect(await stateOf(task)).toMatchObject({ IsAskForStr: '已撤销' }), {
      timeout: 240_000,
      interval: 200,
    });
    expect(await living()).toEqual(before);
  }, 300_000);
}
