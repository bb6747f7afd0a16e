import checklistParts from '../../../../schemas/_meta/checklist-parts.json' with { type: 'json' };
import { STEP_STATE } from '../../../contract/generated/codes.ts';
import type { ActionFile, CallFile, Checklist, StepSubstance } from '../../../contract/generated/meta.ts';
import { rowType, type EntityModel } from '../../../contract/model.ts';
import { typed, written } from './handout-check.ts';
import { checkFilter } from './query-check.ts';
import { rowNames, type Inspection } from '../names/references.ts';
import { checkCode } from '../values/value-check.ts';

type At = readonly (string | number)[];

interface PartField {
  readonly types: readonly string[];
  readonly dict?: string;
}

const STATES = new Set<string>(Object.values(STEP_STATE));

/** Holds steps that people go through against the entities of the people, of their marks and of what they do for a step. */
export function checkChecklist(inspection: Inspection, entity: EntityModel): void {
  const { checklist, step } = entity.file;
  if (checklist) checkList(inspection, entity, checklist);
  if (step) checkSubstance(inspection, entity, step);
}

function checkList(inspection: Inspection, entity: EntityModel, block: Checklist): void {
  const at = ['checklist'];
  checkPart(inspection, at, entity, 'step');
  const list = typed(inspection, [...at, 'list'], entity, block.list, 'ref');
  const owners = inspection.set.entities.get(list?.ref ?? '');
  if (block.runs !== undefined && owners)
    inspection.condition([...at, 'runs'], block.runs, { row: rowNames(owners)['row']! }, 'bool');
  const people = inspection.entity([...at, 'people'], block.people);
  const marks = inspection.entity([...at, 'marks'], block.marks);
  if (people && people.fields.get(block.list)?.ref !== list?.ref)
    inspection.report([...at, 'people'], `${people.name} 没有引用 ${list?.ref ?? ''} 的字段 "${block.list}"`);
  if (marks && people) checkMarks(inspection, marks, block);
  const codes = entity.fields.get('StepCode')?.dict;
  if (block.sums !== undefined) checkCode(inspection, [...at, 'sums'], codes, block.sums);
  if (!people) return;
  for (const [index, { when }] of (block.closed ?? []).entries())
    inspection.condition([...at, 'closed', index, 'when'], when, { row: rowNames(people)['row']! }, 'bool');
  checkProgress(inspection, people, block);
}

function checkMarks(inspection: Inspection, marks: EntityModel, { people, person }: Checklist): void {
  const at = ['checklist', 'marks'];
  checkPart(inspection, at, marks, 'mark');
  if (marks.fields.get(person)?.ref !== people) {
    inspection.report(['checklist', 'person'], `${marks.name} 没有引用 ${people} 的字段 "${person}"`);
    return;
  }
  const isKey = (fields: readonly string[]) =>
    fields.length === 2 && fields.includes(person) && fields.includes('StepCode');
  if (!marks.file.unique?.some(isKey))
    inspection.report(at, `${marks.name} 须有 "unique": [["${person}", "StepCode"]]，否则一个环节可以有两条`);
}

function checkProgress(inspection: Inspection, people: EntityModel, { progress }: Checklist): void {
  if (!progress) return;
  const at = ['checklist', 'progress'];
  typed(inspection, [...at, 'percent'], people, progress.percent, 'int');
  written(inspection, [...at, 'percent'], people, progress.percent);
  if (!progress.state) return;
  const place = [...at, 'state'];
  const { field, ...items } = progress.state;
  const state = typed(inspection, [...place, 'field'], people, field, 'dict');
  for (const [name, item] of Object.entries(items))
    checkCode(inspection, [...place, name], state?.dict, item);
}

function checkPart(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  part: keyof typeof checklistParts.parts,
): void {
  for (const [name, wanted] of Object.entries<PartField>(checklistParts.parts[part])) {
    const field = entity.fields.get(name);
    if (!field || !wanted.types.includes(field.type))
      inspection.report(at, `${entity.name} 须有 ${wanted.types.join('、')} 字段 "${name}"`);
    else if (wanted.dict !== undefined && field.dict !== wanted.dict)
      inspection.report(at, `${entity.name} 的字段 "${name}" 须用字典 ${wanted.dict}`);
  }
}

