import type { CallSource } from '../../../contract/generated/meta.ts';
import type { ConditionType } from '../../../contract/conditions/condition.ts';
import { keysOfOutput } from '../calls/call-output.ts';
import { fitsShape } from '../files/call-shape.ts';
import { nearest } from '../names/near.ts';
import type { Inspection } from '../names/references.ts';
import { valuesIn } from '../values/written-value.ts';
import { chosenRow } from './chosen-check.ts';

type At = readonly (string | number)[];
type Names = Record<string, ConditionType>;

/** Holds a call that a page reads from against its file; `wanted` are keys that its answer must have. */
export function checkCall(
  inspection: Inspection,
  at: At,
  source: CallSource,
  names: Names,
  wanted?: Readonly<Record<string, readonly string[]>>,
): void {
  const call = inspection.call([...at, 'call'], source.call);
  for (const [name, formula] of Object.entries(source.input ?? {}))
    inspection.condition([...at, 'input', name], formula, { ...names, chosen: chosenRow(inspection) });
  if (!call) return;
  if (call.write || call.binary)
    inspection.report([...at, 'call'], `调用 "${source.call}" 会写数据或返回文件，不能作为数据来源`);
  checkInput(inspection, at, source, call.input);
  for (const [below, keys] of Object.entries(wanted ?? {})) {
    const found = keysOfOutput(call, below);
    for (const key of keys)
      if (found && !found.includes(key))
        inspection.report([...at, 'call'], `${source.call} 的输出没有 "${key}"`, nearest(key, found));
  }
}

/** What a call is asked with must be declared by it, be of its kind, and be all that it needs. */
function checkInput(inspection: Inspection, at: At, source: CallSource, declared: object): void {
  const { properties = {}, required = [] } = declared as {
    properties?: Readonly<Record<string, object>>;
    required?: readonly string[];
  };
  const inputs = Object.keys(properties);
  for (const name of Object.keys(source.input ?? {}))
    if (!inputs.includes(name))
      inspection.report([...at, 'input', name], `${source.call} 没有输入 "${name}"`, nearest(name, inputs));
  for (const [name, formula] of Object.entries(source.input ?? {})) {
    const shape = properties[name];
    const wrong =
      shape && valuesIn(formula).find((value) => value !== null && value !== '' && !fitsShape(shape, value));
    if (wrong !== undefined)
      inspection.report(
        [...at, 'input', name],
        `${source.call} 的输入 "${name}" 不接受 ${JSON.stringify(wrong)}`,
      );
  }
  for (const name of required)
    if (!Object.hasOwn(source.input ?? {}, name))
      inspection.report([...at, 'input'], `${source.call} 需要输入 "${name}"`);
}
