import { describe, expect, it } from 'vitest';
import type { EntityFile, PageButton } from '../../contract/generated/meta.ts';
import { buildEntity } from '../../contract/model.ts';
import { throwsUnlessProvided, type PageData, type Row } from '../renderer/data.ts';
import type { LoadedPage } from '../renderer/pages.ts';
import type { ActionTarget } from '../renderer/schema/target.ts';
import type { ActionServices } from './handler.ts';
import { runAction } from './run-action.ts';

const file: EntityFile = {
  version: 1,
  title: '样例',
  fields: { Name: { id: 1, type: 'text', title: '名称' } },
  scope: { '*': 'true' },
  actions: {
    'demo.approve': { title: '同意', verb: 'set', batch: true },
    'demo.delete': { title: '删除', verb: 'delete' },
    'demo.count': { title: '统计', verb: 'handler', table: true, success: '统计完成' },
    'demo.open': { title: '打开', verb: 'open', url: '/demo/{Id}?name={Name}', table: true },
    'demo.there': { title: '进入', verb: 'open', url: '{Url}' },
    'demo.read': { title: '已读', verb: 'set' },
    'demo.goto': { title: '前往', verb: 'open', url: '{Url}', does: 'demo.read' },
    'demo.print': {
      title: '打印',
      verb: 'open',
      url: '/demo/print?ids={Id*}',
      urlOfAll: '/demo/print?match={match}',
      batch: 'all',
    },
    'demo.next': { title: '确认', verb: 'handler', next: '/demo/done?Id={Id}' },
    'demo.sure': { title: '归档', verb: 'set', confirm: '确定归档吗？' },
    'demo.close': {
      title: '关闭',
      verb: 'set',
      when: "row.Name == '开'",
      confirm: '确定关闭吗？',
      refuse: '该记录已关闭',
    },
    'demo.remove': { title: '移除', verb: 'delete', when: "row.Name == '关'", needs: [{ message: '缺少' }] },
    'demo.all': { title: '发布', verb: 'set', batch: 'all', needs: [{ message: '缺少' }] },
    'demo.past': { title: '报名', verb: 'set', window: { to: "'2020-01-01'" } },
    'demo.template': { title: '模板', verb: 'template', table: true },
  },
};

/** Everything that a press of a button did, in order. */
function pressing(provided: Partial<PageData> = {}, answer = true) {
  const done: string[] = [];
  const tell =
    (what: string) =>
    (text: string): void =>
      void done.push(`${what} ${text}`);
  const services: ActionServices = {
    data: throwsUnlessProvided(provided),
    me: { Roles: ['admin'] } as unknown as ActionServices['me'],
    notify: {
      success: tell('success'),
      warning: tell('warning'),
      error: tell('error'),
      confirm: async ({ text }) => {
        done.push(`confirm ${text}`);
        return answer;
      },
    },
    navigation: {
      path: '/',
      keepInAddress: tell('keepInAddress'),
      remember: tell('remember'),
      remembered: () => undefined,
      go: tell('go'),
      openRoute: tell('openRoute'),
      openAddress: tell('openAddress'),
      openNoted: () => undefined,
      openPage: tell('openPage'),
      openGroup: tell('openGroup'),
      back: () => done.push('back'),
      guard: () => () => undefined,
    },
    openDialog: async () => {
      done.push('dialog');
      return undefined;
    },
  };
  const press = async (button: PageButton, rows: readonly Row[] = [], more: Partial<ActionTarget> = {}) => {
    const target: ActionTarget = {
      page: { answer: {} } as LoadedPage,
      entity: buildEntity('demo/Demo', file),
      rows,
      done: (gone) => void done.push(gone ? 'gone' : 'reload'),
      ...more,
    };
    await runAction(button, target, services);
    return done;
  };
  return { press, done };
}

