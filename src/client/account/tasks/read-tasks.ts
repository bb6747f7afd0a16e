import { DOWN_PROGRESS } from '../../../contract/generated/codes.ts';
import type { Paged } from '../../../contract/envelope.ts';
import { firstText, numberOf, objectsOf, pageOf, textOf } from '../../request/reading.ts';
import type { TaskFacts } from './TaskList.tsx';
import type { BusinessType } from './task-query.ts';

/** An import, as its list tells it. */
export interface Upload extends TaskFacts {
  /** The server's text of how it stands. */
  readonly state: string;
  /** Where its details are; empty where nobody says. */
  readonly log: string;
  readonly counts: Counts | undefined;
  readonly error: string;
  /** What the server says of how it runs: that it waits, or was taken up again. */
  readonly note: string;
}

/** An export, as its list tells it. */
export interface Download extends TaskFacts {
  readonly progress: string;
  /** Empty where there is no file any more. */
  readonly url: string;
  readonly counts: Counts | undefined;
  readonly error: string;
  /** What the server says of how it runs: that it waits, or was taken up again. */
  readonly note: string;
}

/** Numbers of a task; the specification has none of them. */
export interface Counts {
  readonly total: number;
  readonly done: number;
  readonly failed: number;
}

type Fields = Readonly<Record<string, unknown>>;

const countsOf = ({ Total, SuccessCount, DoneCount, FailCount }: Fields): Counts | undefined => {
  const total = numberOf(Total);
  if (total === undefined) return undefined;
  return { total, done: numberOf(SuccessCount ?? DoneCount) ?? 0, failed: numberOf(FailCount) ?? 0 };
};

/** A page of imports; a row without an Id is known by its place. */
export function readUploads(answer: unknown): Paged<Upload> {
  const { total, rows } = pageOf(answer);
  const read = rows.map((row, at) => ({
    id: firstText(row['Id']) || `#${at}`,
    name: textOf(row['OriginalFileName']),
    businessType: textOf(row['TaskType']),
    businessName: textOf(row['TaskTypeName']),
    fileType: textOf(row['FileBusinessType']),
    date: textOf(row['CreateDate']),
    state: textOf(row['IsAskForStr']),
    log: textOf(row['TaskLog']),
    counts: countsOf(row),
    error: textOf(row['ErrorMsg']),
    note: textOf(row['RunNote']),
  }));
  return { total, rows: read };
}

/** A page of exports. */
export function readDownloads(answer: unknown): Paged<Download> {
  const { total, rows } = pageOf(answer);
  const read = rows.map((row, at) => ({
    id: firstText(row['Id']) || `#${at}`,
    name: textOf(row['DownFileName']),
    businessType: textOf(row['BusinessType']),
    businessName: textOf(row['BusinessTypeName']),
    fileType: textOf(row['DownType']),
    date: textOf(row['CreateDate']),
    // A flag that says no is what the code for running is.
    progress:
      row['DownProgress'] === false
        ? DOWN_PROGRESS.Running
        : textOf(row['DownProgress'] === true ? 1 : row['DownProgress']),
    url: textOf(row['Url']),
    counts: countsOf(row),
    error: textOf(row['ErrorMsg']),
    note: textOf(row['RunNote']),
  }));
  return { total, rows: read };
}

/** Business types; what is no list has none. */
export const readTypes = (answer: unknown): BusinessType[] =>
  objectsOf(answer).map(({ Id, id, Name, text }) => ({ Id: firstText(Id, id), Name: firstText(Name, text) }));
