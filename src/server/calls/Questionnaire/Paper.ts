import { arrivalBy } from '../../data/clock.ts';
import { ownTaking, readPublished } from '../../modules/questionnaire/answer.ts';
import { fileIds, filesOfPaper, withFiles } from '../../modules/questionnaire/files.ts';
import { lastPaper } from '../../modules/questionnaire/last-paper.ts';
import { askedOf, orderedFor } from '../../modules/questionnaire/paper.ts';
import { publishedPaper } from '../../modules/questionnaire/published-paper.ts';
import { closedBecause, doneBecause, replacesLast } from '../../modules/questionnaire/window.ts';
import { downloadUrl } from '../../storage/attachments.ts';
import type { Handler } from '../call.ts';

/** What the caller is asked, and what is answered so far. */
export const ownPaper: Handler<'Questionnaire/Paper'> = async ({ engine }, { caller, input }) => {
  const { database } = engine;
  const taking = await ownTaking(database, caller.subject.UserId, input.Id);
  const survey = await readPublished(database, taking.QuestionnaireId);
  const paper = await publishedPaper(engine, database, survey);
  const Closed = closedBecause(survey, arrivalBy(survey.Clock, caller)) ?? doneBecause(taking) ?? '';
  const last = await lastPaper(database, taking.SheetId, survey);
  const answers = taking.Draft ?? (replacesLast(taking) ? last.answers : {});
  const questions = Closed === '' && paper ? paper.questions : [];
  const files = await filesOfPaper(database, caller.subject.UserId, taking.Id, fileIds(questions, answers));
  return {
    Id: taking.Id,
    Title: survey.Title,
    Intro: survey.Description ?? '',
    Deadline: survey.EndTime ?? '',
    One: survey.OnePerPage ?? 0,
    Closed,
    Questions: Closed === '' && paper ? [...askedOf(paper.design, taking.Id)] : [],
    Order:
      paper && survey.RandomOrder === 1
        ? orderedFor(paper.questions, true, taking.Id).map(({ no }) => no)
        : [],
    Answers: withFiles(questions, answers, files),
    Files: [...files.values()].map(({ Id, OriginalFileName: Name, Size }) => ({
      Id,
      Name,
      Url: downloadUrl(Id),
      Size,
    })),
    Anonymous: survey.IsAnonymous,
    Changeable: taking.AllowEdit,
    Results: [...last.results],
  };
};