describe('K01 the Url of a button', () => {
  it.each([
    ['http://example.org/a', 'openAddress http://example.org/a'],
    ['HTTPS://example.org/a', 'openAddress HTTPS://example.org/a'],
    ['/leave/records', 'openRoute /leave/records'],
    ['leave/records?tab=1', 'openRoute /leave/records?tab=1'],
  ])('%s leads to %s', async (Url, expected) => {
    expect(await pressing().press({ EnCode: 'demo.approve', Url })).toEqual([expected]);
  });

  it('that is empty or blank runs the handler named by the EnCode', async () => {
    const act = async () => ({ value: true });
    for (const Url of [undefined, '', '  ']) {
      const done = await pressing({ act }).press({ EnCode: 'demo.count', Url });
      expect(done).toEqual(['success 统计完成', 'reload']);
    }
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//example.org',
    '/\\example.org',
    'java\tscript:alert(1)',
    '{Name}',
  ])('%j is not opened', async (Url) => {
    const done = await pressing().press({ EnCode: 'demo.approve', Url }, [
      { Id: '1', Name: 'javascript:alert(1)' },
    ]);
    expect(done).toEqual(['error 链接地址不正确，无法打开']);
  });

  it('takes encoded values of the row', async () => {
    const row = { Id: '7', Name: '张三&x=../..' };
    expect(await pressing().press({ EnCode: 'demo.open' }, [row])).toEqual([
      'go /demo/7?name=%E5%BC%A0%E4%B8%89%26x%3D..%2F..',
    ]);
  });

  it('is the address of the row when that is all it says, if it is safe', async () => {
    const to = async (Url: unknown) => pressing().press({ EnCode: 'demo.there' }, [{ Id: '1', Url }]);
    expect(await to('/leave/my?tab=1')).toEqual(['go /leave/my?tab=1']);
    expect(await to('https://example.org/a?b=c')).toEqual(['openAddress https://example.org/a?b=c']);
    for (const unsafe of ['javascript:alert(1)', '//example.org', '/../x', '', null])
      expect(await to(unsafe)).toEqual(['error 链接地址不正确，无法打开']);
  });

  it('R01 takes the values of all rows that were chosen, of as many as may be printed at once', async () => {
    const rows = Array.from({ length: 500 }, (_, at) => ({ Id: `${10 ** 18 + at * 1000},` }));
    expect(await pressing().press({ EnCode: 'demo.print' }, rows)).toEqual([
      `go /demo/print?ids=${rows.map(({ Id }) => `${Id.slice(0, -1)}%2C`).join(',')}`,
    ]);
  });

  it('R01 takes what all rows match that were chosen at once, however many they are', async () => {
    const match = { Filter: { Keyword: '$& 李&x=1' }, Page: 'demo/list' };
    const exports = { ...match, Entity: 'demo/Demo', Columns: [] };
    const [address] = await pressing().press({ EnCode: 'demo.print' }, [], { all: 20_000, exports });
    const [path, query] = address!.split('?');
    expect(path).toBe('go /demo/print');
    expect(JSON.parse(new URLSearchParams(query).get('match')!)).toEqual(match);
  });

  it('is not led elsewhere by a value in its path', async () => {
    for (const Id of ['../../user/logout', '%2e%2e/x', '\\example.org', '..'])
      expect(await pressing().press({ EnCode: 'demo.open' }, [{ Id, Name: '' }])).toEqual([
        'error 链接地址不正确，无法打开',
      ]);
  });
});

describe('K02 an EnCode', () => {
  it('that the entity does not know is a message', async () => {
    expect(await pressing().press({ EnCode: 'demo.nothing' })).toEqual(['error 未找到操作demo.nothing']);
  });

  it('named like an inherited property is a message too', async () => {
    expect(await pressing().press({ EnCode: 'constructor' })).toEqual(['error 未找到操作constructor']);
  });

  it('whose handler throws something unforeseen is a message', async () => {
    const done = await pressing({}).press({ EnCode: 'demo.template' });
    expect(done).toEqual(['error 操作失败，请稍后重试']);
  });

  it('that does something with the row as it is opened does so where it may, and opens it where that fails', async () => {
    const asked: unknown[] = [];
    const press = (row: Row, answer: Promise<object>) => {
      const act = (...one: unknown[]) => {
        asked.push(one);
        return answer;
      };
      return pressing({ act }).press({ EnCode: 'demo.goto' }, [{ Id: '1', Url: '/a', ...row }]);
    };
    expect(await press({ _Actions: ['demo.goto', 'demo.read'] }, Promise.resolve({}))).toEqual([
      'go /a',
      'reload',
    ]);
    expect(await press({}, Promise.reject(new Error('断网')))).toEqual(['go /a']);
    const read = [{ EnCode: 'demo.read', Ids: ['1'], Params: {} }, 'quiet'];
    expect(asked).toEqual([read, read]);
    expect(await press({ _Actions: ['demo.goto'] }, Promise.resolve({}))).toEqual(['go /a']);
    expect(asked).toHaveLength(2);
  });

  it('that the server refused says nothing more: the refusal was told', async () => {
    const act = () => Promise.reject(Object.assign(new Error('当前状态不能审批'), { code: 2 }));
    expect(await pressing({ act }).press({ EnCode: 'demo.approve' }, [{ Id: '1' }])).toEqual([]);
  });

  it('R15: that failed makes what is shown read anew where somebody else may have changed it', async () => {
    const act = () => Promise.reject(Object.assign(new Error('手慢了，该床位已被选择'), { code: 2 }));
    const { press, done } = pressing({ act });
    await press({ EnCode: 'demo.approve' }, [{ Id: '1' }], { failed: () => void done.push('anew') });
    expect(done).toEqual(['anew']);
  });
});

