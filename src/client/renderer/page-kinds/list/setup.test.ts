import { expect, it } from 'vitest';
import type { EntityFile, ListPage } from '../../../../contract/generated/meta.ts';
import { buildEntity } from '../../../../contract/model.ts';
import { resolveColumns } from '../../schema/uses.ts';
import { fieldsShown } from './setup.ts';

it('fetches what draws every field of a column, also the one in its second line', () => {
  const entity = buildEntity('a/Vote', {
    version: 1,
    title: '投票',
    module: 'a',
    fields: {
      Cast: { id: 1, type: 'decimal', title: '已投' },
      Asked: { id: 2, type: 'int', title: '应投' },
    },
  } as unknown as EntityFile);
  const file = { columns: [{ field: 'Cast', below: 'Asked' }] } as unknown as ListPage;
  const columns = resolveColumns(file.columns, entity, { file: 'x', pointer: '' }).filter(
    (column) => !('fault' in column),
  );
  const shown = fieldsShown({ file, entity, columns, below: [], filters: [] } as never);
  expect(shown.map(({ name }) => name)).toEqual(['Cast', 'Asked']);
});
