import type {
  DesignerPage,
  DetailPage,
  FormPage,
  LinkPage,
  PageFile,
  PageSection,
  TabsPage,
  WizardPage,
  WizardStep,
} from '../../../src/contract/generated/meta.ts';
import type { ConditionType } from '../../../src/contract/conditions/condition.ts';
import type { EntityModel } from '../../../src/contract/model.ts';
import { isNamedHost } from '../../../src/contract/named-host.ts';
import { isFormPage, isIntakePage } from '../../../src/contract/page.ts';
import { SUBJECT_TYPE } from '../../../src/contract/subject.ts';
import { checkBlocks, checkCall } from './block-check.ts';
import { checkButtons } from './button-check.ts';
import { checkChildren } from './child-check.ts';
import { checkGuide } from './guide-check.ts';
import { checkList } from './list-check.ts';
import { checkPaper } from './paper-check.ts';
import { checkBatch, checkPrint } from './print-check.ts';
import { checkPicker } from './picker-check.ts';
import type { Problem } from './problem.ts';
import { Inspection, rowNames } from './references.ts';
import type { SchemaSet } from './schema-set.ts';
import { checkScan } from './scan-check.ts';
import { checkSettingsPage } from './settings-page-check.ts';
import { checkAddress } from './address-check.ts';
import { checkButtonBar } from './bar-check.ts';
import { checkFormOnce } from './repeated-check.ts';
import { checkRequired } from './required-check.ts';
import { checkTrack } from './track-check.ts';
import { checkFormula } from './written-value.ts';

/** Holds a page against the entities, EnCodes and pages that it names. */
export function checkPage(set: SchemaSet, path: string, page: PageFile): Problem[] {
  const inspection = new Inspection(set, `pages/${path}.json`);
  if ('first' in page)
    for (const [index, name] of (page.first ?? []).entries()) inspection.entity(['first', index], name);
  if (page.kind === 'tabs') {
    checkTabs(inspection, path, page);
    return inspection.problems;
  }
  if (page.kind === 'link') {
    checkLink(inspection, page);
    return inspection.problems;
  }
  if (page.kind === 'board' && page.opens !== undefined)
    inspection.condition(['opens'], page.opens, { me: SUBJECT_TYPE }, 'bool');
  if (page.kind === 'board' || page.kind === 'notices') {
    checkBlocks(inspection, page);
    return inspection.problems;
  }
  const entity = inspection.entity(['entity'], page.entity);
  if (!entity) return inspection.problems;
  if (page.kind === 'list') {
    checkList(inspection, entity, page);
    checkBlocks(inspection, page);
  }
  if (page.kind === 'form' || page.kind === 'detail')
    checkSections(inspection, entity, page.sections, ['sections']);
  if (page.kind === 'wizard') checkSections(inspection, entity, page.steps, ['steps']);
  checkFormOnce(inspection, page);
  checkChildren(inspection, entity, page);
  if (isFormPage(page)) checkForm(inspection, entity, page);
  if (page.kind === 'detail') checkDetail(inspection, entity, page);
  if (page.kind === 'paper') checkPaper(inspection, entity, page);
  if (page.kind === 'designer') checkDesigner(inspection, entity, page);
  if (page.kind === 'picker') checkPicker(inspection, entity, page);
  if (page.kind === 'print') checkPrint(inspection, entity, page);
  if (page.kind === 'batch') checkBatch(inspection, entity, page);
  if (page.kind === 'settings') checkSettingsPage(inspection, entity, page);
  if (page.kind === 'scan') checkScan(inspection, entity, page);
  if (page.kind === 'guide') checkGuide(inspection, entity, page);
  return inspection.problems;
}

function checkTabs(inspection: Inspection, path: string, page: TabsPage): void {
  const entity = page.entity === undefined ? undefined : inspection.entity(['entity'], page.entity);
  // An entity that is named but not sound leaves its row unjudged.
  const names = namesOf(entity, page.entity !== undefined);
  for (const [index, tab] of page.tabs.entries()) {
    const at = ['tabs', index];
    inspection.page([...at, 'page'], tab.page);
    if (isShownBy(inspection, tab.page, path))
      inspection.report([...at, 'page'], `页签 "${tab.page}" 绕回本页，会无穷嵌套`);
    if (tab.when) inspection.condition([...at, 'when'], tab.when, names, 'bool');
    if (tab.count === true) inspection.page([...at, 'page'], tab.page, 'list');
    else if (tab.count) checkCall(inspection, [...at, 'count'], tab.count, names, { '': [tab.count.field] });
  }
}

/** Whether a page is drawn inside another one: that page itself, or one behind its tabs. */
function isShownBy({ set }: Inspection, from: string, path: string): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === path) return true;
    const page = set.pages.get(next);
    if (seen.has(next) || page?.kind !== 'tabs') continue;
    seen.add(next);
    open.push(...page.tabs.map((tab) => tab.page));
  }
  return false;
}

