import type { FieldProblem } from '../../contract/envelope.ts';
import type { Row } from '../../contract/rules.ts';

/** A dictionary item or a row that may be chosen. `Form` is the row being edited, for the conditions of the asking field. */
export interface OptionsRequest {
  readonly Source: string;
  readonly Keyword?: string;
  readonly ParentId?: string;
  readonly Ids?: readonly string[];
  readonly Entity?: string;
  /** The action whose parameter asks, in place of the entity. */
  readonly EnCode?: string;
  readonly Field?: string;
  readonly Form?: Row;
  /** A list is narrowed by it: what its rows may name is offered, whether it may still be chosen or not. */
  readonly Narrowing?: boolean;
  /** The rows that the asking action is about. */
  readonly Rows?: readonly string[];
  readonly PageIndex?: number;
  readonly PageSize?: number;
}

export interface Option {
  readonly Value: string;
  readonly Label: string;
  readonly ParentId?: string | null;
  readonly Disabled?: boolean;
  /** Of a person: number, unit and role. */
  readonly Beside?: string;
  /** On the last choice of a page: how many follow it. */
  readonly More?: number;
  /** What the form does not fit with while this is chosen. */
  readonly Unfit?: readonly FieldProblem[];
}

export interface TreeNode {
  readonly Id: string;
  readonly Name: string;
  readonly ParentId: string | null;
  readonly IsLeaf: boolean;
  readonly Count?: number | undefined;
  /** On the last node of a tree that is cut: how many rows it leaves out. */
  readonly More?: number | undefined;
}
