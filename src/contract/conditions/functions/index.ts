import { calendarFunctions } from './calendar.ts';
import { dateFunctions } from './dates.ts';
import type { ConditionFunction } from './kinds.ts';
import { listFunctions } from './lists.ts';
import { numberFunctions } from './numbers.ts';
import { pinyinFunctions } from './pinyin.ts';
import { textFunctions } from './texts.ts';

export type { ConditionFunction, FunctionContext, ParameterKind } from './kinds.ts';

/**
 * Every function a condition may call. There is no regular expression among them: a pattern from a page file could
 * hold the event loop for minutes.
 */
export const conditionFunctions: ReadonlyMap<string, ConditionFunction> = new Map(
  [dateFunctions, calendarFunctions, numberFunctions, textFunctions, pinyinFunctions, listFunctions].flatMap(
    Object.entries,
  ),
);
