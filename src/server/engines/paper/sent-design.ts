import { MOST_MB, takenKinds } from '../../../contract/paper/files.ts';
import { isRecord } from '../../../contract/paper/question.ts';
import { refuse } from '../../data/refusal.ts';
import type { Design, RawFactor } from './design.ts';
import type { Parts } from './parts.ts';

/** Reads what the designer sent; only known parts of it are kept. */
export function parseDesign({ block }: Parts, given: string): Design {
  let sent: unknown;
  try {
    sent = JSON.parse(given);
  } catch {
    throw refuse('题目格式不正确');
  }
  if (!isRecord(sent) || !Array.isArray(sent['Questions']) || !Array.isArray(sent['Factors']))
    throw refuse('题目格式不正确');
  return {
    Questions: sent['Questions'].map((raw, index) =>
      cleanQuestion(block.types, isRecord(raw) ? raw : {}, index),
    ),
    Factors: sent['Factors'].map((raw) => cleanFactor(isRecord(raw) ? raw : {})),
  };
}

const flag = (value: unknown): 0 | 1 => (value === 1 || value === true || value === '1' ? 1 : 0);
const text = (value: unknown, most: number): string => {
  const given = typeof value === 'string' ? value.trim() : '';
  if ([...given].length > most) throw refuse(`「${given.slice(0, 12)}…」不能超过${most}个字`);
  return given;
};
const whole = (value: unknown, least: number, most: number): number | null => {
  if (value === null || value === undefined || value === '') return null;
  const number = Number(value);
  if (!Number.isInteger(number) || number < least || number > most)
    throw refuse(`数值应在${least}-${most}之间`);
  return number;
};
const score = (value: unknown): number | null => {
  if (value === null || value === undefined || value === '') return null;
  const number = Number(value);
  if (!Number.isFinite(number) || Math.abs(number) > 1000) throw refuse('分值应在-1000-1000之间');
  return Math.round(number * 10) / 10;
};

function cleanQuestion(
  types: Parts['block']['types'],
  raw: Record<string, unknown>,
  index: number,
): Design['Questions'][number] {
  const type = text(raw['Type'], 4);
  if (!Object.hasOwn(types, type)) throw refuse(`第${index + 1}题题型不可用`);
  const options = Array.isArray(raw['Options']) ? raw['Options'].filter(isRecord) : [];
  const rows = Array.isArray(raw['Rows']) ? raw['Rows'] : [];
  const when = raw['ShowWhen'];
  return {
    Id: String(index),
    Type: type,
    Title: text(raw['Title'], 300),
    Required: flag(raw['Required']),
    Options: options.map((option) => ({
      Key: text(option['Key'], 4),
      Text: text(option['Text'], 100),
      Score: score(option['Score']),
      IsWarn: flag(option['IsWarn']),
      AllowOther: flag(option['AllowOther']),
      JumpTo: whole(option['JumpTo'], 1, 999),
    })),
    Rows: rows.map((row) => text(row, 100)),
    MinSelect: whole(raw['MinSelect'], 0, 20),
    MaxSelect: whole(raw['MaxSelect'], 1, 20),
    MinScore: whole(raw['MinScore'], 0, 100),
    MaxScore: whole(raw['MaxScore'], 1, 100),
    MaxLength: whole(raw['MaxLength'], 1, 2000),
    IsReverse: flag(raw['IsReverse']),
    RandomOptions: flag(raw['RandomOptions']),
    FileKinds: takenKinds(raw['FileKinds']) ?? null,
    MaxMB: whole(raw['MaxMB'], 1, MOST_MB),
    ShowWhen: isRecord(when)
      ? {
          q: whole(when['q'], 1, 999) ?? 0,
          op: when['op'] === 'notIn' ? 'notIn' : 'in',
          v: Array.isArray(when['v']) ? when['v'].map((key) => text(key, 4)) : [],
        }
      : null,
  };
}

function cleanFactor(raw: Record<string, unknown>): RawFactor {
  const levels = Array.isArray(raw['Levels']) ? raw['Levels'].filter(isRecord) : [];
  const questions = Array.isArray(raw['Questions']) ? raw['Questions'].map(Number) : [];
  return {
    Code: text(raw['Code'], 20),
    Name: text(raw['Name'], 40),
    Calc: text(raw['Calc'], 4),
    Questions: questions,
    Levels: levels.map((level) => ({
      Min: Number(level['Min']) || 0,
      Max: Number(level['Max']) || 0,
      WarnLevel: text(level['WarnLevel'], 2),
      Advice: text(level['Advice'], 300),
    })),
  };
}
