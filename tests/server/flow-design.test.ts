import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallInput, CallOutput } from '../../src/contract/generated/calls.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';

describe('M08 a flow that is worked on', () => {
  let school: TestSchool;
  let admin: TestClient;
  beforeAll(async () => {
    school = await startSchool();
    admin = await school.as('admin');
  });
  afterAll(() => school?.close());

  type Asked = `FlowDesign/${'Flows' | 'Judge' | 'Open' | 'Replay' | 'Rows' | 'Simulate'}`;
  async function asked<Call extends Asked>(call: Call, input: CallInput[Call]): Promise<CallOutput[Call]> {
    const answer = await admin.call(call, input);
    expect([call, input, answer.message]).toEqual([call, input, '']);
    return answer.value;
  }

  it('is judged, tried with the newest application and gone through with the closed ones, whichever flow it is', async () => {
    const { Flows } = await asked('FlowDesign/Flows', {});
    const tried: string[] = [];
    let closed = 0;
    for (const { Code } of Flows) {
      const { Text } = await asked('FlowDesign/Open', { Code });
      const draft = { Code, Text: JSON.stringify({ ...JSON.parse(Text), title: '另一个名称' }) };
      const { Problems } = await asked('FlowDesign/Judge', draft);
      expect(Problems.filter(({ IsHint }) => !IsHint)).toEqual([]);
      closed += (await asked('FlowDesign/Replay', draft)).Total;
      const [newest] = (await asked('FlowDesign/Rows', { Code })).Rows;
      if (!newest) continue;
      const { Steps } = await asked('FlowDesign/Simulate', { ...draft, RowId: newest.Id });
      expect(Steps).not.toEqual([]);
      tried.push(Code);
    }
    expect(closed).toBeGreaterThan(0);
    expect(tried).toContain('LEAVE');
  });
});
