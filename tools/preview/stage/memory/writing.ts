import { checkRow, computeRow } from '../../../../src/contract/rules.ts';
import type { PageData } from '../../../../src/client/renderer/data.ts';
import { rulesFor, shanghaiNow } from '../../../../src/client/renderer/schema/judge.ts';
import { pause, type World } from './world.ts';

/** The calls that change rows. */
export const writing = (world: World) =>
  ({
    async save(request) {
      world.note('save', request);
      await pause();
      const entity = world.modelOf(request.Entity);
      const draft = entity.actions.get(request.EnCode)?.verb === 'save';
      const context = { ...rulesFor(world.me), draft, fields: new Set(Object.keys(request.Data)) };
      const data = computeRow(entity, request.Data, context);
      const problems = checkRow(entity, data, context).filter(({ Message }) => !/格式不正确/.test(Message));
      if (data['Name'] === '重名') problems.push({ Key: 'Name', Message: '名称已存在' });
      if (problems.length > 0) world.refuse(problems[0]?.Message ?? '', { Fields: problems });
      const rows = world.rowsOf(request.Entity);
      const known = rows.find((row) => row['Id'] === request.Data['Id']);
      if (known) Object.assign(known, data, { Version: Number(known['Version']) + 1 });
      else
        rows.unshift({
          ...data,
          Id: `${entity.table}${rows.length + 1}`,
          Version: 1,
          Status: '1',
          CreateDate: shanghaiNow(),
        });
      const row = known ?? rows[0] ?? {};
      return { Id: String(row['Id']), Version: Number(row['Version']) };
    },
    async remove(request) {
      world.note('remove', request);
      world.drop(request.Entity, request.Ids);
      return {};
    },
    ending: async () => [],
    worked: async () => ({}),
    limits: async () => [],
    reach: async () => 60,
    async ready() {},
    async act(request) {
      world.note('act', request);
      await pause();
      if (request.EnCode === 'gallery.paper.answer')
        return {
          value: {
            Right: Number(request.Params['Answer'] === '"B"'),
            Keys: ['B'],
            Text: '1898年，湖广总督张之洞奏请创办。',
          },
        };
      if (request.EnCode.startsWith('gallery.paper.')) return { value: true };
      if (request.EnCode.endsWith('.scan')) {
        if (request.Params['Code'] === '过期') world.refuse('二维码已失效，请刷新报到单');
        const Ok = Number(String(request.Params['Code']).length > 3);
        const Name = Ok ? '允许报到 王伟' : '不允许报到：未缴费';
        return { value: { Name, Ok, College: '农学院', Paid: Ok ? '已缴' : '欠缴', Count: 128, Url: '/a' } };
      }
      if (request.EnCode.endsWith('.count'))
        return {
          value: {
            Lines: [
              `预计费用 ${Number(request.Params['Count'] ?? 0) * Number(request.Params['Price'] ?? 0)} 元`,
              '需经过：初审',
            ],
          },
        };
      const name =
        [...world.models].find(([, model]) => model.actions.has(request.EnCode))?.[0] ??
        world.refuse(`未找到操作${request.EnCode}`);
      const fails = request.Ids.filter(
        (id) => world.find(name, id)['Status'] !== '1' && request.EnCode.endsWith('approve'),
      );
      for (const id of request.Ids)
        if (!fails.includes(id)) Object.assign(world.find(name, id), { Status: '2' }, request.Params);
      if (fails.length === 0) return { value: true };
      const Fails = fails.map((Id) => ({ Id, Message: '当前状态不能审批' }));
      return { partly: { SuccessCount: request.Ids.length - fails.length, FailCount: fails.length, Fails } };
    },
  }) satisfies Partial<PageData>;
