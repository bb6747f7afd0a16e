import type { ConditionType } from '../../../contract/conditions/condition.ts';
import type { ActionFile, CallFile } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { nearest } from '../names/near.ts';
import type { Inspection } from '../names/references.ts';

type At = readonly (string | number)[];

interface InputSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

const inputOf = ({ input }: CallFile): InputSchema => input as InputSchema;

/** Holds the calls of section 7 that stand in for the generic ones against their files. */
export function checkFixedCalls(inspection: Inspection, entity: EntityModel): void {
  const { list, get } = entity.file.fixedCalls ?? {};
  if (list !== undefined) {
    const call = specified(inspection, ['fixedCalls', 'list'], list, false);
    const output = call?.output as { properties?: { rows?: unknown } } | undefined;
    if (call && !output?.properties?.rows)
      inspection.report(['fixedCalls', 'list'], `${list} 的输出没有 "rows"，不是列表`);
  }
  if (get !== undefined) {
    const call = specified(inspection, ['fixedCalls', 'get'], get, false);
    if (call && !Object.hasOwn(inputOf(call).properties ?? {}, 'Id'))
      inspection.report(['fixedCalls', 'get'], `${get} 没有输入 "Id"`);
  }
}

/** Verbs that ask nothing of the server, or answer a file. */
const WITHOUT: readonly string[] = [
  'view',
  'template',
  'export',
  'import',
  'print',
  'open',
  'plain',
  'trace',
];

/** Holds an action's call against its file. */
export function checkFixed(
  inspection: Inspection,
  at: At,
  { verb, fixed }: ActionFile,
  names: Record<string, ConditionType>,
): void {
  if (!fixed) return;
  const place = [...at, 'fixed'];
  if (WITHOUT.includes(verb)) inspection.report(place, `"fixed" 不用于 ${verb}`);
  for (const [name, formula] of Object.entries(fixed.input ?? {}))
    inspection.condition([...place, 'input', name], formula, { ...names, ids: 'list' });
  const call = specified(inspection, [...place, 'call'], fixed.call, true);
  if (!call || !fixed.input) return;
  const { properties = {}, required = [] } = inputOf(call);
  const known = Object.keys(properties);
  for (const name of Object.keys(fixed.input))
    if (!known.includes(name))
      inspection.report([...place, 'input', name], `${fixed.call} 没有输入 "${name}"`, nearest(name, known));
  for (const name of required)
    if (!Object.hasOwn(fixed.input, name))
      inspection.report([...place, 'input'], `${fixed.call} 需要输入 "${name}"`);
}

/** A call that the specification names: a school's own server has no other. */
function specified(inspection: Inspection, at: At, name: string, writes: boolean): CallFile | undefined {
  const call = inspection.call(at, name);
  if (call?.source === 'own') inspection.report(at, `调用 "${name}" 不在规格第7节中，学校自己的服务器没有它`);
  if (call && !writes && call.write) inspection.report(at, `调用 "${name}" 会写数据，不能用来读取`);
  return call;
}
