import type { PageButton } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { chosenRow } from '../blocks/chosen-check.ts';
import { nearest } from '../names/near.ts';
import { rowNames, type Inspection } from '../names/references.ts';

const NUMBERS: readonly string[] = ['int', 'count'];

function checkCount(
  inspection: Inspection,
  at: readonly (string | number)[],
  entity: EntityModel,
  name: string,
): void {
  inspection.field(at, entity, name);
  const type = entity.fields.get(name)?.type;
  if (type !== undefined && !NUMBERS.includes(type))
    inspection.report(at, `按钮上的数字应为 ${NUMBERS.join('、')} 类型，字段 "${name}" 为 ${type}`);
}

/** Holds buttons against the EnCodes and the entity. */
export function checkButtons(
  inspection: Inspection,
  at: readonly (string | number)[],
  entity: EntityModel,
  buttons: readonly PageButton[] | undefined,
): void {
  for (const [index, button] of (buttons ?? []).entries()) {
    inspection.enCode([...at, index, 'EnCode'], button.EnCode);
    for (const [place, role] of (button.roles ?? []).entries())
      inspection.role([...at, index, 'roles', place], role);
    if (button.count !== undefined) checkCount(inspection, [...at, index, 'count'], entity, button.count);
    for (const [name, formula] of Object.entries(button.params ?? {})) {
      const params = Object.keys(entity.actions.get(button.EnCode)?.params ?? {});
      const place = [...at, index, 'params', name];
      if (!params.includes(name))
        inspection.report(place, `"${button.EnCode}" 没有参数 "${name}"`, nearest(name, params));
      inspection.condition(place, formula, { ...rowNames(entity), chosen: chosenRow(inspection) });
    }
    if (button.when) inspection.condition([...at, index, 'when'], button.when, rowNames(entity), 'bool');
  }
}
