import { expect, it } from 'vitest';
import { entities } from '../../../src/contract/generated/entities.ts';
import { onPostgres } from '../../_util/postgres.ts';
import { scaled } from '../../_util/scale.ts';
import type { TestSchool } from '../../_util/server.ts';
import { exportedSheets } from '../../_util/survey-answers.ts';
import { act, paperOf, publishedFor, rowsOf, submit } from '../../_util/survey.ts';
import { expectNowhere, plainInOwnFiles, plainInTables, type Finder } from '../../_util/stored-raw.ts';

const LOGINS = ['04', '05', '06', '07'].map((end) => `2024010101${end}`);
/** Each answerer of each questionnaire gives three things that are sought: a word, two choices and their score. */
const ROUNDS = scaled(84, 1);

const BITS = Array.from({ length: 9 }, (_, bit) => bit);
const keyOf = (bit: number) => `K${bit}zq`;
/** What everybody chooses, so that a score is long enough to be sought. */
const ALWAYS = [...BITS.map((at) => ({ Key: `T${at}`, Score: 1_000 })), { Key: 'H', Score: 0.5 }];
/** Nine times a thousand, as many ones as the choices stand for, and a half: the score of the question, of the factor and of all. */
const TOTAL_OF_THREE = 9_003.5;
const OPTIONS = [...ALWAYS, ...BITS.map((bit) => ({ Key: keyOf(bit), Score: 2 ** bit }))];
const DESIGN = {
  Questions: [
    {
      Type: '2',
      Title: '近来怎样',
      Required: 1,
      MinSelect: 2,
      MaxSelect: OPTIONS.length,
      Options: OPTIONS.map((option) => ({ ...option, Text: `样${option.Key}` })),
    },
    { Type: '5', Title: '想说的话', Required: 0 },
  ],
  Factors: [
    {
      Code: 'S',
      Name: '睡眠',
      Calc: '1',
      Questions: [1],
      Levels: [{ Min: 0, Max: 99_999, WarnLevel: '2', Advice: '请来聊聊' }],
    },
  ],
};

const LETTERS = { told: 'xgtold', why: 'xgwhy', talked: 'xgtalk' };
const WORD = new RegExp(`(?:${Object.values(LETTERS).join('|')})\\d`, 'g');
/** In a design choices stand apart from each other; in an answer, a draft or a binary list they follow each other. */
const PAIR = /K\dzq[\\"]*(?:\s*,\s*[\\"]*)?K\dzq/g;
const TOTAL = /(?<![\d.])9\d{3}\.5(?!\d)/g;
/** A number of the database in its own digits: a short head without a sign, one decimal, and two groups of four. */
// oxlint-disable-next-line no-control-regex -- bytes of a file
const DIGITS = /\x80\x80([\s\S])([\s\S])\x88\x13/g;

const find: Finder = (text) => [
  ...(text.match(WORD) ?? []),
  ...(text.match(PAIR) ?? []),
  ...(text.match(TOTAL) ?? []),
  ...[...text.matchAll(DIGITS)]
    .map(([, low, high]) => low!.charCodeAt(0) + high!.charCodeAt(0) * 256)
    .filter((whole) => whole > 9_000 && whole < 9_512)
    .map((whole) => `the digits of ${whole}.5`),
];

