import { validateFlow } from '../../../../contract/generated/validators.js';
import type { FromBpmn, Told } from './bpmn/read.ts';
import type { Draft } from './tree.ts';

/** What a draft may still be without: the judge tells of it beside the node. */
const OPEN: ReadonlySet<string> = new Set([
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'uniqueItems',
]);

/** Reads the JSON of a definition. One of another form than the vocabulary's is refused whole, each place with its reason. */
export function fromJson(bytes: Uint8Array, left: readonly Told[] = []): FromBpmn {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    return { refused: [{ id: '', reason: `不是有效的 JSON：${(error as Error).message}` }] };
  }
  if (!validateFlow(value)) {
    const wrong = (validateFlow.errors ?? []).filter(({ keyword }) => !OPEN.has(keyword));
    if (wrong.length > 0)
      return {
        refused: wrong.map(({ instancePath, message = '' }) => ({ id: instancePath, reason: message })),
      };
  }
  return { flow: value as Draft, code: '', left };
}
