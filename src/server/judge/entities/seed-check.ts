import type { PrintPart } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { checkTemplatePart } from '../pages/print-check.ts';
import type { Inspection } from '../names/references.ts';
import { checkWritten } from '../values/written-value.ts';

type At = readonly (string | number)[];

/** Holds the rows that a set is delivered with against their entity, as rows that somebody enters. */
export function checkSeed(inspection: Inspection, entity: EntityModel): void {
  const { key = [] } = entity.file.seed ?? {};
  const rows: readonly Readonly<Record<string, unknown>>[] = entity.file.seed?.rows ?? [];
  for (const [place, name] of key.entries()) inspection.field(['seed', 'key', place], entity, name);
  const seen = new Set<string>();
  const ids = new Set<unknown>();
  for (const [index, row] of rows.entries()) {
    const at = ['seed', 'rows', index];
    for (const [name, value] of Object.entries(row)) {
      inspection.field([...at, name], entity, name);
      const field = entity.fields.get(name);
      // What a seed says of other rows is looked up by their keys once the rows are there.
      if (field && field.type !== 'ref' && field.type !== 'refs')
        checkWritten(inspection, [...at, name], field, value);
    }
    const identity = JSON.stringify(key.map((name) => row[name]));
    if (seen.has(identity)) inspection.report(at, `${key.join('、')} 与前面的一行相同，一行会盖掉另一行`);
    seen.add(identity);
    if (row['Id'] !== undefined && ids.has(row['Id']))
      inspection.report([...at, 'Id'], '主键与前面的一行相同');
    ids.add(row['Id']);
    for (const field of entity.fields.values())
      if (
        field.required === true &&
        field.default === undefined &&
        !field.implicit &&
        row[field.name] === undefined
      )
        inspection.report(at, `必填字段 "${field.name}"（${field.title}）没有值`);
    checkDocument(inspection, at, entity, row);
  }
}

/** A print template that is delivered names fields of the entity whose rows it prints. */
function checkDocument(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  row: Readonly<Record<string, unknown>>,
): void {
  const field = [...entity.fields.values()].find(({ widget }) => widget === 'document');
  const parts = field && row[field.name];
  const named = [...entity.fields.values()].find(({ widget }) => widget === 'choice');
  const printed = named && inspection.set.entities.get(String(row[named.name]));
  if (!field || !Array.isArray(parts)) return;
  if (!printed)
    return inspection.report(
      [...at, named?.name ?? field.name],
      `数据对象 "${String(row[named?.name ?? ''])}" 不存在`,
    );
  for (const [index, part] of (parts as PrintPart[]).entries())
    checkTemplatePart(inspection, [...at, field.name, index], printed, part);
}
