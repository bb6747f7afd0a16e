import { afterEach, beforeEach } from 'vitest';
import type { FlowFile } from '../../src/contract/generated/meta.ts';
import type { EntityModel } from '../../src/contract/model.ts';
import type { TestEngine } from './engine.ts';

const END = { kind: 'end', id: 'end', title: '通过' };

/** The entity of claims, and how another definition of its flow is served; the shipped one is back behind each test. */
export function claimFlow(started: () => TestEngine, more: Partial<FlowFile> = {}) {
  const claim = () =>
    started().engine.catalog.entities.get('fund/Claim') as {
      -readonly [Key in keyof EntityModel]: EntityModel[Key];
    };
  const shipped: FlowFile[] = [];
  beforeEach(() => void shipped.push(claim().flow!));
  afterEach(() => (claim().flow = shipped.pop()!));
  const publish = (...nodes: object[]) =>
    (claim().flow = { ...claim().flow!, ...more, nodes: [...nodes, END] as unknown as FlowFile['nodes'] });
  return { claim, publish };
}
