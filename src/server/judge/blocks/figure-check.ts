import type { CallFile } from '../../../contract/generated/meta.ts';
import { SUBJECT_TYPE } from '../../../contract/subject.ts';
import { keysOfOutput } from '../calls/call-output.ts';
import { nearest } from '../names/near.ts';
import type { Inspection } from '../names/references.ts';

/** Holds what a call says of its numbers against its answer and against the lists that they stand for. */
export function checkFigures(inspection: Inspection, call: CallFile): void {
  const keys = keysOfOutput(call) ?? [];
  for (const [index, figure] of (call.figures ?? []).entries()) {
    const at = ['figures', index];
    for (const [place, name] of figure.fields.entries())
      if (!keys.includes(name))
        inspection.report([...at, 'fields', place], `输出没有 "${name}"`, nearest(name, keys));
    if ((figure.entity === undefined) === (figure.why === undefined))
      inspection.report(at, '"entity" 和 "why" 须有且只有一个');
    const names = { input: 'dyn', row: 'dyn', me: SUBJECT_TYPE, now: 'string' } as const;
    if (figure.when) inspection.condition([...at, 'when'], figure.when, names, 'bool');
    const entity = figure.entity && inspection.entity([...at, 'entity'], figure.entity);
    for (const [name, formula] of Object.entries(figure.filter ?? {})) {
      if (entity) inspection.field([...at, 'filter', name], entity, name);
      inspection.condition([...at, 'filter', name], formula, names);
    }
    for (const [place, role] of (figure.roles ?? []).entries())
      inspection.role([...at, 'roles', place], role);
  }
}
