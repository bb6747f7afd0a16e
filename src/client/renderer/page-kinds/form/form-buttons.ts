import type { PageButton, Verb } from '../../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../../contract/model.ts';
import type { Subject } from '../../../../contract/subject.ts';
import type { Row } from '../../data.ts';
import { rowButtons, tableButtons, type ShownButton } from '../../schema/buttons.ts';

/** Verbs of the buttons that store what is typed; the others run as they do anywhere. */
export const SAVING: ReadonlySet<Verb> = new Set<Verb>(['add', 'edit', 'save', 'submit']);
const FOR_NEW: ReadonlySet<Verb> = new Set<Verb>(['add', 'save', 'submit', 'handler', 'open']);

/** Whether a button saves the form. */
export const isSaving = (shown: ShownButton): boolean =>
  shown.action !== undefined && SAVING.has(shown.action.verb);

interface FormButtonOptions {
  readonly buttons: readonly PageButton[] | undefined;
  readonly entity: EntityModel;
  readonly row: Row | undefined;
  /** EnCode that opened the form. */
  readonly opener: string | undefined;
  readonly me: Subject;
  readonly granted: ReadonlySet<string>;
}

/**
 * Buttons below a form. A page that names none gets 保存, run as the EnCode that opened the form, or as the entity's own
 * add, edit or save that the caller holds.
 */
export function formButtons({ buttons, entity, row, opener, me, granted }: FormButtonOptions): ShownButton[] {
  const scope = { me, buttons: granted };
  if (buttons && buttons.length > 0) {
    const shown = buttons.flatMap((button) =>
      row === undefined || entity.actions.get(button.EnCode)?.table
        ? tableButtons([button], entity, scope)
        : rowButtons([button], entity, row, scope),
    );
    return shown.filter(({ action }) => {
      if (!action || action.table) return true;
      return row === undefined ? FOR_NEW.has(action.verb) : action.verb !== 'add';
    });
  }
  const enCode = opener ?? ownSave(entity, row, granted);
  if (enCode === undefined) return [];
  const action = entity.actions.get(enCode);
  const text = action?.verb === 'submit' ? action.title : '保存';
  return [{ button: { EnCode: enCode, type: 'primary' }, action, text, danger: false }];
}

function ownSave(
  entity: EntityModel,
  row: Row | undefined,
  granted: ReadonlySet<string>,
): string | undefined {
  const wanted: readonly Verb[] = row === undefined ? ['add', 'save'] : ['edit', 'save'];
  const found = [...entity.actions].find(
    ([enCode, action]) => granted.has(enCode) && wanted.includes(action.verb),
  );
  return found?.[0];
}
