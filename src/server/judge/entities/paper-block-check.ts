import paperParts from '../../../../schemas/_meta/paper-parts.json' with { type: 'json' };
import type {
  ActionFile,
  CallFile,
  Paper,
  PaperBank,
  PaperCounted,
} from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { nearest } from '../names/near.ts';
import { beyondNames, rowNames, type Inspection } from '../names/references.ts';
import { PARTS, PLACED, type Part } from './paper-names.ts';

type At = readonly (string | number)[];

interface PartField {
  readonly types: readonly string[];
  readonly dict?: string;
  readonly needed?: boolean;
}

/** Holds an entity whose rows are answered against the entities that hold its questions and answers. */
export function checkPaperBlock(inspection: Inspection, entity: EntityModel): void {
  const { paper, audience } = entity.file;
  if (!paper) return;
  if (!audience) inspection.report(['paper'], '"paper" 需要 "audience"，否则没有人填写');
  checkPart(inspection, ['paper'], entity, 'paper');
  const named = Object.entries(PARTS).flatMap(([key, part]) => {
    const name = paper[key as keyof typeof PARTS];
    const found = name === undefined ? undefined : inspection.entity(['paper', key], name);
    if (!found) return [];
    if (key === 'questions' && paper.picked !== undefined) {
      checkPlaced(inspection, ['paper', key], found);
    } else checkPart(inspection, ['paper', key], found, part);
    uses(inspection, ['paper', 'by'], found, paper.by);
    const by = found.fields.get(paper.by);
    if (by?.ref !== entity.name)
      inspection.report(['paper', key], `${found.name} 没有引用 ${entity.name} 的字段 "${paper.by}"`);
    return [[key, found] as const];
  });
  const parts = Object.fromEntries(named) as Partial<Record<keyof typeof PARTS, EntityModel>>;
  const typed =
    paper.picked === undefined ? undefined : inspection.set.entities.get(paper.bank?.questions ?? '');
  checkTypes(inspection, paper, typed ?? parts.questions);
  checkPerson(inspection, paper, parts);
  if (paper.levels !== undefined)
    inspection.known(['paper', 'levels'], 'dictionary', paper.levels, inspection.set.codes.keys());
  else if (paper.factors !== undefined) inspection.report(['paper', 'factors'], '"factors" 需要 "levels"');
  if (paper.private) {
    const { when, noted } = paper.private;
    inspection.condition(['paper', 'private', 'when'], when, { row: rowNames(entity)['row']! }, 'bool');
    for (const part of [parts.sheets, parts.answers])
      if (part) inspection.field(['paper', 'private', 'noted'], part, noted);
  }
  checkRefusals(inspection, paper, parts.takings);
  if (paper.told !== undefined) uses(inspection, ['paper', 'told'], entity, paper.told);
  if (paper.told !== undefined && entity.fields.get(paper.told)?.type !== 'datetime')
    inspection.report(['paper', 'told'], `${entity.name} 没有 datetime 字段 "${paper.told}"`);
  checkEach(inspection, entity, paper, parts.takings);
  if (paper.bank) checkBank(inspection, entity, paper, paper.bank);
  checkPicked(inspection, paper, parts.questions);
  if (paper.key) checkKeys(inspection, entity, paper, parts.questions);
  if (paper.counted) checkCounted(inspection, entity, paper, paper.counted, parts.sheets);
}

/** When a person may answer once more, and what refusals speak of. */
function checkRefusals(inspection: Inspection, paper: Paper, takings: EntityModel | undefined): void {
  const { again, refuse } = paper;
  if (again !== undefined && takings)
    inspection.condition(['paper', 'again'], again, beyondNames(inspection.set, takings), 'bool');
  const lacks = [
    ['again', again === undefined, '"again"'],
    ['today', paper.daily === undefined, '"daily"'],
    [
      'unread',
      takings !== undefined && !takings.fields.has('AgreedTime'),
      `${takings?.name} 的字段 "AgreedTime"`,
    ],
  ] as const;
  for (const [word, isLacking, what] of lacks)
    if (isLacking && refuse?.[word] !== undefined)
      inspection.report(['paper', 'refuse', word], `"${word}" 需要 ${what}`);
}

