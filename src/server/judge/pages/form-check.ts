import type { FormPage, WizardPage } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { isIntakePage } from '../../../contract/page.ts';
import { SUBJECT_TYPE } from '../../../contract/subject.ts';
import { checkAddress } from '../actions/address-check.ts';
import { checkBlocks } from '../blocks/block-check.ts';
import { rowNames, type Inspection } from '../names/references.ts';
import { checkFormula } from '../values/written-value.ts';
import { checkButtonBar } from './bar-check.ts';
import { checkButtons } from './button-check.ts';
import { checkChildren } from './child-check.ts';
import { checkFormOnce } from './repeated-check.ts';
import { checkRequired } from './required-check.ts';
import { checkSections } from './sections-check.ts';

/** Holds a form, in one piece or in steps, against the entity whose row it makes. */
export function checkForm(inspection: Inspection, entity: EntityModel, page: FormPage | WizardPage): void {
  if (page.kind === 'form') {
    checkSections(inspection, entity, page.sections, ['sections']);
    if (page.phone) checkSections(inspection, entity, page.phone.sections, ['phone', 'sections']);
  } else checkSections(inspection, entity, page.steps, ['steps']);
  checkFormOnce(inspection, page);
  checkChildren(inspection, entity, page);
  checkButtons(inspection, ['actions'], entity, page.actions);
  // What anybody hands in has one button, of which its own check tells.
  if (!isIntakePage(page)) checkButtonBar(inspection, ['actions'], entity, 'form', page.actions);
  if (page.actions?.length === 0) inspection.report(['actions'], '表单没有按钮，无法提交');
  checkRequired(inspection, entity, page);
  if ('done' in page) checkAddress(inspection, ['done'], page.done);
  checkBlocks(inspection, page, entity);
  if (page.preview && !entity.actions.has(page.preview) && inspection.enCode(['preview'], page.preview))
    inspection.report(['preview'], `EnCode "${page.preview}" 不属于 ${entity.name}`);
  checkBeginning(inspection, entity, page);
}

/** Holds the values that a form begins with against the rows that they are read of. */
function checkBeginning(inspection: Inspection, entity: EntityModel, page: FormPage | WizardPage): void {
  const other = page.last?.entity ? inspection.entity(['last', 'entity'], page.last.entity) : entity;
  for (const [place, of, find] of [
    [['find'], entity, page.find],
    [['last', 'find'], other, page.last?.find],
  ] as const)
    for (const [name, formula] of Object.entries(find ?? {})) {
      if (of) inspection.field([...place, name], of, name);
      inspection.condition([...place, name], formula, { me: SUBJECT_TYPE });
    }
  if (page.last && other) inspection.sort(['last', 'sort'], other, page.last.sort);
  for (const [name, formula] of Object.entries(page.initial ?? {})) {
    inspection.field(['initial', name], entity, name);
    const own = rowNames(entity);
    const names = {
      ...own,
      params: own['row']!,
      ...(page.last && { last: rowNames(other ?? entity)['row']! }),
    };
    inspection.condition(['initial', name], formula, names);
    const field = entity.fields.get(name);
    if (field) checkFormula(inspection, ['initial', name], field, formula, names);
  }
}
