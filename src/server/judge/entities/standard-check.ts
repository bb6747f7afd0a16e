import type { EntityModel } from '../../../contract/model.ts';
import { rowNames, type Inspection } from '../names/references.ts';
import { checkCode } from '../values/value-check.ts';
import { checkWritten } from '../values/written-value.ts';

type At = readonly (string | number)[];

/** Holds the rows that come with new rows of another entity against both entities. */
export function checkStandard(inspection: Inspection, entity: EntityModel): void {
  const { standard } = entity.file;
  if (!standard) return;
  const owner = inspection.entity(['standard', 'with'], standard.with);
  inspection.field(['standard', 'by'], entity, standard.by);
  const link = entity.fields.get(standard.by);
  if (link && link.ref !== standard.with)
    inspection.report(['standard', 'by'], `字段 "${standard.by}" 应为指向 ${standard.with} 的 ref`);
  const names = owner ? rowNames(owner) : {};
  const formulas = (at: At, set: Readonly<Record<string, string>> = {}) => {
    for (const [name, source] of Object.entries(set)) {
      inspection.field([...at, name], entity, name);
      if (owner) inspection.condition([...at, name], source, names);
    }
  };
  formulas(['standard', 'set'], standard.set);
  for (const [index, { when, values, set }] of standard.rows.entries()) {
    const at = ['standard', 'rows', index];
    if (when !== undefined && owner) inspection.condition([...at, 'when'], when, names, 'bool');
    for (const [name, value] of Object.entries(values)) {
      inspection.field([...at, 'values', name], entity, name);
      const field = entity.fields.get(name);
      if (field?.dict !== undefined)
        for (const one of [value].flat()) checkCode(inspection, [...at, 'values', name], field.dict, one);
      else if (field) checkWritten(inspection, [...at, 'values', name], field, value);
    }
    formulas([...at, 'set'], set);
    const given = new Set([standard.by, ...Object.keys({ ...values, ...standard.set, ...set })]);
    for (const field of entity.fields.values())
      if (field.required === true && field.default === undefined && !field.implicit && !given.has(field.name))
        inspection.report([...at, 'values'], `必填字段 "${field.name}"（${field.title}）没有值`);
  }
}