/** Remembers that the block names a field, so that its users can be told and a new name of it reaches the block. */
const uses = (inspection: Inspection, at: At, entity: EntityModel | undefined, name: string): void => {
  if (entity) inspection.use(at, 'field', `${entity.name}.${name}`);
};

function checkPlaced(inspection: Inspection, at: At, entity: EntityModel): void {
  for (const name of PLACED)
    if (entity.fields.has(name)) uses(inspection, at, entity, name);
    else inspection.report(at, `${entity.name} 缺少字段 "${name}"`);
}

/** Fields of a part, under the names by which the engine reads them. */
function checkPart(inspection: Inspection, at: At, entity: EntityModel, part: Part): void {
  for (const [name, wanted] of Object.entries<PartField>(paperParts.parts[part])) {
    const field = entity.fields.get(name);
    if (field) uses(inspection, at, entity, name);
    if (!field) {
      if (wanted.needed)
        inspection.report(at, `${entity.name} 缺少字段 "${name}"（${wanted.types.join('、')}）`);
    } else if (!wanted.types.includes(field.type))
      inspection.report(
        at,
        `${entity.name} 的字段 "${name}" 类型应为 ${wanted.types.join('、')}，实际为 ${field.type}`,
      );
    else if (wanted.dict !== undefined && field.dict !== wanted.dict)
      inspection.report(at, `${entity.name} 的字段 "${name}" 字典应为 ${wanted.dict}，实际为 ${field.dict}`);
  }
}

/** The kinds of questions are by the codes of the dictionary that the questions have. */
function checkTypes(inspection: Inspection, { types }: Paper, questions: EntityModel | undefined): void {
  const dict = questions?.fields.get('QType')?.dict ?? '';
  const codes = inspection.set.codes.get(dict)?.items.map(({ code }) => code);
  for (const code of codes ? Object.keys(types) : [])
    if (!codes!.includes(code))
      inspection.report(['paper', 'types', code], `字典 ${dict} 没有代码 "${code}"`, nearest(code, codes!));
}

function checkPerson(
  inspection: Inspection,
  { person }: Paper,
  { takings, sheets }: Partial<Record<keyof typeof PARTS, EntityModel>>,
): void {
  if (!person) return;
  const people = inspection.entity(['paper', 'person', 'entity'], person.entity);
  if (!people) return;
  inspection.field(['paper', 'person', 'account'], people, person.account);
  if (person.about !== undefined) {
    inspection.field(['paper', 'person', 'about'], people, person.about);
    if (people.fields.has(person.about) && people.fields.get(person.about)?.type !== 'ref')
      inspection.report(['paper', 'person', 'about'], `${people.name} 的 "${person.about}" 不是引用`);
  }
  for (const part of [takings, sheets]) {
    uses(inspection, ['paper', 'person', 'field'], part, person.field);
    if (part && part.fields.get(person.field)?.ref !== people.name)
      inspection.report(
        ['paper', 'person', 'field'],
        `${part.name} 的 "${person.field}" 不引用 ${people.name}`,
      );
  }
  for (const [index, name] of (person.copies ?? []).entries())
    for (const part of [people, sheets])
      if (part) inspection.field(['paper', 'person', 'copies', index], part, name);
  among(inspection, ['paper', 'person', 'nameless'], person.nameless, person.copies ?? [], '"copies"');
  for (const [index, name] of (person.nameless ?? []).entries())
    for (const part of [people, sheets]) uses(inspection, ['paper', 'person', 'nameless', index], part, name);
}

