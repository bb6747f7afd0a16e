import type { Row } from '../../contract/rules.ts';
import type { HandlerContext, WriteContext } from './module.ts';

/** What a person hands in. */
export interface HandedAnswers {
  readonly paperId: string;
  /** The person, where the paper says of which entity. */
  readonly personId: string | null;
  /** Values by the Id of their question. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** What a module does when somebody hands in a sheet of a paper; nothing is done of anonymous ones. */
export interface PaperRules {
  /** Before what was handed in is stored: it may throw a Refusal. Of an anonymous paper nothing of it may be kept. */
  judge?(context: WriteContext, handed: HandedAnswers): Promise<void>;
  /** After a sheet was stored; `replaced`: the one in whose place it stands. */
  kept?(
    context: WriteContext & Pick<HandlerContext, 'enCode'>,
    sheet: Row,
    replaced: string | null,
  ): Promise<void>;
  /** What its person is told of a sheet at once, in place of its points. */
  told?(
    context: WriteContext,
    sheet: Row,
  ): Promise<readonly { readonly Name: string; readonly Level: string; readonly Advice: string }[]>;
}
