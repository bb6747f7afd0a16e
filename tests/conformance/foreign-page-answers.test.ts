import { describe, expect, it } from 'vitest';
import { buildEntity } from '../../src/contract/model.ts';
import type { EntityFile } from '../../src/contract/generated/meta.ts';
import { readCodes } from '../../src/client/foreign/codes.ts';
import { fitted } from '../../src/client/foreign/fitting.ts';
import { readListPage } from '../../src/client/foreign/list-page.ts';
import { readSteps, readTrace } from '../../src/client/foreign/records.ts';
import { readOptions, readTree } from '../../src/client/foreign/tree.ts';
import { branchesOf } from '../../src/client/renderer/fields/widgets/tree/choices.ts';
import { readEnvelope } from '../../src/client/request/envelope.ts';
import student from '../../schemas/entities/core/Student.json' with { type: 'json' };
import { mutated, mutationsOf, say } from '../fixtures/foreign-server/mutations.ts';

const entity = buildEntity('core/Student', student as unknown as EntityFile);

/** A row with something in each of its fields. */
const ROW: Readonly<Record<string, unknown>> = Object.fromEntries(
  [...entity.fields.keys()].map((name) => [name, name === 'Id' ? '1' : 'x']),
);

/** What our wire has for a value of each kind; null is nothing. */
const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';
const isSound = (value: unknown): boolean =>
  isPlain(value) || (Array.isArray(value) ? value.every((one) => one !== null) : true);

const listOf = (value: unknown) => {
  const { total, rows } = readListPage(value, { PageIndex: 1, PageSize: 10 });
  if (!Number.isInteger(total) || total < 0) throw new Error(`total ${String(total)}`);
  return rows.map((row) => fitted(entity, row)).map((row) => [row['Id'], Object.values(row)] as const);
};

/** Each answer that pages are drawn from, with its reader, which gives texts and values that are drawn, and an answer in usual words. */
const READERS: readonly (readonly [string, (value: unknown) => unknown, unknown])[] = [
  ['lists', listOf, { total: 1, rows: [ROW] }],
  ['lists of all rows', listOf, [ROW]],
  ['details', (value) => listOf([value]), ROW],
  [
    'trees',
    (value) => branchesOf(readTree(value)),
    [
      { Id: '1', Name: '学院', ParentId: null },
      { Id: '2', Name: '专业', ParentId: '1' },
    ],
  ],
  [
    'nested trees',
    (value) => branchesOf(readTree(value)),
    [{ id: 1, text: 'a', children: [{ id: 2, text: 'b' }] }],
  ],
  ['choices', readOptions, [{ Value: '1', Label: '甲' }]],
  [
    'dictionaries',
    readCodes,
    { List: [{ TypeCode: 'A', Items: [{ ItemCode: '1', ItemName: '甲', State: '1' }] }] },
  ],
  [
    'traces',
    readTrace,
    {
      Nodes: [{ NodeId: '1', NodeName: '初审', State: '1', Handlers: ['张'] }],
      Records: [{ NodeName: '初审', TrueName: '张', ActionName: '同意', Opinion: '', ActDate: '2026-01-01' }],
    },
  ],
  ['steps of guides', readSteps, { Steps: [{ Key: 'a', Count: 1, Missing: [0], SkipId: null }] }],
];

describe.each(READERS)('C01: whatever stands in %s', (_name, read, value) => {
  it('is read without a fault, as what pages can draw', () => {
    const sent = { ErrorCode: 0, RequestMsg: '', ResultValue: value };
    const found: string[] = [];
    for (const mutation of mutationsOf(sent)) {
      try {
        const envelope = readEnvelope(mutated(sent, mutation));
        if (envelope?.ErrorCode !== 0) continue;
        const result = read(envelope.ResultValue);
        if (!isIterable(result) && typeof result !== 'object')
          found.push(`${say(mutation)}: ${String(result)}`);
        for (const part of partsOf(result))
          if (!isSound(part)) found.push(`${say(mutation)}: ${JSON.stringify(part)}`);
      } catch (failure) {
        found.push(`${say(mutation)}: ${String(failure)}`);
      }
    }
    expect(found).toEqual([]);
  });
});

const isIterable = (value: unknown): boolean => typeof Object(value)[Symbol.iterator] === 'function';

/** Values of rows, and lists inside of what was read. */
function partsOf(result: unknown): unknown[] {
  if (Array.isArray(result)) return result.flatMap((one) => (Array.isArray(one) ? one.flat() : [one]));
  return [result];
}