/** What says how many questions are drawn: rules of their own, or the row. */
function checkRules(
  inspection: Inspection,
  entity: EntityModel,
  { by }: Paper,
  { rules: name }: PaperBank,
): EntityModel {
  const at = ['paper', 'bank', 'rules'];
  const rules = name === undefined ? undefined : inspection.entity(at, name);
  if (!rules) return entity;
  uses(inspection, ['paper', 'by'], rules, by);
  if (rules.fields.get(by)?.ref !== entity.name)
    inspection.report(at, `${rules.name} 没有引用 ${entity.name} 的字段 "${by}"`);
  checkPlaced(inspection, at, rules);
  return rules;
}

/** Questions are drawn from banks that the row chooses, as many as it says. */
function checkBank(inspection: Inspection, entity: EntityModel, paper: Paper, bank: PaperBank): void {
  const at = ['paper', 'bank'];
  const questions = inspection.entity([...at, 'questions'], bank.questions);
  if (!questions) return;
  checkPart(inspection, [...at, 'questions'], questions, 'question');
  uses(inspection, [...at, 'by'], questions, bank.by);
  const banks = questions.fields.get(bank.by)?.ref;
  if (banks === undefined) inspection.report([...at, 'by'], `${questions.name} 没有引用字段 "${bank.by}"`);
  const says = checkRules(inspection, entity, paper, bank);
  uses(inspection, [...at, 'chosen'], says, bank.chosen);
  uses(inspection, [...at, 'count'], says, bank.count);
  if (bank.usable !== undefined) uses(inspection, [...at, 'usable'], questions, bank.usable);
  if (bank.usable !== undefined && questions.fields.get(bank.usable)?.dict !== 'ENABLE')
    inspection.report([...at, 'usable'], `${questions.name} 没有字典为 ENABLE 的字段 "${bank.usable}"`);
  const chosen = says.fields.get(bank.chosen);
  if (chosen?.ref === undefined || chosen.ref !== banks)
    inspection.report([...at, 'chosen'], `${says.name} 没有引用 ${banks ?? bank.by} 的字段 "${bank.chosen}"`);
  if (says.fields.get(bank.count)?.type !== 'int')
    inspection.report([...at, 'count'], `${says.name} 没有 int 字段 "${bank.count}"`);
}

/** Questions that are judged by a key have one, each of them. */
function checkKeys(
  inspection: Inspection,
  entity: EntityModel,
  { bank, key }: Paper,
  questions: EntityModel | undefined,
): void {
  const banked = inspection.set.entities.get(bank?.questions ?? '') ?? questions;
  for (const name of ['Answer', 'Points'])
    if (banked && !banked.fields.has(name))
      inspection.report(['paper', 'key'], `${banked.name} 缺少字段 "${name}"`);
  if (key?.partialBy !== undefined) uses(inspection, ['paper', 'key', 'partialBy'], entity, key.partialBy);
  if (key?.partialBy !== undefined && entity.fields.get(key.partialBy)?.dict !== 'MULTI_RULE')
    inspection.report(
      ['paper', 'key', 'partialBy'],
      `${entity.name} 没有字典为 MULTI_RULE 的字段 "${key.partialBy}"`,
    );
}

/** Questions that were taken from banks are asked as they stand there. */
function checkPicked(inspection: Inspection, { picked, bank }: Paper, questions: EntityModel | undefined) {
  if (picked === undefined || !questions) return;
  if (!bank) return inspection.report(['paper', 'picked'], '"picked" 需要 "bank"');
  uses(inspection, ['paper', 'picked'], questions, picked);
  if (questions.fields.get(picked)?.ref !== bank.questions)
    inspection.report(['paper', 'picked'], `${questions.name} 没有引用 ${bank.questions} 的字段 "${picked}"`);
}

/** Each name must be one of those that stand elsewhere in the block. */
function among(
  inspection: Inspection,
  at: At,
  names: readonly string[] | undefined,
  known: readonly string[],
  where: string,
): void {
  for (const [index, name] of (names ?? []).entries())
    if (!known.includes(name))
      inspection.report([...at, index], `${where} 中没有 "${name}"`, nearest(name, [...known]));
}

