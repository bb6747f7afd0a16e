import { beforeAll, expect, it } from 'vitest';
import { entities } from '../../../src/contract/generated/entities.ts';
import type { TestClient } from '../../_util/server.ts';
import { act, paperOf, publishedFor, rowsOf, submit } from '../../_util/survey.ts';
import type { SurveyPeople } from './survey-people.ts';

interface Follow {
  readonly Id: string;
  readonly SheetId: string;
  readonly WarnLevel: string;
  readonly State: string;
}

const CALM = ['A'];
const WORRIED = ['B', ['A']];
const ALARMED = ['B', ['C']];

/** What people handed in and then think better of, before the end. */
export function correctedPapers(people: () => SurveyPeople): void {
  let id: string;
  beforeAll(async () => {
    const { school, psychologist, logins } = people();
    const more = { Title: '可以修改的自查', AllowEdit: 1, MinSeconds: 20 };
    id = await publishedFor(school.database, psychologist, logins[0]!, more);
  });

  /** Opens the paper, looks at it so many seconds, and hands it in. */
  const hand = async (client: TestClient, seconds: number, values: unknown[]): Promise<string> => {
    const { school } = people();
    const { taking, answers } = await paperOf(client, id);
    await school.database.query(
      `UPDATE "SurveyTaking" SET "BeginTime" = "BeginTime" - make_interval(secs => $2) WHERE "Id" = $1`,
      [taking, seconds],
    );
    expect((await submit(client, taking, answers(...values))).message).toBe('');
    const [sheet] = await rowsOf<{ SheetId: string }>(
      school.database,
      `SELECT "SheetId" FROM "SurveyTaking" WHERE "Id" = $1`,
      [taking],
    );
    return sheet!.SheetId;
  };
  const sheetOf = async (sheet: string) =>
    (
      await rowsOf<{ State: string; DurationSec: number }>(
        people().school.database,
        `SELECT "State", "DurationSec"::int AS "DurationSec" FROM "AnswerSheet" WHERE "Id" = $1`,
        [sheet],
      )
    )[0]!;
  const warned = async () => {
    const asked = { Entity: entities.Questionnaire, Filter: { Title: '可以修改的自查' } };
    const { value } = await people().psychologist.call('Data/List', { ...asked, PageIndex: 1, PageSize: 10 });
    return value.rows[0].WarnCount;
  };
  const followsOf = (sheet: string) =>
    rowsOf<Follow>(
      people().school.database,
      `SELECT "Id", "SheetId", "WarnLevel", "State" FROM "SurveyFollow"
       WHERE "SheetId" = $1 AND "IsDeleted" = 0 ORDER BY "State"`,
      [sheet],
    );

  it('counts the time of the sheet that a correction replaces', async () => {
    const [student, hasty] = people().students as [TestClient, TestClient];
    await hand(student, 60, CALM);
    const corrected = await sheetOf(await hand(student, 0, CALM));
    expect(corrected.State).toBe('1');
    expect(corrected.DurationSec).toBeGreaterThanOrEqual(60);
    await hand(hasty, 5, CALM);
    expect((await sheetOf(await hand(hasty, 5, CALM))).State).toBe('2');
    expect((await sheetOf(await hand(hasty, 15, CALM))).State).toBe('1');
  });

  it('counts a person who is warned of once, and no longer when nothing warns', async () => {
    const student = people().students[2]!;
    await hand(student, 60, WORRIED);
    expect(await warned()).toBe(1);
    await hand(student, 0, ALARMED);
    expect(await warned()).toBe(1);
    await hand(student, 0, CALM);
    expect(await warned()).toBe(0);
  });

  it('takes back a follow-up that nobody has worked on, and no other', async () => {
    const { psychologist, students, school } = people();
    const [untouched, student] = students.slice(3) as [TestClient, TestClient];
    await hand(untouched, 60, ALARMED);
    expect(await followsOf(await hand(untouched, 0, CALM))).toEqual([]);

    const [follow] = await followsOf(await hand(student, 60, WORRIED));
    const [stored] = await rowsOf<{ Version: number }>(
      school.database,
      `SELECT "Version" FROM "SurveyFollow" WHERE "Id" = $1`,
      [follow!.Id],
    );
    const talked = await psychologist.call('Data/Save', {
      Entity: entities.SurveyFollow,
      EnCode: 'questionnaire.follow.add',
      Data: {
        ...{ Id: follow!.Id, Version: stored!.Version, Result: '1' },
        ...{ FollowWay: '1', FollowTime: '2026-11-20 10:00:00', Content: '谈了一个小时，情绪平稳，约好再谈' },
      },
    } as never);
    expect(talked.message).toBe('');
    const alarmed = await hand(student, 0, ALARMED);
    expect(await followsOf(alarmed)).toEqual([
      { Id: follow!.Id, SheetId: alarmed, WarnLevel: '3', State: '1' },
    ]);
    expect(await followsOf(await hand(student, 0, CALM))).toMatchObject([
      { Id: follow!.Id, WarnLevel: '3', State: '1' },
    ]);
    expect((await act(psychologist, 'questionnaire.follow.close', follow!.Id)).message).toBe('');
    // What is over stays as it was, and a new warning is looked after anew.
    expect(await followsOf(await hand(student, 0, WORRIED))).toMatchObject([
      { WarnLevel: '2', State: '0' },
      { Id: follow!.Id, WarnLevel: '3', State: '2' },
    ]);
  });
}
