import { describe, expect, it } from 'vitest';
import { checkTexts } from '../../src/server/judge/check.ts';
import { problemLine } from '../../src/server/judge/problem.ts';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';
import { sampled } from '../_util/scale.ts';
import { expectFound } from '../_util/schema-mistake.ts';
import { AUDIENCE_MISTAKES } from '../fixtures/audience-mistakes.ts';
import { CHECKLIST_MISTAKES } from '../fixtures/checklist-mistakes.ts';
import { HANDOUT_MISTAKES } from '../fixtures/handout-mistakes.ts';
import { INTAKE_MISTAKES } from '../fixtures/intake-mistakes.ts';
import { MESSAGE_MISTAKES } from '../fixtures/message-mistakes.ts';
import { SERIES_MISTAKES } from '../fixtures/series-mistakes.ts';
import { SLOT_MISTAKES } from '../fixtures/slot-mistakes.ts';

const errands = readTexts('tests/fixtures/apps/errands');

/** The open day beside what it needs of the product. */
const NEEDED = /^(?:codes\/ErrorCode|menus\/ro(?:les|utes))\.json$/;
const openday = new Map(
  [...errands, ...[...readTexts('schemas')].filter(([file]) => NEEDED.test(file))]
    .filter(([file]) => !/\/errands\/|^menus\/(?:main|routes)|^codes\/ERRAND/.test(file))
    .concat([...readTexts('tests/fixtures/apps/openday')].filter(([file]) => !file.startsWith('scenarios/'))),
);

describe('mistakes in what people are told, in whom a row is for, in its places and in what it hands out', () => {
  it('there is none in what they are made of', () => {
    expect(checkTexts(errands).map(problemLine)).toEqual([]);
  });

  const mistakes = [
    ...MESSAGE_MISTAKES,
    ...AUDIENCE_MISTAKES,
    ...SLOT_MISTAKES,
    ...HANDOUT_MISTAKES,
    ...SERIES_MISTAKES,
  ];
  it.each(sampled(mistakes, 28).map((mistake) => ({ name: mistake[2] || `without ${mistake[1]}`, mistake })))(
    '$name is found where it is, with its reason, and nothing else is told',
    ({ mistake }) => expectFound(mistake, errands),
  );
});

/** What people hand back before they leave, beside the small application. */
const clearance = new Map(
  [...errands, ...readTexts('tests/fixtures/apps/clearance')].filter(
    ([file]) => !file.startsWith('scenarios/'),
  ),
);

describe('mistakes in steps that people go through', () => {
  it('there is none in what they are made of', () => {
    expect(checkTexts(clearance).map(problemLine)).toEqual([]);
  });

  it.each(sampled(CHECKLIST_MISTAKES, 10).map((mistake) => ({ name: mistake[2], mistake })))(
    '$name is found where it is, with its reason, and nothing else is told',
    ({ mistake }) => expectFound(mistake, clearance),
  );
});

describe('20.5 mistakes in what anybody hands in', () => {
  it('there is none in what they are made of', () => {
    expect(checkTexts(openday).map(problemLine)).toEqual([]);
  });

  it.each(sampled(INTAKE_MISTAKES, 10).map((mistake) => ({ name: mistake[2], mistake })))(
    '$name is found where it is, with its reason, and nothing else is told',
    ({ mistake }) => expectFound(mistake, openday),
  );
});
