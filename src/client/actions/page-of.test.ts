import { describe, expect, it } from 'vitest';
import { openedBy } from './page-of.ts';

const rows = [{ Id: 'task1', BizType: 'Leave', BizId: 'leave9' }];
const pages = { Leave: 'leave/apply-detail', Award: 'award/detail' };

describe('L02 the detail page that a row opens', () => {
  it.each([
    [{ by: 'BizType', row: 'BizId', pages }, 'leave/apply-detail', 'leave9', true],
    [{ by: 'BizType', pages }, 'leave/apply-detail', 'task1', true],
    [{ by: 'Id', row: 'BizId', pages }, 'task/detail', 'task1', false],
    [{ by: 'Nothing', pages }, 'task/detail', 'task1', false],
    [{ by: 'BizType', pages: Object.create({ Leave: 'x' }) }, 'task/detail', 'task1', false],
    [undefined, 'task/detail', 'task1', false],
  ])('%j', (details, path, rowId, isForeign) => {
    const target = { rows, detail: 'task/detail', ...(details && { details }) };
    expect(openedBy({}, target)).toEqual({ path, rowId, isForeign });
  });

  it('is the page that the action itself names, before any other', () => {
    const target = { rows, detail: 'task/detail', details: { by: 'BizType', row: 'BizId', pages } };
    expect(openedBy({ page: 'task/own' }, target)).toEqual({
      path: 'task/own',
      rowId: 'task1',
      isForeign: false,
    });
  });
});
