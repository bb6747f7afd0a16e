import type { LinksBlock } from '../../../contract/generated/meta.ts';
import type { ConditionType } from '../../../contract/conditions/condition.ts';
import { checkCall } from './source-check.ts';
import { keysOfInput, keysOfOutput } from '../calls/call-output.ts';
import { nearest } from '../names/near.ts';
import type { Inspection } from '../names/references.ts';

type At = readonly (string | number)[];

/** Names that each tile is saved with, beside its key. */
const PLACE = ['X', 'Y', 'Size'];

/** Tiles that the reader arranges: what may be added looks like what stands there, and both can be saved. */
export function checkArrange(
  inspection: Inspection,
  at: At,
  block: LinksBlock,
  names: Record<string, ConditionType>,
): void {
  const { arrange, source, name, url, icon, text, group } = block;
  if (!arrange) return;
  if (!('call' in source)) inspection.report([...at, 'source'], '"arrange" 的来源只能是 "call"');
  if (group !== undefined) inspection.report([...at, 'group'], '"arrange" 的磁贴不能分组');
  const { key, choices, save } = arrange;
  const called = 'call' in source ? inspection.set.calls.get(source.call) : undefined;
  has(inspection, [...at, 'arrange', 'key'], key, called && keysOfOutput(called), '数据来源没有');
  const shown = [choices.key, name, url, icon, text].filter((wanted) => wanted !== undefined);
  checkCall(inspection, [...at, 'arrange', 'choices', 'source'], choices.source, names, { '': shown });
  const saving = inspection.call([...at, 'arrange', 'save'], save);
  if (!saving) return;
  if (!saving.write) inspection.report([...at, 'arrange', 'save'], `调用 "${save}" 不写数据，不能保存排列`);
  for (const wanted of [key, ...PLACE])
    has(inspection, [...at, 'arrange', 'save'], wanted, keysOfInput(saving, 'Items'), `${save} 的输入没有`);
}

function has(
  inspection: Inspection,
  at: At,
  key: string,
  known: readonly string[] | undefined,
  missing: string,
): void {
  if (known?.includes(key) === false) inspection.report(at, `${missing} "${key}"`, nearest(key, known));
}
