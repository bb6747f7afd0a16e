import { useState } from 'react';
import type { Attachment } from '../../data.ts';
import type { Paper } from './paper.ts';

/** What a question of files is given: where they are sent, and what those of its answer are called. */
export interface QuestionFiles {
  /** Absent where nothing can be sent, such as in a preview. */
  readonly purpose: string | undefined;
  readonly known: readonly Attachment[];
  /** Nothing of what is handed in may lead to a person. */
  readonly isNameless: boolean;
  /** A file was sent. */
  attached(attachment: Attachment): void;
  /** So many are made ready or on their way, or failed and can be sent again. */
  waits(count: number): void;
}

/** For questions that nobody answers. */
export const NO_FILES: QuestionFiles = {
  purpose: undefined,
  known: [],
  isNameless: false,
  attached: () => undefined,
  waits: () => undefined,
};

interface PaperFiles {
  of(question: string): QuestionFiles;
  /** Whether files of a question are not there yet. */
  isWaiting(question: string): boolean;
}

/** The files of a paper: those that it came with and those that are sent while it is answered. */
export function usePaperFiles(
  save: string | undefined,
  own: string | undefined,
  { files, isAnonymous }: Pick<Paper, 'files' | 'isAnonymous'>,
): PaperFiles {
  const [known, setKnown] = useState(files);
  const [waiting, setWaiting] = useState<ReadonlyMap<string, number>>(new Map());
  return {
    of: (question) => ({
      purpose: save === undefined || own === undefined ? undefined : `${save}/${own}/${question}`,
      known,
      isNameless: isAnonymous,
      attached: (attachment) => setKnown((before) => [...before, attachment]),
      waits: (count) =>
        setWaiting((before) =>
          (before.get(question) ?? 0) === count ? before : new Map(before).set(question, count),
        ),
    }),
    isWaiting: (question) => (waiting.get(question) ?? 0) > 0,
  };
}