describe('rows', () => {
  it('are acted on, told of and read anew', async () => {
    const asked: unknown[] = [];
    const act: PageData['act'] = async (request) => {
      asked.push(request);
      return { value: true };
    };
    const done = await pressing({ act }).press({ EnCode: 'demo.approve' }, [{ Id: '1' }]);
    expect(asked).toEqual([{ EnCode: 'demo.approve', Ids: ['1'], Params: {} }]);
    expect(done).toEqual(['success 操作成功', 'reload']);
  });

  it('lead on to where the action says, with encoded values of the row', async () => {
    const done = await pressing({ act: async () => ({ value: {} }) }).press({ EnCode: 'demo.next' }, [
      { Id: 'a b' },
    ]);
    expect(done).toEqual(['success 操作成功', 'reload', 'go /demo/done?Id=a%20b']);
  });

  it('L01 are left alone outside of the window of the action', async () => {
    expect(await pressing().press({ EnCode: 'demo.past' }, [{ Id: '1' }])).toEqual([
      'warning 不在开放时间内（2020-01-01 截止）',
    ]);
  });

  it('M01 that may not be acted on are told of before anything is asked', async () => {
    const open = { Id: '1', Name: '开' };
    const shut = { Id: '2', Name: '关' };
    const press = (rows: readonly Row[], EnCode = 'demo.close') =>
      pressing({}, false).press({ EnCode }, rows);
    expect(await press([shut])).toEqual(['warning 该记录已关闭']);
    expect(await press([shut, { ...shut, Id: '3' }])).toEqual(['warning 该记录已关闭']);
    // What the server said of a row counts more than what its columns seem to say.
    expect(await press([{ ...open, _Actions: ['demo.approve'] }])).toEqual(['warning 该记录已关闭']);
    expect(await press([open], 'demo.remove')).toEqual(['warning 当前状态不能移除']);
    expect(await press([open])).toEqual(['confirm 确定关闭吗？']);
    // The server judges each of several: those that may be acted on are.
    expect(await press([open, shut])).toEqual(['confirm 确定关闭吗？']);
  });

  it('M01 what they need is asked for before anything is asked, of one row, several and all', async () => {
    const asked: unknown[] = [];
    const ready = (request: unknown) => {
      asked.push(request);
      return Promise.reject(Object.assign(new Error('缺少'), { value: { Needs: [] } }));
    };
    const shut = { Id: '2', Name: '关' };
    const press = (...rest: [PageButton, Row[], Partial<ActionTarget>?]) =>
      pressing({ ready }).press(...rest);
    expect(await press({ EnCode: 'demo.remove' }, [shut])).toEqual([]);
    expect(await press({ EnCode: 'demo.all' }, [shut, shut])).toEqual([]);
    expect(
      await press({ EnCode: 'demo.all' }, [], { all: 300, exports: { Entity: 'demo/Demo' } as never }),
    ).toEqual([]);
    expect(asked).toEqual([
      { EnCode: 'demo.remove', Id: '2' },
      { EnCode: 'demo.all' },
      { EnCode: 'demo.all' },
    ]);
  });

  it('must be chosen first', async () => {
    expect(await pressing().press({ EnCode: 'demo.approve' })).toEqual(['warning 请先选择记录']);
    expect(await pressing().press({ EnCode: 'demo.delete' })).toEqual(['warning 请先选择记录']);
  });

  it('are asked about when several are acted on', async () => {
    const done = await pressing({}, false).press({ EnCode: 'demo.approve' }, [{ Id: '1' }, { Id: '2' }]);
    expect(done).toEqual(['confirm 确定对选中的2条记录执行“同意”吗？']);
  });

  it('are deleted after a question, and are gone', async () => {
    const remove = async () => ({});
    expect(await pressing({ remove }).press({ EnCode: 'demo.delete' }, [{ Id: '1' }])).toEqual([
      'confirm 确定删除该记录吗？',
      'success 删除成功',
      'gone',
    ]);
    expect(await pressing({ remove }, false).press({ EnCode: 'demo.delete' }, [{ Id: '1' }])).toHaveLength(1);
  });

  it('of which some were refused are read anew and listed', async () => {
    const partly = { SuccessCount: 1, FailCount: 1, Fails: [{ Id: '2', Message: '不能' }] };
    const done = await pressing({ act: async () => ({ partly }) }).press({ EnCode: 'demo.sure' }, [
      { Id: '1' },
      { Id: '2' },
    ]);
    expect(done).toEqual(['confirm 确定归档吗？', 'reload', 'dialog']);
  });
});
