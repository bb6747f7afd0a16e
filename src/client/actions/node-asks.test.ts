import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FLOW_SIGN_PLACE } from '../../contract/generated/codes.ts';
import type { EntityFile, FieldFile } from '../../contract/generated/meta.ts';
import { buildEntity } from '../../contract/model.ts';
import { checkParams } from '../../contract/rules.ts';
import { NOBODY } from '../../contract/subject.ts';
import { rulesFor } from '../renderer/schema/judge.ts';
import type { ActionCall } from './handler.ts';
import { nodeAsks } from './node-asks.tsx';

const file: EntityFile = {
  version: 1,
  title: '样例',
  flow: 'DEMO',
  fields: { Granted: { id: 1, type: 'int', title: '批准额' } },
  scope: { '*': 'true' },
};
const place: FieldFile = { type: 'dict', title: '加签方式', dict: 'FLOW_SIGN_PLACE', required: true };
const node = {
  Edit: ['Granted'],
  Require: ['Granted'],
  Attachments: 2,
  Signature: 1,
  OpinionRequired: [],
  Quick: [],
  BackTo: [],
  BackToApplicant: true,
};

const next = { NodeId: 'next', NodeName: '学院审批', Most: 1, People: [{ Id: 'ann', Name: '安' }] };

/** What a node that asks for everything wants to know of a step. */
const asksFor = (
  verb: 'approve' | 'addSign',
  params: Record<string, FieldFile>,
  Choose: readonly object[] = [],
) =>
  nodeAsks(
    {
      action: { verb },
      target: { rows: [{ Id: '1' }], entity: buildEntity('demo/Demo', file) },
      services: { data: { ask: async () => ({ Task: node, Choose }) } },
    } as unknown as ActionCall,
    params,
  );

describe('22 what a node asks for beside a step', () => {
  it('asks for the signature and the fields of an agreement, not of a person who has another sign first', async () => {
    const lacking = (params: Record<string, FieldFile>, values: object) =>
      checkParams(params, { ...values }, rulesFor(NOBODY)).map(({ Key }) => Key);
    const agreed = await asksFor('approve', {});
    expect(lacking(agreed!.params, {})).toEqual(['Granted', 'Signature']);
    const added = await asksFor('addSign', { Place: place });
    expect(lacking(added!.params, { Place: FLOW_SIGN_PLACE.Before })).toEqual([]);
    expect(lacking(added!.params, { Place: FLOW_SIGN_PLACE.After })).toEqual(['Granted', 'Signature']);
  });

  it('asks who comes next of a person who agrees, not of one who has another sign first', async () => {
    const added = (await asksFor('addSign', { Place: place }, [next]))!;
    const shown = (values: object) =>
      renderToStaticMarkup(added.extras!(() => undefined, { ...values }) as ReactElement);
    expect(shown({ Place: FLOW_SIGN_PLACE.Before })).not.toContain('由谁办理');
    expect(shown({ Place: FLOW_SIGN_PLACE.After })).toContain('学院审批由谁办理');
    expect(added.pack({ Place: FLOW_SIGN_PLACE.Before })).not.toHaveProperty('Chosen');
    expect(added.pack({ Place: FLOW_SIGN_PLACE.After })).toHaveProperty('Chosen');
  });
});
