import { mixed, mixedQuestions } from '../../../contract/paper/order.ts';
import type { Question } from '../../../contract/paper/question.ts';
import type { Factor } from '../../../contract/paper/score.ts';
import { memoized } from '../../../contract/memoized.ts';
import { isDerived, type EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import { CLOCK_SQL } from '../../data/time/clock.ts';
import type { Database, Queryable, Transaction } from '../../data/database/database.ts';
import type { Engine } from '../../data/engine.ts';
import { refuse } from '../../data/refusal.ts';
import { factorOf, readQuestions, type Design } from './design.ts';
import { columnsOf, statementOf, tableOf, titleOf, type Parts } from './parts.ts';
import type { Window } from './window.ts';

// SQL: p is paper.paper

/** What a published paper says to those who answer it; a setting that its entity does not have is not there. */
export interface Published extends Window {
  readonly Id: string;
  readonly Title: string;
  readonly Description?: string | null;
  readonly ScaleCode?: string | null;
  readonly MinSeconds?: number | null;
  readonly OnePerPage?: number | null;
  readonly ShowResult?: number | null;
  readonly IsAnonymous?: number | null;
  readonly RandomOrder?: number | null;
  /** Minutes of a person's own time. */
  readonly TimeLimit?: number | null;
  readonly PassScore?: number | null;
  /** Minutes after the start in which the paper may be begun. */
  readonly EnterLimit?: number | null;
  /** Times that a person may leave the page. */
  readonly SwitchLimit?: number | null;
  /** The choices of every question stand in an order of the answerer's own. */
  readonly RandomOptions?: number | null;
  /** 0: nobody is told the right choices with the verdict. */
  readonly ShowAnswer?: number | null;
  /** When it was published, to the microsecond: what was frozen then never changes. */
  readonly Frozen: string | null;
  /** The database's clock when this was read. */
  readonly Clock: string;
}

/** The statement that reads what papers say. */
const readingOf = memoized((paper: EntityModel): string => {
  const said = [...paper.fields.values()].filter((field) => !isDerived(field) && field.name !== 'Paper');
  const names = said.map(({ name }) => name);
  return `SELECT ${columnsOf(paper, 'p', names)}, ${CLOCK_SQL} AS "Clock", p."PublishTime"::text AS "Frozen"
     FROM ${tableOf(paper)} p WHERE p."Id" = $1 AND p."IsDeleted" = 0`;
});

/** Not locked: all who answer read it at once. */
export async function readPublished(queryable: Queryable, parts: Parts, id: string): Promise<Published> {
  const answer = await queryable.query<Published & Row>(
    readingOf(parts.paper),
    [id],
    statementOf(parts, 'window'),
  );
  const [found] = answer.rows;
  if (!found) throw refuse(`${titleOf(parts)}不存在`);
  return found;
}

const asking = new WeakMap<Transaction, Map<string, Promise<Published>>>();

/** The same, asked once for all whose answers are kept in one transaction at the same moment. */
export function sharedPublished(tx: Transaction, parts: Parts, id: string): Promise<Published> {
  const papers = asking.get(tx) ?? new Map<string, Promise<Published>>();
  asking.set(tx, papers);
  const asked = papers.get(id) ?? readPublished(tx, parts, id).finally(() => papers.delete(id));
  papers.set(id, asked);
  return asked;
}

/** Sheets of one person on one day; null: days do not count. */
export function mostDaily({ block }: Pick<Parts, 'block'>, paper: object): number | null {
  const said: unknown = block.daily === undefined ? null : (paper as Row)[block.daily];
  return typeof said === 'number' ? said : null;
}

/** Whether what comes out of a paper is for those alone who may read single answers. */
export const isPrivate = ({ block }: Pick<Parts, 'block'>, paper: object): boolean =>
  block.private !== undefined && compileCondition(block.private.when).test({ row: { ...paper } });

/** What a published paper asks, and how that is counted. */
export interface PublishedPaper {
  readonly design: Design;
  readonly questions: readonly Question[];
  readonly factors: readonly Factor[];
}

const MOST_KEPT = 50;
const kept = new WeakMap<Database, Map<string, PublishedPaper>>();

/**
 * What is asked by a paper; undefined before it is published. It never changes after that, so that a school which answers at
 * once has it read once and not with every sheet.
 */
export async function publishedPaper(
  { database }: Pick<Engine, 'database'>,
  queryable: Queryable,
  parts: Parts,
  { Id, Frozen }: Published,
): Promise<PublishedPaper | undefined> {
  if (Frozen === null) return undefined;
  const papers = kept.get(database) ?? new Map<string, PublishedPaper>();
  kept.set(database, papers);
  const key = `${Id} ${Frozen}`;
  const known = papers.get(key);
  if (known) return known;
  const answer = await queryable.query<{ design: Design | null }>(
    `SELECT p."Paper" AS design FROM ${tableOf(parts.paper)} p WHERE p."Id" = $1 AND p."PublishTime"::text = $2`,
    [Id, Frozen],
  );
  const design = answer.rows[0]?.design;
  if (!design) return undefined;
  const paper = { design, questions: readQuestions(parts, design), factors: design.Factors.map(factorOf) };
  const [oldest] = papers.keys();
  if (papers.size >= MOST_KEPT && oldest !== undefined) papers.delete(oldest);
  papers.set(key, paper);
  return paper;
}

/** The questions in the order in which this person is asked them. */
export const orderedFor = (questions: readonly Question[], isMixed: boolean, seed: string): Question[] =>
  isMixed ? mixedQuestions(questions, seed) : [...questions];

/** The questions as they are sent to a person who answers: nothing of what an answer scores. `seed`: of an order of one's own. */
export function askedOf(questions: Design['Questions'], seed: string, isMixed = false): Design['Questions'] {
  return questions.map(({ IsReverse: _reverse, Answer, Points: _points, Drawn: _drawn, ...asked }) => {
    const { RandomOptions, Options, Section, SectionNote, ...question } = asked;
    const choices = Array.isArray(Options) ? (Options as Record<string, unknown>[]) : [];
    const isOpen = ({ AllowOther }: Record<string, unknown>) => AllowOther === 1;
    // 'something else' stays below all that it is else than
    const ordered =
      RandomOptions === 1 || isMixed
        ? [
            ...mixed(
              choices.filter((one) => !isOpen(one)),
              `${seed} ${question.Id}`,
            ),
            ...choices.filter(isOpen),
          ]
        : choices;
    return {
      ...question,
      // a question that was chosen by hand may stand in no part
      ...(Section ? { Section } : {}),
      ...(SectionNote ? { SectionNote } : {}),
      // how many blanks there are is no secret; what belongs into them is
      ...(Array.isArray(Answer) && choices.length === 0 && { Blanks: Answer.length }),
      Options: ordered.map(({ Key, Text, JumpTo, AllowOther, Picture, Note }) => ({
        Key,
        Text,
        JumpTo,
        AllowOther,
        ...(Picture ? { Picture } : {}),
        ...(Note ? { Note } : {}),
      })),
    };
  });
}
