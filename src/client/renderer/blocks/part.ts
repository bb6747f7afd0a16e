import type { ComponentType } from 'react';
import type { PageBlock } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../data.ts';
import type { LoadedPage } from '../pages.ts';
import type { Place } from '../schema/fault.ts';

/** What the blocks of one page share. */
export interface PartPage {
  readonly page: LoadedPage;
  /** The row of a detail page; boards have none. */
  readonly row?: Row;
  readonly entity?: EntityModel;
  /** The day or month that a board is about, where it lets the reader choose. */
  readonly reportDate?: string;
  /** What the reader narrows a board by. */
  readonly filter?: Row;
  /** How often the page was read anew. */
  readonly times: number;
  /** Reads the page's data anew. */
  reload(): void;
}

export type BlockName = PageBlock['block'];

export interface PartProps<Name extends BlockName = BlockName> {
  readonly block: Extract<PageBlock, { block: Name }>;
  readonly place: Place;
  readonly on: PartPage;
}

/** Draws one kind of block. */
export type Part<Name extends BlockName = BlockName> = ComponentType<PartProps<Name>>;
