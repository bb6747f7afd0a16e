import { arrivalBy } from '../../data/clock.ts';
import type { Caller } from '../../data/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { downloadUrl } from '../../storage/attachments.ts';
import { ownTaking } from './answer.ts';
import { fileIds, filesOfPaper, withFiles } from './files.ts';
import { lastPaper } from './last-paper.ts';
import { titleOf, type Parts } from './parts.ts';
import { askedOf, orderedFor, publishedPaper, readPublished } from './published.ts';
import { closedBecause, doneBecause, replacesLast } from './window.ts';

/** What the caller is asked, and what is answered so far: what a page of kind paper shows. */
export async function ownPaper(engine: Engine, parts: Parts, caller: Caller, id: string) {
  const { database } = engine;
  const title = titleOf(parts);
  const taking = await ownTaking(database, parts, caller.subject.UserId, id);
  const survey = await readPublished(database, parts, taking.paperId);
  const paper = await publishedPaper(engine, database, parts, survey);
  const Closed =
    closedBecause(title, survey, arrivalBy(survey.Clock, caller)) ?? doneBecause(title, taking) ?? '';
  const last = await lastPaper(engine, parts, taking.SheetId, survey);
  const answers = taking.Draft ?? (replacesLast(taking) ? last.answers : {});
  const questions = Closed === '' && paper ? paper.questions : [];
  const ids = fileIds(questions, answers);
  const files = await filesOfPaper(database, parts, caller.subject.UserId, taking.Id, ids);
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
    Anonymous: survey.IsAnonymous ?? 0,
    Changeable: taking.AllowEdit,
    Results: [...last.results],
  };
}