function checkCounted(
  inspection: Inspection,
  entity: EntityModel,
  { person }: Paper,
  counted: PaperCounted,
  sheets: EntityModel | undefined,
): void {
  const at = ['paper', 'counted'];
  const copies: readonly string[] = person?.copies ?? [];
  const { everybody, named = [], within = [], facts, unnamed = [], report = [] } = counted;
  for (const [key, roles] of Object.entries({ everybody, named }))
    for (const [index, role] of roles.entries()) inspection.role([...at, key, index], role);
  among(inspection, [...at, 'facts'], facts, copies, '"copies"');
  const copied = (place: At, name: string) => {
    for (const part of [inspection.set.entities.get(person?.entity ?? ''), sheets])
      uses(inspection, [...at, ...place], part, name);
  };
  for (const [index, name] of (facts ?? []).entries()) copied(['facts', index], name);
  for (const [index, { field }] of within.entries()) copied(['within', index, 'field'], field);
  for (const [index, { field }] of within.entries())
    if (!copies.includes(field))
      inspection.report(
        [...at, 'within', index, 'field'],
        `"copies" 中没有 "${field}"`,
        nearest(field, [...copies]),
      );
  for (const [index, name] of unnamed.entries())
    if (sheets) inspection.field([...at, 'unnamed', index], sheets, name);
  for (const [index, name] of report.entries()) inspection.field([...at, 'report', index], entity, name);
  checkShares(inspection, [...at, 'shares'], person?.entity, counted.shares);
}

/** A share is taken of the people of one row: their organisation, class or the like. */
function checkShares(
  inspection: Inspection,
  at: At,
  person: string | undefined,
  shares: PaperCounted['shares'] = {},
): void {
  const people = inspection.set.entities.get(person ?? '');
  for (const [name, { field }] of Object.entries(shares)) {
    const place = [...at, name, 'field'];
    uses(inspection, place, people, field);
    if (!people) inspection.report(place, '"shares" 需要 "person"');
    else if (people.fields.get(field)?.ref === undefined)
      inspection.report(place, `${people.name} 没有引用字段 "${field}"`);
  }
}

/** What a paper needs whose questions are handed out one by one, or of which each day has its sheets. */
function checkEach(
  inspection: Inspection,
  entity: EntityModel,
  paper: Paper,
  takings: EntityModel | undefined,
): void {
  const words = [
    ['each', ['Steps', 'StepTime']],
    ['daily', ['Day', 'DayTimes']],
  ] as const;
  for (const [word, names] of words) {
    const name = paper[word];
    if (name === undefined) continue;
    uses(inspection, ['paper', word], entity, name);
    if (entity.fields.get(name)?.type !== 'int')
      inspection.report(['paper', word], `${entity.name} 没有 int 字段 "${name}"`);
    for (const own of names)
      if (takings && !takings.fields.has(own))
        inspection.report(['paper', word], `"${word}" 需要 ${takings.name} 的字段 "${own}"`);
  }
  if (paper.each !== undefined && !paper.key) inspection.report(['paper', 'each'], '"each" 需要 "key"');
}

/** What each act takes: the parameters that it cannot do without. */
const PARAMS: Readonly<Partial<Record<NonNullable<ActionFile['paper']>, readonly string[]>>> = {
  design: ['Design'],
  scale: ['ScaleCode', 'StartTime', 'EndTime'],
  save: ['Answers'],
  answer: ['Question', 'Answer'],
  questions: ['File', 'Text'],
};

/** The parameters of an act; what was answered one by one is there already when it is handed in. */
function paramsOf(
  act: NonNullable<ActionFile['paper']>,
  { name }: EntityModel,
  every: readonly EntityModel[],
): readonly string[] {
  const isEach = every.some(({ file: { paper } }) => paper?.takings === name && paper.each !== undefined);
  return act === 'submit' && isEach ? [] : (PARAMS[act] ?? []);
}

