/** Wire time so many hours from now, by Shanghai's clock. */
export const hour = (offset: number) =>
  new Date(Date.now() + 8 * 3_600_000 + offset * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
const choice = (Key: string, Score: number, more: object = {}) => ({ Key, Text: `选${Key}`, Score, ...more });
/** Three questions, the second jumped over by the first one's answer, and what they score. */
export const DESIGN = {
  Questions: [
    {
      Type: '1',
      Title: '近来睡得好吗',
      Required: 1,
      Options: [choice('A', 1, { JumpTo: 3 }), choice('B', 3)],
    },
    {
      Type: '2',
      Title: '为什么',
      Required: 1,
      Options: [choice('A', 1), choice('B', 2), choice('C', 5, { IsWarn: 1 })],
      MinSelect: 1,
      MaxSelect: 2,
    },
    { Type: '5', Title: '想说的话', Required: 0 },
  ],
  Factors: [
    {
      Code: 'S',
      Name: '睡眠',
      Calc: '1',
      Questions: [1, 2],
      Levels: [
        { Min: 0, Max: 2, WarnLevel: '0', Advice: '很好' },
        { Min: 3, Max: 20, WarnLevel: '2', Advice: '请来聊聊' },
      ],
    },
  ],
};