/** What students answered in a psychological test, and what came of it, lies nowhere plain. */
export function seededResults(started: () => TestSchool): void {
  it(`B18 no file, log or table of a school holds what was answered in a psychological test, its scores or what was said of it`, async () => {
    const school = started();
    const psychologist = await school.as('psy01');
    const students = await Promise.all(LOGINS.map((login) => school.as(login)));
    let given = 0;
    let last = '';
    for (let round = 0; round < ROUNDS; round += 1) {
      last = await publishedFor(school.database, psychologist, LOGINS[0]!, {
        Title: `自查${round}`,
        ScoreMode: '2',
        Design: DESIGN,
      });
      for (const [at, student] of students.entries()) {
        const n = 3 + ((round * students.length + at) % 500);
        const chosen = BITS.filter((bit) => (n >> bit) % 2 === 1).map(keyOf);
        // A single choice has none beside it by which it would be told from the design.
        if (chosen.length < 2) chosen.push(...BITS.map(keyOf).filter((key) => !chosen.includes(key)));
        const paper = await paperOf(student, last);
        const always = ALWAYS.map(({ Key }) => Key);
        const Answers = paper.answers([...always, ...chosen], `${LETTERS.told}${round}-${at}`);
        expect((await act(student, 'questionnaire.answer.save', paper.taking, { Answers })).message).toBe('');
        expect((await submit(student, paper.taking, Answers)).message).toBe('');
        given += 3;
      }
    }
    expect(given).toBe(ROUNDS * LOGINS.length * 3);
    const sheets = await rowsOf<{ Id: string; TotalScore: number; FactorScores: object }>(
      school.database,
      `SELECT "Id", "TotalScore", "FactorScores" FROM "AnswerSheet" WHERE "QuestionnaireId" = $1 ORDER BY "TotalScore"`,
      [last],
    );
    expect(sheets).toHaveLength(LOGINS.length);
    const { rows: scores } = await school.database.query<{ Score: number }>(
      `SELECT "Score" FROM "AnswerItem" WHERE "QuestionnaireId" = $1 AND "QuestionNo" = 1`,
      [last],
    );
    expect(scores.flatMap(({ Score }) => find(String(Score)))).toHaveLength(LOGINS.length);
    for (const { TotalScore, FactorScores } of sheets) {
      // What is sought is what there is: the rows open to it.
      expect(find(String(TotalScore))).toEqual([String(TotalScore)]);
      expect(find(JSON.stringify(FactorScores)).length).toBeGreaterThan(0);
    }
    const [sheet] = sheets;
    const reasoned = { WarnLevel: '3', Reason: `${LETTERS.why}1 夜里常常哭醒` };
    expect((await act(psychologist, 'questionnaire.warn.set', sheet!.Id, reasoned)).message).toBe('');
    const [follow] = await rowsOf<{ Id: string; Version: number }>(
      school.database,
      `SELECT "Id", "Version" FROM "SurveyFollow" WHERE "SheetId" = $1`,
      [sheet!.Id],
    );
    const talked = await psychologist.call('Data/Save', {
      Entity: entities.SurveyFollow,
      EnCode: 'questionnaire.follow.add',
      Data: {
        ...follow,
        FollowWay: '1',
        FollowTime: '2026-11-20 10:00:00',
        Content: `${LETTERS.talked}1 谈了一个小时，情绪平稳`,
        Result: '1',
      },
    } as never);
    expect([talked.message, JSON.stringify(talked.value?.Fields ?? '')]).toEqual(['', '""']);
    // Read by all who may read it, searched and given out.
    expect((await exportedSheets(school, psychologist, last)).length).toBe(LOGINS.length + 1);
    const items = await psychologist.call('Data/List', {
      Entity: entities.AnswerItem,
      Filter: { QuestionnaireId: last },
      PageIndex: 1,
      PageSize: 100,
    });
    expect(JSON.stringify(items.value)).toContain(LETTERS.told);

    await expectNowhere(school, find);

    // Each thing that is sought is found where somebody lays it plain, in the table and in its file. The log of a PostgreSQL server
    // would keep it for the person who seeks there next.
    if (onPostgres) return;
    await school.database.query('CREATE TABLE laid_plain (said text, score numeric(8,1), chosen jsonb)');
    await school.database.query('INSERT INTO laid_plain VALUES ($1, $2, $3)', [
      `${LETTERS.told}9`,
      TOTAL_OF_THREE,
      JSON.stringify([keyOf(0), keyOf(1)]),
    ]);
    expect(await plainInTables(school.database, find)).toHaveLength(3);
    const inFiles = (await plainInOwnFiles(school, find)).join();
    for (const what of [`${LETTERS.told}9`, `the digits of ${TOTAL_OF_THREE}`, `${keyOf(0)}${keyOf(1)}`])
      expect(inFiles).toContain(what);
    await school.database.query('DROP TABLE laid_plain');
  }, 1_800_000);
}
