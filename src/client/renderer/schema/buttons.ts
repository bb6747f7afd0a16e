import type { ActionFile, PageButton } from '../../../contract/generated/meta.ts';
import { SUPER_ROLE } from '../../../contract/subject.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../data.ts';
import { holds, type JudgeScope } from './judge.ts';
import { isOn } from './toggled.ts';

/** A button that may be shown. `action` is absent when the entity does not know the EnCode: pressing it says so. */
export interface ShownButton {
  readonly button: PageButton;
  readonly action: ActionFile | undefined;
  readonly text: string;
  readonly danger: boolean;
  /** Of a button that toggles: whether it is on. */
  readonly pressed?: boolean;
}

type Scope = Pick<JudgeScope, 'me'> & { readonly buttons: ReadonlySet<string> };

/** Whether the button is placed for the caller, who holds it. */
export const isPlaced = ({ EnCode, roles }: Pick<PageButton, 'EnCode' | 'roles'>, scope: Scope): boolean =>
  scope.buttons.has(EnCode) &&
  (roles === undefined ||
    [SUPER_ROLE, ...roles].some((role) => role === '*' || scope.me.Roles.includes(role)));

/** Buttons that work on no row: granted, and their page condition holds. */
export function tableButtons(
  buttons: readonly PageButton[] | undefined,
  entity: EntityModel,
  scope: Scope,
): ShownButton[] {
  return (buttons ?? [])
    .filter((button) => isPlaced(button, scope) && holds(button.when, scope))
    .map((button) => shown(button, entity))
    .filter(isRun);
}

/**
 * Buttons of one row: granted, let through by the server for this row (`_Actions`), and their page condition holds.
 * A row that carries no `_Actions` is judged by the entity's own guard.
 */
export function rowButtons(
  buttons: readonly PageButton[] | undefined,
  entity: EntityModel,
  row: Row,
  scope: Scope,
): ShownButton[] {
  return (buttons ?? [])
    .filter(
      (button) =>
        isPlaced(button, scope) &&
        holds(button.when, { ...scope, row }) &&
        isAllowed(button.EnCode, entity, row, scope),
    )
    .map((button) => shown(button, entity, row))
    .filter(isRun);
}

/** Whether an EnCode may run on a row, by what the server told with the row. */
export function isAllowed(enCode: string, entity: EntityModel, row: Row, scope: Scope): boolean {
  const action = entity.actions.get(enCode);
  if (!action) return true;
  const allowed: unknown = row['_Actions'];
  if (Array.isArray(allowed)) return allowed.includes(enCode);
  return holds(action.when, { ...scope, row });
}

/** A grant of plain reading has nothing to run: a page names it so that it can be granted. */
const isRun = ({ action }: ShownButton) => action?.verb !== 'plain';

function shown(button: PageButton, entity: EntityModel, row: Row = {}): ShownButton {
  const action = entity.actions.get(button.EnCode);
  const text = button.text ?? action?.title ?? button.EnCode;
  const count = row[button.count ?? ''] ?? '';
  return {
    button,
    action,
    text: `${text} ${String(count)}`.trimEnd(),
    ...(action?.verb === 'toggle' ? { pressed: isOn(action, row) } : {}),
    danger: button.type === 'danger' || action?.danger === true || action?.verb === 'delete',
  };
}
