import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import type { NamedField } from '../../../../contract/field-rules.ts';
import { loadKits } from '../../fields/index.ts';
import type { ListColumn } from '../../schema/uses.ts';
import { Cell } from './Cell.tsx';

const field = (name: string) => ({ name, type: 'text', title: name, id: 1 }) as unknown as NamedField;
const column = {
  field: field('Start'),
  key: 'Start',
  second: field('End'),
  place: 'p',
} as unknown as ListColumn;
const shown = (row: Record<string, unknown>) =>
  renderToStaticMarkup(
    <Cell column={column} row={{ Id: '1', ...row }} target={undefined as never} />,
  ).replace(/<[^>]+>/g, '|');

beforeAll(() => loadKits(['text']));

it('a cell of two lines says once that it holds nothing, and leaves a second line out that does', () => {
  expect(shown({})).toBe(shown({ End: '' }));
  expect(shown({}).match(/-/g)).toHaveLength(1);
  expect(shown({ Start: '上午' }).split('|').filter(Boolean)).toEqual(['上午']);
  expect(shown({ Start: '上午', End: '下午' }).split('|').filter(Boolean)).toEqual(['上午', '下午']);
});
