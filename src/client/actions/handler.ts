import type { ReactNode } from 'react';
import type { ActionFile, PageButton } from '../../contract/generated/meta.ts';
import type { Subject } from '../../contract/subject.ts';
import type { Navigation, Notify } from '../renderer/contexts.ts';
import type { PageData } from '../renderer/data.ts';
import type { ActionTarget } from '../renderer/schema/target.ts';

/** Shows something above the page; resolves when it is closed, with what it was closed with. */
export type OpenDialog = <Result>(
  render: (close: (result?: Result) => void) => ReactNode,
) => Promise<Result | undefined>;

/** What handlers work with. */
export interface ActionServices {
  readonly data: PageData;
  readonly me: Subject;
  readonly notify: Notify;
  readonly navigation: Navigation;
  readonly openDialog: OpenDialog;
}

/** One press of a button whose EnCode the entity knows. */
export interface ActionCall {
  readonly button: PageButton;
  readonly action: ActionFile;
  readonly target: ActionTarget;
  readonly services: ActionServices;
}

export type ActionHandler = (call: ActionCall) => Promise<void>;

/** Ids of the rows that a call works on. */
export const idsOf = (target: ActionTarget): string[] => target.rows.map((row) => String(row['Id']));
