import { describe, expect, it } from 'vitest';
import { checkTexts } from '../../src/server/judge/check.ts';
import { problemLine } from '../../src/server/judge/problem.ts';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';

const shipped = readTexts('schemas');
const CANCEL = 'entities/leave/LeaveCancel.json';
const LEAVE_LIST = 'pages/leave/manage-leave.json';

/** What is told of a page once a text of the schemas reads otherwise. */
function toldOf(page: string, file: string, right: string | RegExp, wrong: string): string[] {
  const text = shipped.get(file)!;
  const changed = text.replace(right, wrong);
  expect(changed, `${file} holds ${String(right)}`).not.toBe(text);
  return checkTexts(new Map(shipped).set(file, changed), (one) => one === page).map(problemLine);
}

describe('a list that would sort a whole table at each look', () => {
  it('is named with the index that its order needs', () => {
    const told = toldOf(LEAVE_LIST, LEAVE_LIST, '"columns": [', '"sort": "-Days",\n  "columns": [');
    expect(told).toEqual([
      expect.stringMatching(
        /^schemas\/pages\/leave\/manage-leave\.json:\d+:\d+ #\/sort: .*schemas\/entities\/leave\/LeaveApply\.json 的 "indexes" 中加入 \["Days"\]$/,
      ),
    ]);
  });

  it('is named where it offers an order without an index', () => {
    const told = toldOf(
      LEAVE_LIST,
      LEAVE_LIST,
      /"columns": \[([^\]]*)"Days"/,
      '"columns": [$1{ "field": "Days", "sort": true }',
    );
    expect(told).toEqual([expect.stringMatching(/#\/columns\/\d+\/sort: .*加入 \["Days"\]$/)]);
  });

  it('is named with the rows of the state that it picks out', () => {
    const page = 'pages/leave/cancel-waiting.json';
    const told = toldOf(
      page,
      CANCEL,
      /\{ "fields": \["CreateDate", "Id"\], "when": "row.State == '0'" \},/,
      '',
    );
    expect(told).toEqual([
      expect.stringMatching(
        /LeaveCancel\.json 的 .*\{"fields":\["CreateDate","Id"\],"when":"row\.State == '0'"\}$/,
      ),
    ]);
  });

  it('is not served by rows that depend on who asks', () => {
    const told = toldOf(
      CANCEL,
      CANCEL,
      `"when": "row.State == '0'"`,
      `"when": "row.StudentId == me.StudentId"`,
    );
    expect(told.some((line) => line.includes('#/indexes/0/when'))).toBe(true);
  });
});
