import type { ComponentType } from 'react';
import type { NamedField } from '../../../contract/field-rules.ts';
import type { ChildGrid, ChildPick } from '../../../contract/generated/meta.ts';
import type { Row } from '../data.ts';
import type { LoadedPage } from '../pages.ts';

/** An action that asks for its parameters. */
export interface ActAsked {
  readonly enCode: string;
  readonly rows: readonly string[];
}

/** What an input may ask about the row that it is part of. */
export interface FieldOwner {
  /** Entity whose field or action asks. */
  readonly entity: string;
  /** What stands before a field's name when it is part of a list: `Family.`. */
  readonly prefix?: string;
  /** What stands before the names of a list's columns; absent: the name of the list. */
  readonly linePrefix?: string | undefined;
  /** The row that an action is about, whose parameters are asked for. */
  readonly about?: Row | undefined;
  /** The action whose parameters are asked for, and the rows that it is about. */
  readonly act?: ActAsked | undefined;
  /** The row as typed so far. */
  row(): Row;
}

/** What a page says of the lines of a sub-table. */
export interface LinesUse {
  /** Column that holds the place of a line. */
  readonly order?: string;
  /** Column of a dictionary whose items the lines stand in groups of. */
  readonly groups?: string;
  /** The lines are places in rows and columns. */
  readonly grid?: ChildGrid;
  /** Condition over a stored line: nobody may change or remove it. */
  readonly locked?: string;
  /** The list that lines are picked from. */
  readonly pick?: ChildPick & { readonly list: LoadedPage };
}

/** What every input gets. Inputs know neither the form library nor the server's envelope. */
export interface InputProps {
  readonly id: string;
  readonly field: NamedField;
  readonly value: unknown;
  /** Display text or attachments that travel beside the value. */
  readonly twin?: unknown;
  readonly owner: FieldOwner;
  /** Value of the field that this one stands under. */
  readonly above?: unknown;
  /** Items of the field's dictionary that may be chosen; absent: all. */
  readonly offered?: ReadonlySet<string> | undefined;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly describedBy?: string;
  /** Name for assistive technology where no label element points at the input. */
  readonly label?: string;
  /** Problems of parts of the value, by what follows the field's name in the problem's key, such as `[0].Name`. */
  readonly problems?: ReadonlyMap<string, string>;
  readonly lines?: LinesUse | undefined;
  onChange(value: unknown, twin?: unknown): void;
  onBlur?(): void;
}

export interface ViewProps {
  readonly field: NamedField;
  readonly value: unknown;
  /** The row that the value is part of, for its twin. */
  readonly row: Row;
  /** A cell shows one line, a block may be taller. */
  readonly place: 'cell' | 'block';
}

export interface FilterProps {
  readonly id: string;
  readonly field: NamedField;
  readonly value: unknown;
  readonly owner: FieldOwner;
  readonly multiple: boolean;
  /** How many rows stand behind each choice; absent: nobody counted. */
  readonly counts?: Readonly<Record<string, number>> | undefined;
  readonly describedBy?: string;
  readonly invalid?: boolean;
  readonly label?: string;
  onChange(value: unknown): void;
}

/** One field type in the browser. */
export interface FieldKit {
  readonly Input: ComponentType<InputProps>;
  readonly View: ComponentType<ViewProps>;
  readonly Filter: ComponentType<FilterProps>;
  /** What the view shows where that is a plain text: a cell that surely holds it needs no element around it. */
  text?(shown: Omit<ViewProps, 'place'>): string | undefined;
}