/** Names of the conditions of a page that may be opened with a row. */
const namesOf = (entity: EntityModel | undefined, hasRow: boolean): Record<string, ConditionType> =>
  entity ? rowNames(entity) : { me: SUBJECT_TYPE, now: 'string', ...(hasRow && { row: 'dyn' }) };

function checkLink(inspection: Inspection, page: LinkPage): void {
  const entity = page.entity === undefined ? undefined : inspection.entity(['entity'], page.entity);
  const names = namesOf(entity, page.entity !== undefined);
  if (typeof page.url === 'object')
    inspection.condition(['url', 'value'], page.url.value, { ...names, params: 'dyn' });
  else if (!isNamedHost(new URL(page.url).host, page.hosts))
    inspection.report(['url'], `"${page.url}" 不在 "hosts" 列出的网站中`);
  if (page.delay !== undefined && page.open === 'frame')
    inspection.report(['delay'], '"open": "frame" 不离开本页，不能有 "delay"');
  if (page.others && page.open === 'frame')
    inspection.report(['others'], '"open": "frame" 只能打开 "hosts" 列出的网站，不能有 "others"');
}

function checkDesigner(inspection: Inspection, entity: EntityModel, page: DesignerPage): void {
  checkCall(inspection, ['source'], page.source, rowNames(entity), { '': ['Questions', 'Factors'] });
  inspection.page(['settings'], page.settings);
  for (const key of ['dict', 'warn'] as const) inspection.dictionary([key], page[key]);
  if (page.submit !== undefined) inspection.enCode(['submit'], page.submit);
  if (page.sheet) inspection.enCode(['sheet', 'template'], page.sheet.template);
  if (inspection.enCode(['save'], page.save) && !entity.actions.get(page.save)?.params?.['Design'])
    inspection.report(['save'], `"${page.save}" 没有参数 "Design"`);
}

function checkSections(
  inspection: Inspection,
  entity: EntityModel,
  sections: readonly (PageSection | WizardStep)[],
  under: readonly (string | number)[],
): void {
  const names = rowNames(entity);
  for (const [place, section] of sections.entries()) {
    if (section.visible) inspection.condition([...under, place, 'visible'], section.visible, names, 'bool');
    if ('collapsed' in section && section.title === undefined)
      inspection.report([...under, place, 'collapsed'], '可折叠的分组需要 "title"');
    for (const [index, use] of (section.fields ?? []).entries()) {
      const at = [...under, place, 'fields', index];
      if (typeof use === 'string') inspection.field(at, entity, use);
      else {
        inspection.field([...at, 'field'], entity, use.field);
        for (const key of ['visible', 'required', 'disabled'] as const) {
          const source = use[key];
          if (typeof source === 'string') inspection.condition([...at, key], source, names, 'bool');
        }
        if (use.track) checkTrack(inspection, [...at, 'track'], entity, section.fields ?? [], index);
      }
    }
  }
}

function checkForm(inspection: Inspection, entity: EntityModel, page: FormPage | WizardPage): void {
  checkButtons(inspection, ['actions'], entity, page.actions);
  // What anybody hands in has one button, of which its own check tells.
  if (!isIntakePage(page)) checkButtonBar(inspection, ['actions'], entity, 'form', page.actions);
  if (page.actions?.length === 0) inspection.report(['actions'], '表单没有按钮，无法提交');
  checkRequired(inspection, entity, page);
  if ('done' in page) checkAddress(inspection, ['done'], page.done);
  checkBlocks(inspection, page, entity);
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
  if (page.preview && inspection.enCode(['preview'], page.preview) && !entity.actions.has(page.preview))
    inspection.report(['preview'], `EnCode "${page.preview}" 不属于 ${entity.name}`);
  if (page.kind === 'form' && page.phone)
    checkSections(inspection, entity, page.phone.sections, ['phone', 'sections']);
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

function checkDetail(inspection: Inspection, entity: EntityModel, page: DetailPage): void {
  checkButtons(inspection, ['actions'], entity, page.actions);
  checkButtonBar(inspection, ['actions'], entity, 'detail', page.actions);
  checkBlocks(inspection, page, entity);
  if (page.row) inspection.condition(['row'], page.row, { me: SUBJECT_TYPE });
  for (const [index, banner] of (page.banner ?? []).entries()) {
    inspection.condition(['banner', index, 'when'], banner.when, rowNames(entity), 'bool');
    if (banner.text) inspection.condition(['banner', index, 'text'], banner.text, rowNames(entity));
  }
  if (page.timeline && !entity.file.flow) inspection.report(['timeline'], `${entity.name} 没有审批流程`);
  for (const [index, list] of (page.lists ?? []).entries()) {
    inspection.page(['lists', index, 'page'], list.page, 'list');
    if (list.when) inspection.condition(['lists', index, 'when'], list.when, rowNames(entity), 'bool');
    const target = inspection.set.pages.get(list.page);
    const other = target?.kind === 'list' ? inspection.set.entities.get(target.entity) : undefined;
    if (other) inspection.field(['lists', index, 'by'], other, list.by);
  }
}
