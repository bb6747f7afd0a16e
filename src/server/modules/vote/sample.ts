import type { VoteSampleOutput } from '../../../contract/generated/calls.ts';
import type { VoteTemplate } from '../../../contract/generated/entities.ts';
import { questionsOf } from '../../engines/tally/ballot.ts';

/** Nobody's names: what a ballot of the template looks like before it has candidates. */
const SAMPLES = ['甲', '乙', '丙', '丁', '戊', '己'].map((one, at) => ({
  Sort: at + 1,
  Name: `候选人${one}`,
  Summary: `示例候选项${at + 1}的简介`,
}));

/** What a template says of the ballots that it makes. */
export type BallotTemplate = Pick<
  VoteTemplate,
  'Id' | 'TplName' | 'Intro' | 'Layout' | 'MinSelect' | 'MaxSelect' | 'MaxScore' | 'Levels' | 'ScoreItems'
>;

/** The ballot that a template makes, of six samples: what a page of kind paper shows. */
export function sampleBallot(template: BallotTemplate): VoteSampleOutput {
  const { Id, Intro } = template;
  const Title = template.TplName ?? '';
  const asked = questionsOf({ ...template, Title }, SAMPLES);
  return {
    Id,
    Title,
    Intro: Intro ?? '',
    Closed: '',
    Preview: '预览模式，投票不计入结果',
    Questions: asked.map(({ QType, ...question }, at) => ({
      ...question,
      Id: String(at + 1),
      Type: String(QType),
      Title: String(question['Title']),
    })),
  };
}
