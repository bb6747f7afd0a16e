import { compileCondition } from '../../../contract/conditions/condition.ts';
import { entities, type PrintTemplate } from '../../../contract/generated/entities.ts';
import type { PrintPage, PrintPart } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { printPage } from '../../../contract/print/page.ts';
import { linkTo } from '../../../contract/print/template.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Subject } from '../../../contract/subject.ts';
import { parsePage } from '../../data/schemas/catalog-read.ts';
import { entityOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import type { HandlerContext, RowHook } from '../../data/module.ts';
import { paperCodesOf } from '../../data/schemas/paper-codes.ts';
import { refuse, refuseFields } from '../../data/refusal.ts';
import { rowCondition } from '../../data/access/scope.ts';
import { Binder } from '../../data/sql/sql.ts';
import { changeRow } from '../../data/write/system-write.ts';
import { chosenRow } from '../../data/write/chosen-row.ts';

/** Fields of an entity that a template begins with. */
const FIRST_FIELDS = 12;

/** A template must fit the vocabulary of documents and name what its entity has; one without a body is given all fields. */
export async function beforeTemplateSave({
  engine,
  row,
  caller: { subject },
}: RowHook<PrintTemplate>): Promise<void> {
  const entity = engine.catalog.entities.get(String(row['EntityName']));
  if (!entity) throw refuseFields([{ Key: 'EntityName', Message: '没有这种数据，请重新选择' }]);
  row['EntityTitle'] = entity.title;
  judgeRows(entity, row['RowsWhen'], subject);
  row['Body'] ??= firstBody(entity);
  if (!Array.isArray(row['Body'])) throw refuseBody('模板内容不是有效的 JSON 数组');
  const page = printPage(row);
  const { fault } = parsePage('', JSON.stringify(page));
  if (fault) throw refuseBody(`模板内容的格式不正确：${placeOf(fault.pointer)}`);
  for (const [at, part] of page.parts.entries()) judgePart({ engine, entity, at }, part);
}

/** What a template was delivered with. */
export async function resetTemplate(context: HandlerContext): Promise<true> {
  const row = chosenRow<PrintTemplate>(context);
  const seed = entityOf(context.engine, entities.PrintTemplate).file.seed?.rows as Row[] | undefined;
  const delivered = seed?.find(({ TplCode }) => TplCode === row['TplCode']);
  if (!delivered) throw refuse('该模板不是系统自带的，没有默认内容');
  const none = { Heading: null, Header: null, Footer: null, RowsWhen: null };
  await changeRow(context, entities.PrintTemplate, row, { ...none, ...delivered }, context.enCode);
  return true;
}

/** The condition of the rows is asked of the database: it must compile to what the database can ask. */
function judgeRows(entity: EntityModel, condition: unknown, me: Subject): void {
  if (!condition) return;
  try {
    rowCondition(entity, String(condition), { me }, new Binder(), 't');
  } catch (error) {
    const Message = `条件不正确：${error instanceof Error ? error.message : ''}`;
    throw refuseFields([{ Key: 'RowsWhen', Message }]);
  }
}

const refuseBody = (Message: string) => refuseFields([{ Key: 'Body', Message }]);

/** A place in the page that a template stands for, as its editor counts. */
function placeOf(pointer: string): string {
  const [, parts, at, ...rest] = pointer.split('/');
  if (parts !== 'parts') return pointer.slice(1);
  return at === undefined ? '没有内容' : `第${Number(at) + 1}项 ${['', at, ...rest].join('/')}`;
}

function firstBody(entity: EntityModel): PrintPage['parts'] {
  const fields = [...entity.fields.values()]
    .filter(
      ({ implicit, secret, type }) => !implicit && secret !== true && type !== 'json' && type !== 'list',
    )
    .map(({ name }) => name)
    .slice(0, FIRST_FIELDS);
  return [{ part: 'fields', columns: 2, fields: fields as PrintPart['fields'] }];
}

/** A part, by its place among those of a template. */
interface Judged {
  readonly engine: Engine;
  readonly entity: EntityModel;
  readonly at: number;
}

const refusePart = ({ at }: Judged, pointer: string, message: string) =>
  refuseBody(`第${at + 1}项：${message}（/${at}${pointer}）`);

function judgePart(judged: Judged, part: PrintPart): void {
  const { engine, entity } = judged;
  for (const key of ['qr', 'barcode', 'value'] as const) judgeFormula(judged, key, part[key]);
  if (part.part === 'records' && !entity.file.flow)
    throw refusePart(judged, '/part', `${entity.title}没有审批流程`);
  if (part.signed && !paperCodesOf(engine, entity.name))
    throw refusePart(judged, '/signed', `${entity.title}没有签名二维码`);
  const holder = part.photoOf === undefined ? entity : linked(judged, '/photoOf', part.photoOf);
  if (part.photo !== undefined) known(judged, '/photo', holder, part.photo);
  if (part.part === 'table') return judgeTable(judged, part);
  for (const [at, name] of (part.fields ?? []).entries()) known(judged, `/fields/${at}`, entity, name);
  for (const [at, name] of (part.needs ?? []).entries())
    if (name !== part.photo) known(judged, `/needs/${at}`, entity, name);
}

function judgeTable(judged: Judged, { lines = '', fields }: PrintPart): void {
  const columns = judged.entity.fields.get(lines)?.fields;
  const other = columns ? undefined : linked(judged, '/lines', lines);
  for (const [at, name] of (fields ?? []).entries()) {
    const place = `/fields/${at}`;
    if (other) known(judged, place, other, name);
    else if (!Object.hasOwn(columns!, name)) throw refusePart(judged, place, `${lines}没有列${name}`);
  }
}

function judgeFormula(judged: Judged, key: string, formula: string | undefined): void {
  try {
    if (formula !== undefined) compileCondition(formula);
  } catch {
    throw refusePart(judged, `/${key}`, `公式不正确：${formula}`);
  }
}

function linked(judged: Judged, place: string, name: string): EntityModel {
  const { engine, entity } = judged;
  const other = engine.catalog.entities.get(name);
  if (!other || linkTo(other, entity.name) === undefined)
    throw refusePart(judged, place, `${name}不是${entity.title}的列表、子表或关联数据`);
  return other;
}

function known(judged: Judged, place: string, entity: EntityModel, name: string): void {
  const field = entity.fields.get(name);
  if (!field || field.secret) throw refusePart(judged, place, `${entity.title}没有字段${name}`);
}
