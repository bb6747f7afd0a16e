import type { PageData } from '../../../../src/client/renderer/data.ts';
import { Refused, type Journal } from './world.ts';

/** How the data of a page fares: as it should, not yet there, refused, none at all, or with texts as long as they come. */
export const STATES = ['filled', 'loading', 'error', 'empty', 'long'] as const;
export type State = (typeof STATES)[number];

const READING = ['list', 'get', 'options', 'tree', 'trace', 'ask'] as const;
const LONG = 60;

/** The data with its reading calls in a state; what is written is taken as ever. */
export function inState<Data extends PageData & Journal>(data: Data, state: State): Data {
  if (state === 'filled') return data;
  const changed = READING.map((name) => [
    name,
    async (...input: unknown[]) => {
      if (state === 'loading') return new Promise(() => undefined);
      if (state === 'error') throw new Refused('数据服务暂不可用，请稍后重试');
      const answer = await (data[name] as (...input: unknown[]) => Promise<unknown>)(...input);
      return state === 'empty' ? emptied(answer, name === 'get' ? null : 0) : lengthened(answer);
    },
  ]);
  return { ...data, ...(Object.fromEntries(changed) as Partial<Data>) };
}

/** The same shape with nothing in it, a number of a row included; rows keep who they are and what may be done with them. */
function emptied(answer: unknown, number: 0 | null, key = ''): unknown {
  if (key === 'Id' || key === 'Version' || key === '_Actions') return answer;
  if (Array.isArray(answer)) return [];
  if (typeof answer === 'number') return number;
  if (typeof answer !== 'object' || answer === null) return null;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, emptied(value, number, name)]),
  );
}

/** Every Chinese text until it is as long as texts come; codes, numbers and dates are what they are. */
function lengthened(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(lengthened);
  if (typeof answer === 'string')
    return /\p{Script=Han}/u.test(answer) && !answer.includes('<')
      ? answer.repeat(Math.ceil(LONG / answer.length)).slice(0, LONG)
      : answer;
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, lengthened(value)]));
}
