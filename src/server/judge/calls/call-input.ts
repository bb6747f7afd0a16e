import type { Inspection } from '../names/references.ts';

const LARGEST = 2_147_483_647;

/** Texts that look like a day or a time and are none; the database would fail over them. */
const NO_DAYS = ['0000-00-00', '2026-02-30', '2026-13-01', '2026-01-01 25:00:00', '2026-01-01 10:61:00'];

/** What a call takes is a value that the database takes: whole numbers have bounds, and a pattern of days takes real ones alone. */
export function checkInput(inspection: Inspection, at: readonly (string | number)[], shape: unknown): void {
  if (typeof shape !== 'object' || shape === null) return;
  const { type, pattern, maximum, enum: among } = shape as Record<string, unknown>;
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  if (types.includes('integer') && among === undefined)
    if (typeof maximum !== 'number' || maximum > LARGEST)
      inspection.report([...at, 'type'], `整数须有 "maximum"，不超过 ${LARGEST}，否则数据库无法保存`);
  const match = typeof pattern === 'string' ? expressionOf(pattern) : undefined;
  if (typeof pattern === 'string' && match === undefined)
    return inspection.report([...at, 'pattern'], '不是有效的正则表达式');
  const isTaken = (text: string) => match?.test(text) === true;
  const wrong = NO_DAYS.find(isTaken);
  if (wrong !== undefined && isTaken('2026-01-01') && !isTaken('甲'))
    inspection.report([...at, 'pattern'], `也接受不存在的日期 "${wrong}"`);
  for (const [key, inner] of Object.entries(shape)) checkInput(inspection, [...at, key], inner);
}

function expressionOf(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}