const VERBS: Readonly<Partial<Record<NonNullable<ActionFile['paper']>, string>>> = {
  report: 'export',
  template: 'template',
};

/** Whether the questions of a bank are those of this entity's rows. */
const isBankOf = ({ set }: Inspection, bank: PaperBank | undefined, { name }: EntityModel): boolean =>
  bank !== undefined && set.entities.get(bank.questions)?.fields.get(bank.by)?.ref === name;

/** Holds an action against the paper that it does something with. */
export function checkPaperAct(
  inspection: Inspection,
  action: At,
  entity: EntityModel,
  { paper, verb, params, document }: ActionFile,
): void {
  if (paper === undefined) return;
  const at = [...action, 'paper'];
  const isOfTaking = paper === 'save' || paper === 'submit' || paper === 'answer' || paper === 'force';
  const isTemplate = paper === 'template' && entity.file.paper === undefined;
  const isBank = paper === 'questions' || isTemplate;
  const every = [...inspection.set.entities.values()];
  const isPart = isBank
    ? every.some(({ file }) => isBankOf(inspection, file.paper?.bank, entity))
    : isOfTaking
      ? [...inspection.set.entities.values()].some(({ file }) => file.paper?.takings === entity.name)
      : entity.file.paper !== undefined;
  if (!isPart)
    inspection.report(
      at,
      isBank
        ? `没有 "paper" 从 ${entity.name} 抽题`
        : isOfTaking
          ? `没有 "paper" 以 ${entity.name} 为 "takings"`
          : `${entity.name} 没有 "paper"`,
    );
  const wanted = VERBS[paper] ?? 'handler';
  if (verb !== wanted) inspection.report(at, `"${paper}" 只用于 ${wanted}，实际为 ${verb}`);
  if ((paper === 'report') !== (document !== undefined))
    inspection.report(at, '"paper": "report" 和 "document" 须同时存在');
  for (const name of paramsOf(paper, entity, every))
    if (!params?.[name]) inspection.report(at, `缺少参数 "${name}"`);
}

/** What the input of a call names beside Id, by what it tells. */
const INPUTS: Readonly<Partial<Record<NonNullable<CallFile['paper']>['tells'], readonly string[]>>> = {
  workbook: ['FileId'],
  statistic: ['Id', 'Kind'],
  written: ['Id', 'No', 'PageIndex', 'PageSize'],
  cross: ['Id', 'Row', 'Column'],
};

const KINDS = ['trend', 'factors', 'levels', 'factorLevels'];

/** Holds a call that tells of a paper against its block. */
export function checkPaperCall(inspection: Inspection, call: CallFile): void {
  if ((call.answer === 'paper') !== (call.paper !== undefined))
    return inspection.report(['answer'], '"answer": "paper" 和 "paper" 须同时存在');
  if (!call.paper) return;
  const { of, tells } = call.paper;
  const block = inspection.entity(['paper', 'of'], of)?.file.paper;
  if (!block) return inspection.report(['paper', 'of'], `${of} 没有 "paper"`);
  const { properties: input = {} } = call.input as {
    properties?: Record<string, { enum?: readonly string[] }>;
  };
  for (const name of INPUTS[tells] ?? ['Id'])
    if (!input[name]) inspection.report(['input'], `"${tells}" 需要输入 "${name}"`);
  if (tells === 'link' && block.link === undefined)
    inspection.report(['paper', 'tells'], `${of} 的 "paper" 没有 "link"`);
  const kinds = [...KINDS, ...Object.keys(block.counted?.shares ?? {})];
  for (const kind of tells === 'statistic' ? (input['Kind']?.enum ?? []) : [])
    if (!kinds.includes(kind))
      inspection.report(['input', 'properties', 'Kind'], `没有统计 "${kind}"`, nearest(kind, kinds));
}
