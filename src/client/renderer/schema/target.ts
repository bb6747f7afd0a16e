import type { EntityModel } from '../../../contract/model.ts';
import type { ExportRequest, Row } from '../data.ts';
import type { LoadedPage } from '../pages.ts';

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
  /** Values of a new row that follow from where the button stands, such as the parent of a sub-list. */
  readonly initial?: Row;
  /** What an export of this list asks for. */
  readonly exports?: Pick<ExportRequest, 'Entity' | 'Filter' | 'Page' | 'Tab' | 'Columns'>;
  /** Set when all rows that match are meant, those that `exports` asks for: how many they are. */
  readonly all?: number;
  /** Parameters that follow from where the button stands: nothing is asked for. */
  readonly given?: Row;
  /** The row that is chosen in another part of the page. */
  readonly chosen?: Row | undefined;
  /** Values of the form that the button stands in. */
  readonly values?: Row;
  /** Called after the rows were changed; `gone` when they no longer exist. */
  done(gone?: boolean): void;
}
