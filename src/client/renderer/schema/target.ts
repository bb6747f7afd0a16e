import type { ListDetails } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { ExportRequest, Row } from '../data.ts';
import type { LoadedPage } from '../pages.ts';

/** The rows of a list one after the other, from the one that was opened. */
export interface RowWalk {
  watch(changed: () => void): () => void;
  /** "3/12": place of the row and how many there are; "/12" when the row has left the list. */
  where(): string;
  /** Whether there is a row before (-1) or after (1). */
  can(by: -1 | 1): boolean;
  /** Goes there; nothing when its page could not be read. */
  step(by: -1 | 1): Promise<ActionTarget | undefined>;
}

/** A place beside a list where what its rows open stands, one at a time. */
export interface BesidePlace {
  readonly element: HTMLElement;
  /** Leaves what stands there, after asking whether what was typed may be lost. @returns whether the place is free */
  free(): Promise<boolean>;
  /** Told how what begins to stand there is left. Returns the undoing. */
  take(leave: () => Promise<boolean>, rowId: string): () => void;
}

/** What a button works on, told by the block that shows it. */
export interface ActionTarget {
  readonly page: LoadedPage;
  readonly entity: EntityModel;
  /** Empty for buttons of a toolbar. */
  readonly rows: readonly Row[];
  /** Path of the form page that add and edit open, when the page names one. */
  readonly form?: string;
  /** Path of the detail page that view opens, when the page names one. */
  readonly detail?: string;
  /** Detail pages by a value of the row, when the page names them. */
  readonly details?: ListDetails;
  /** Where details and forms open, when it is no drawer. */
  readonly beside?: BesidePlace | undefined;
  /** The page is not the one that is shown: its buttons are those that the reader holds anywhere. */
  readonly isElsewhere?: true;
  /** Counter word of the rows that one goes through, whatever the detail page says. */
  readonly turn?: string;
  /** A row that has left the list by what was done with it gives way to the next one. */
  readonly goesOn?: true;
  /** Begins to go through the list from its one row. */
  readonly walk?: () => RowWalk;
  /** Values of a new row that follow from where the button stands, such as the parent of a sub-list. */
  readonly initial?: Row;
  /** What an export of this list asks for. */
  readonly exports?: Pick<ExportRequest, 'Entity' | 'Filter' | 'Page' | 'Tab' | 'Columns'>;
  /** How many rows match, where the list knows. */
  readonly found?: number;
  /** Set when all rows that match are meant, those that `exports` asks for: how many they are. */
  readonly all?: number;
  /** Parameters that follow from where the button stands: only the others are asked for. */
  readonly given?: Row | undefined;
  /** The row that is chosen in another part of the page. */
  readonly chosen?: Row | undefined;
  /** Values of the form that the button stands in. */
  readonly values?: Row;
  /** Called after the rows were changed; `gone` when they no longer exist. */
  done(gone?: boolean): void | Promise<void>;
  /** Called when the action failed: what is shown may be behind what is so. */
  failed?(): void;
}