/** The steps of a checklist, whose person the rows have to name unless they are people. */
function stepsNamed(
  inspection: Inspection,
  at: At,
  name: string,
  rows: EntityModel,
): EntityModel | undefined {
  const steps = inspection.entity([...at, 'of'], name);
  if (steps && !steps.file.checklist) inspection.report([...at, 'of'], `${name} 没有 "checklist"`);
  if (!steps?.file.checklist) return undefined;
  const { people, person, marks } = steps.file.checklist;
  const { entities } = inspection.set;
  const isSaid = entities.has(people) && entities.get(marks)?.fields.get(person)?.ref === people;
  if (isSaid && rows.name !== people && rows.fields.get(person)?.ref !== people)
    inspection.report(at, `没有引用 ${people} 的字段 "${person}"`);
  return steps;
}

function checkSubstance(inspection: Inspection, entity: EntityModel, step: StepSubstance): void {
  const at = ['step'];
  const steps = stepsNamed(inspection, at, step.of, entity);
  const names = { row: rowNames(entity)['row']! };
  if (step.when !== undefined) inspection.condition([...at, 'when'], step.when, names, 'bool');
  inspection.condition([...at, 'state'], step.state, names, 'string');
  for (const [, state = ''] of step.state.matchAll(/[?:]\s*'(\w*)'|^'(\w*)'$/g))
    if (state !== '' && !STATES.has(state))
      inspection.report([...at, 'state'], `字典 STEP_STATE 没有代码 "${state}"`);
  if (step.reason !== undefined) inspection.condition([...at, 'reason'], step.reason, names, 'string');
  for (const [index, state] of (step.best ?? []).entries())
    checkCode(inspection, [...at, 'best', index], 'STEP_STATE', state);
  if (steps) checkCode(inspection, [...at, 'code'], steps.fields.get('StepCode')?.dict, step.code);
}

/** Holds an action that marks a step against the checklist and the rows that it runs on. */
export function checkStepAct(
  inspection: Inspection,
  action: At,
  entity: EntityModel,
  { step, verb, params }: ActionFile,
): void {
  if (!step) return;
  const at = [...action, 'step'];
  if (verb !== 'handler') inspection.report(at, `"step" 只用于 handler，实际为 ${verb}`);
  const values = Object.entries(params ?? {}).map(([name, { type }]) => ({ name, type }));
  const names = { row: rowNames(entity)['row']!, params: rowType(values) };
  inspection.condition([...at, 'code'], step.code, names, 'string');
  checkCode(inspection, [...at, 'state'], 'STEP_STATE', step.state);
  if (step.office && params?.['Remark'] === undefined)
    inspection.report([...at, 'office'], '须有参数 "Remark"，写明原因');
  stepsNamed(inspection, at, step.of, entity);
}

/** Holds a call that tells of a checklist against it. */
export function checkChecklistCall(inspection: Inspection, { answer, checklist }: CallFile): void {
  if ((answer === 'checklist') !== (checklist !== undefined))
    return inspection.report(['answer'], '"answer": "checklist" 和 "checklist" 须同时存在');
  if (!checklist) return;
  const at = ['checklist'];
  const steps = inspection.entity([...at, 'of'], checklist.of);
  if (!steps) return;
  const block = steps.file.checklist;
  if (!block) return inspection.report([...at, 'of'], `${steps.name} 没有 "checklist"`);
  const { among, ids, tells } = checklist;
  if (tells !== 'figures' && (among ?? ids) !== undefined)
    inspection.report(at, '"among"、"ids" 只用于 "tells": "figures"');
  const owners = inspection.set.entities.get(steps.fields.get(block.list)?.ref ?? '');
  if (!owners) return;
  checkFilter(inspection, [...at, 'among', 'filter'], owners, among?.filter);
  if (among?.latest !== undefined) inspection.field([...at, 'among', 'latest'], owners, among.latest);
}
