import { compileCondition } from '../../../contract/conditions/condition.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { PrintPage, PrintPart } from '../../../contract/generated/meta.ts';
import { validatePage } from '../../../contract/generated/validators.js';
import type { EntityModel } from '../../../contract/model.ts';
import { linkTo } from '../../../contract/print/template.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import { paperCodesOf, type HandlerContext, type RowHook } from '../../data/module.ts';
import { refuse, refuseFields } from '../../data/refusal.ts';
import { changeRow } from '../../data/system-write.ts';
import { printPage } from '../../jobs/print/template.ts';

/** Fields of an entity that a template begins with. */
const FIRST_FIELDS = 12;

/** A template must fit the vocabulary of documents and name what its entity has; one without a body is given all fields. */
export async function beforeTemplateSave({ engine, row }: RowHook): Promise<void> {
  const entity = engine.catalog.entities.get(String(row['EntityName']));
  if (!entity)
    throw refuseFields([{ Key: 'EntityName', Message: `没有数据实体${String(row['EntityName'])}` }]);
  row['Body'] ??= firstBody(entity);
  const page = printPage(row);
  if (!validatePage(page)) throw refuseBody('模板内容的格式不正确');
  for (const part of page.parts) judgePart(engine, entity, part);
}

/** What a template was delivered with. */
export async function resetTemplate(context: HandlerContext): Promise<true> {
  const [row] = context.rows;
  if (!row) throw refuse('请选择要操作的记录');
  const seed = entityOf(context.engine, entities.PrintTemplate).file.seed?.rows as Row[] | undefined;
  const delivered = seed?.find(({ TplCode }) => TplCode === row['TplCode']);
  if (!delivered) throw refuse('该模板不是系统自带的，没有默认内容');
  const none = { Heading: null, Header: null, Footer: null };
  await changeRow(context, entities.PrintTemplate, row, { ...none, ...delivered }, context.enCode);
  return true;
}

const refuseBody = (Message: string) => refuseFields([{ Key: 'Body', Message }]);

function firstBody(entity: EntityModel): PrintPage['parts'] {
  const fields = [...entity.fields.values()]
    .filter(
      ({ implicit, secret, type }) => !implicit && secret !== true && type !== 'json' && type !== 'list',
    )
    .map(({ name }) => name)
    .slice(0, FIRST_FIELDS);
  return [{ part: 'fields', columns: 2, fields: fields as PrintPart['fields'] }];
}

function judgePart(engine: Engine, entity: EntityModel, part: PrintPart): void {
  for (const formula of [part.qr, part.value]) if (formula !== undefined) judgeFormula(formula);
  if (part.part === 'records' && !entity.file.flow) throw refuseBody(`${entity.title}没有审批流程`);
  if (part.signed && !paperCodesOf(engine, entity.name)) throw refuseBody(`${entity.title}没有签名二维码`);
  const holder = part.photoOf === undefined ? entity : linked(engine, entity, part.photoOf);
  if (part.photo !== undefined) known(holder, part.photo);
  if (part.part === 'table') return judgeTable(engine, entity, part);
  for (const name of part.fields ?? []) known(entity, name);
  for (const name of part.needs ?? []) if (name !== part.photo) known(entity, name);
}

function judgeTable(engine: Engine, entity: EntityModel, part: PrintPart): void {
  const lines = part.lines ?? '';
  const fields: readonly string[] = part.fields ?? [];
  const columns = entity.fields.get(lines)?.fields;
  if (!columns) {
    const other = linked(engine, entity, lines);
    for (const name of fields) known(other, name);
    return;
  }
  for (const name of fields) if (!Object.hasOwn(columns, name)) throw refuseBody(`${lines}没有列${name}`);
}

function judgeFormula(formula: string): void {
  try {
    compileCondition(formula);
  } catch {
    throw refuseBody(`公式不正确：${formula}`);
  }
}

function linked(engine: Engine, entity: EntityModel, name: string): EntityModel {
  const other = engine.catalog.entities.get(name);
  if (!other || linkTo(other, entity.name) === undefined)
    throw refuseBody(`${name}不是${entity.title}的列表、子表或关联数据`);
  return other;
}

function known(entity: EntityModel, name: string): void {
  const field = entity.fields.get(name);
  if (!field || field.secret) throw refuseBody(`${entity.title}没有字段${name}`);
}
