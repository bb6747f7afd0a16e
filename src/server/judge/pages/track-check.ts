import type { FieldUse, FieldUseObject } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { checkCall } from '../blocks/source-check.ts';
import { rowNames, type Inspection } from '../names/references.ts';

/** A track is of two times that follow each other. */
export function checkTrack(
  inspection: Inspection,
  at: (string | number)[],
  entity: EntityModel,
  uses: readonly FieldUse[],
  index: number,
): void {
  const nameAt = (place: number) => {
    const use = uses[place];
    return typeof use === 'object' ? use.field : (use ?? '');
  };
  const [start, end] = [entity.fields.get(nameAt(index)), entity.fields.get(nameAt(index + 1))];
  const source = (uses[index] as FieldUseObject).track!;
  checkCall(inspection, at, source, rowNames(entity), { '': ['From', 'To', 'Taken'] });
  if (start && (start.type !== 'time' || end?.type !== 'time' || end.after !== start.name))
    inspection.report(at, `"track" 需要 "${start.name}" 为 time 类型，其后是以它为 "after" 的 time 字段`);
}
