import { expect, it } from 'vitest';
import { sampleBallot, type BallotTemplate } from './sample.ts';

const template = (more: Partial<BallotTemplate>): BallotTemplate => ({
  Id: 't1',
  TplName: '评选',
  Intro: null,
  Layout: '1',
  MinSelect: 1,
  MaxSelect: 2,
  MaxScore: 100,
  Levels: '困难、一般困难、不困难',
  ScoreItems: null,
  ...more,
});

it.each([
  ['cards', '1', ['2'], 1],
  ['a list', '2', ['2'], 0],
  ['a scoring table', '3', ['8'], 0],
  ['levels', '4', ['7'], 0],
])('M04 vote: a template of %s is shown with six samples', (_name, Layout, types, cards) => {
  const { Questions, Preview } = sampleBallot(template({ Layout }));
  expect(Questions.map(({ Type }) => Type)).toEqual(types);
  expect(Questions[0]!.Cards).toBe(cards);
  const { Options = [], Rows } = Questions[0]!;
  expect(Rows ?? Options).toHaveLength(6);
  expect(Preview).not.toBe('');
});

it('M04 vote: each item of a scoring table is a question of its own', () => {
  const ScoreItems = [
    { Name: '创意', Max: 60, Weight: 0.5 },
    { Name: '表演', Max: 40, Weight: 0.5 },
  ];
  const { Questions } = sampleBallot(template({ Layout: '3', ScoreItems }));
  expect(Questions.map(({ MaxScore }) => MaxScore)).toEqual([60, 40]);
});
