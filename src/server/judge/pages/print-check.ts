import type { BatchPage, PrintPage, PrintPart } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { checkCall } from '../blocks/source-check.ts';
import { nearest } from '../names/near.ts';
import { rowNames, type Inspection } from '../names/references.ts';

const NEEDS: Record<PrintPart['part'], readonly (keyof PrintPart)[]> = {
  fields: ['fields'],
  table: ['lines', 'fields'],
  text: [],
  signs: ['titles'],
  records: [],
};

/** Holds the parts of a printed document against the entity. */
export function checkPrint(inspection: Inspection, entity: EntityModel, page: PrintPage): void {
  for (const [index, part] of page.parts.entries()) {
    const at = ['parts', index];
    checkPart(inspection, at, entity, part);
    if (part.photo !== undefined) inspection.field([...at, 'photo'], entity, part.photo);
    for (const [place, name] of (part.needs ?? []).entries())
      inspection.field([...at, 'needs', place], entity, name);
    for (const key of ['photoOf', 'signed'] as const)
      if (part[key] !== undefined) inspection.report([...at, key], `"${key}" 只用于打印模板`);
    if (part.part === 'table') checkTable(inspection, at, entity, part);
    else
      for (const [place, name] of (part.fields ?? []).entries())
        inspection.field([...at, 'fields', place], entity, name);
  }
}

type At = readonly (string | number)[];

/** What any part of a document needs, on a page and in a template. */
function checkPart(inspection: Inspection, at: At, entity: EntityModel, part: PrintPart): void {
  for (const key of NEEDS[part.part])
    if (part[key] === undefined) inspection.report(at, `"part": "${part.part}" 需要 "${key}"`);
  if (part.part === 'text' && (part.text === undefined) === (part.value === undefined))
    inspection.report(at, '"part": "text" 需要 "text" 或 "value" 之一');
  if (part.part === 'records' && !entity.file.flow)
    inspection.report([...at, 'part'], `${entity.name} 没有审批流程`);
  for (const key of ['qr', 'barcode', 'value'] as const)
    if (part[key] !== undefined) inspection.condition([...at, key], part[key], rowNames(entity));
}

/** Holds a part of a print template against the entity that it prints; it may show lines and photos of rows that name the printed one. */
export function checkTemplatePart(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  part: PrintPart,
): void {
  if (!Object.hasOwn(NEEDS, part.part))
    return inspection.report(
      [...at, 'part'],
      `只能是 ${Object.keys(NEEDS).join(' | ')}`,
      nearest(part.part, Object.keys(NEEDS)),
    );
  checkPart(inspection, at, entity, part);
  const photographed =
    part.photoOf === undefined ? entity : inspection.entity([...at, 'photoOf'], part.photoOf);
  if (part.photo !== undefined && photographed) inspection.field([...at, 'photo'], photographed, part.photo);
  for (const [place, name] of (part.needs ?? []).entries())
    if (name !== part.photo) inspection.field([...at, 'needs', place], entity, name);
  const child = part.part === 'table' ? inspection.set.entities.get(part.lines ?? '') : undefined;
  if (part.part === 'table' && !child) return checkTable(inspection, at, entity, part);
  for (const [place, name] of (part.fields ?? []).entries())
    inspection.field([...at, 'fields', place], child ?? entity, name);
}

/** Holds a page for printing many documents against its calls and EnCodes. */
export function checkBatch(inspection: Inspection, entity: EntityModel, page: BatchPage): void {
  checkCall(inspection, ['templates'], page.templates, rowNames(entity), { '': ['Rows'] });
  // The page itself says which template's documents it wants.
  const { input } = page.documents;
  const documents = { ...page.documents, input: { TplCode: "''", ...input } };
  checkCall(inspection, ['documents'], documents, rowNames(entity), {});
  for (const [at, name] of (page.by ?? []).entries()) inspection.entity(['by', at], name);
  for (const key of ['print', 'pdf'] as const) inspection.enCode([key], page[key]);
  if ((page.sign === undefined) !== (page.settle === undefined))
    inspection.report([], '"sign" 与 "settle" 须同时出现');
  for (const key of ['mark', 'sign', 'settle'] as const) {
    const enCode = page[key];
    if (enCode === undefined) continue;
    inspection.enCode([key], enCode);
    const params = entity.actions.get(enCode)?.params ?? {};
    const more = key === 'settle' ? ['At', 'Printed'] : [];
    for (const name of ['TplCode', 'RowIds', ...more])
      if (!Object.hasOwn(params, name)) inspection.report([key], `"${enCode}" 没有参数 "${name}"`);
  }
}

function checkTable(
  inspection: Inspection,
  at: readonly (string | number)[],
  entity: EntityModel,
  part: PrintPart,
): void {
  const { lines = '' } = part;
  const fields: readonly string[] = part.fields ?? [];
  const child = inspection.set.entities.get(lines);
  if (child && child.file.parent?.entity === entity.name) {
    for (const [place, name] of fields.entries()) inspection.field([...at, 'fields', place], child, name);
    return;
  }
  const columns = entity.fields.get(lines)?.fields;
  if (!columns) {
    const known = [...entity.fields.values()].filter(({ type }) => type === 'list').map(({ name }) => name);
    inspection.report(
      [...at, 'lines'],
      `"${lines}" 不是 ${entity.name} 的 list 字段或子表`,
      nearest(lines, known),
    );
    return;
  }
  for (const [place, name] of fields.entries())
    if (!Object.hasOwn(columns, name))
      inspection.report(
        [...at, 'fields', place],
        `${lines} 没有列 "${name}"`,
        nearest(name, Object.keys(columns)),
      );
}
