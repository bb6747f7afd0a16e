import { buildEntity, hasDisplayTwin, type EntityModel } from '../../../src/contract/model.ts';
import { isAll } from '../../../src/contract/envelope.ts';
import { checkRow, computeRow } from '../../../src/contract/rules.ts';
import { compileCondition } from '../../../src/contract/conditions/condition.ts';
import type { ListSummary } from '../../../src/contract/generated/meta.ts';
import type { Subject } from '../../../src/contract/subject.ts';
import type { FilterValues, PageData, Row, SchemaAnswer } from '../../../src/client/renderer/data.ts';
import { twinKey } from '../../../src/client/renderer/schema/fields.ts';
import { shanghaiNow } from '../../../src/client/renderer/schema/judge.ts';
import { ANSWERS, sampleAnswer } from './sample-answers.ts';
import { labelOfRef, sampleRow } from './sample-rows.ts';
import { calls as declared, codes, entities, pages } from './schemas.ts';

/** What tests look at afterwards. */
export interface Journal {
  readonly calls: { name: string; request: unknown }[];
}

class Refused extends Error {
  constructor(
    message: string,
    readonly value: unknown = null,
  ) {
    super(message);
  }
  readonly code = 2;
}

/** The data interface over rows in memory: a double of the interface, not of the server. */
export function memoryData(me: Subject, rowsEach: number, tell: (text: string) => void): PageData & Journal {
  const models = new Map([...entities].map(([name, file]) => [name, buildEntity(name, file)]));
  const tables = new Map<string, Row[]>();
  const calls: Journal['calls'] = [];
  const modelOf = (name: string): EntityModel => {
    const model = models.get(name);
    if (!model) throw new Refused('未找到实体');
    return model;
  };
  const rowsOf = (name: string): Row[] => {
    const known =
      tables.get(name) ?? Array.from({ length: rowsEach }, (_, index) => sampleRow(modelOf(name), index + 1));
    tables.set(name, known);
    return known;
  };
  const note = (name: string, request: unknown) => void calls.push({ name, request });
  const refuse = (text: string, value?: unknown): never => {
    if (!value) tell(text);
    throw new Refused(text, value);
  };
  const shown = (entity: EntityModel, row: Row): Row => {
    const result: Row = { ...row, _Actions: [] as string[] };
    for (const field of entity.fields.values()) {
      if (hasDisplayTwin(field.type))
        result[twinKey(field)] = twinOf(field.type, field.dict, field.ref, row[field.name]);
      if (field.type === 'file')
        result[twinKey(field)] = attachments(['a1', '在校证明（教务处盖章）.pdf'], ['a2', '申请表.docx']);
      if (field.type === 'image')
        result[twinKey(field)] = attachments(['p1', '现场照片1.jpg'], ['p2', '现场照片2.jpg']);
    }
    result['_Actions'] = [...entity.actions]
      .filter(
        ([, action]) => !action.when || compileCondition(action.when).test({ row, me, now: shanghaiNow() }),
      )
      .map(([enCode]) => enCode);
    return result;
  };
  const find = (entity: string, id: string): Row =>
    rowsOf(entity).find((row) => row['Id'] === id) ?? refuse('无权操作该数据');

  return {
    calls,
    async list(request) {
      note('list', request);
      await pause();
      const entity = modelOf(request.Entity);
      const page = pages.get(request.Page ?? '');
      const tab = page?.kind === 'list' ? page.tabs?.find(({ key }) => key === request.Tab) : undefined;
      const { sortField, sortOrder } = request;
      const found = rowsOf(request.Entity)
        .filter((row) => matches(entity, row, request.Filter))
        .filter((row) => !tab?.filter || compileCondition(tab.filter).test({ row, me }));
      if (sortField)
        found.sort(
          (one, other) => compare(one[sortField], other[sortField]) * (sortOrder === 'descend' ? -1 : 1),
        );
      const from = (request.PageIndex - 1) * request.PageSize;
      return {
        ...(page?.kind === 'list' && page.summary ? { Summary: summaryOf(page.summary, found) } : {}),
        total: found.length,
        rows: found.slice(from, from + request.PageSize).map((row) => shown(entity, row)),
      };
    },
    async get(entity, id) {
      await pause();
      const children = [...models.values()].filter(({ file }) => file.parent?.entity === entity);
      const Children = Object.fromEntries(
        children.map((child) => [
          child.name,
          rowsOf(child.name)
            .slice(0, 2)
            .map((row) => shown(child, row)),
        ]),
      );
      return { ...shown(modelOf(entity), find(entity, id)), Children };
    },
    async save(request) {
      note('save', request);
      await pause();
      const entity = modelOf(request.Entity);
      const draft = entity.actions.get(request.EnCode)?.verb === 'save';
      const context = { me, now: shanghaiNow(), draft, fields: new Set(Object.keys(request.Data)) };
      const data = computeRow(entity, request.Data, context);
      const problems = checkRow(entity, data, context).filter(({ Message }) => !/格式不正确/.test(Message));
      if (data['Name'] === '重名') problems.push({ Key: 'Name', Message: '名称已存在' });
      if (problems.length > 0) refuse(problems[0]?.Message ?? '', { Fields: problems });
      const rows = rowsOf(request.Entity);
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
      note('remove', request);
      const rows = rowsOf(request.Entity);
      tables.set(
        request.Entity,
        rows.filter((row) => !request.Ids.includes(String(row['Id']))),
      );
      return {};
    },
    async act(request) {
      note('act', request);
      await pause();
      if (request.EnCode.startsWith('gallery.paper.')) return { value: true };
      if (request.EnCode.endsWith('.scan')) {
        if (request.Params['Code'] === '过期') refuse('二维码已失效，请刷新报到单');
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
        [...models].find(([, model]) => model.actions.has(request.EnCode))?.[0] ??
        refuse(`未找到操作${request.EnCode}`);
      const fails = request.Ids.filter(
        (id) => find(name, id)['Status'] !== '1' && request.EnCode.endsWith('approve'),
      );
      for (const id of request.Ids)
        if (!fails.includes(id)) Object.assign(find(name, id), { Status: '2' }, request.Params);
      if (fails.length === 0) return { value: true };
      const Fails = fails.map((Id) => ({ Id, Message: '当前状态不能审批' }));
      return { partly: { SuccessCount: request.Ids.length - fails.length, FailCount: fails.length, Fails } };
    },
    async options(request) {
      note('options', request);
      await pause();
      const dictionary = codes.get(request.Source);
      if (dictionary)
        return dictionary.items
          .filter(({ code, name }) => request.Ids?.includes(code) ?? name.includes(request.Keyword ?? ''))
          .map(({ code, name }) => ({ Value: code, Label: name }));
      const entity = modelOf(request.Source);
      return Array.from({ length: 4 }, (_, index) => `${entity.table}${index + 1}`)
        .map((Value) => ({
          Value,
          Label: labelOfRef(request.Source, Value),
          ParentId: null,
          Disabled: false,
        }))
        .filter((option) => !request.Ids || request.Ids.includes(option.Value))
        .filter((option) => !request.Keyword || option.Label.includes(request.Keyword));
    },
    async tree({ Source, ParentId }) {
      const entity = modelOf(Source);
      const parent = entity.file.tree ?? '';
      const rows = rowsOf(Source).slice(0, 8);
      return rows
        .filter((row) => (row[parent] ?? undefined) === ParentId)
        .map((row) => ({
          Id: String(row['Id']),
          Name: String(row[entity.label]),
          ParentId: ParentId ?? null,
          IsLeaf: !rows.some((child) => child[parent] === row['Id']),
        }));
    },
    async schema(path) {
      const page = pages.get(path);
      if (!page) throw new Refused('页面不存在');
      const named = [page, ...companions(path)];
      const names = new Set(
        named.flatMap((file) => [
          ...('entity' in file && file.entity !== undefined ? [file.entity] : []),
          ...[...models.values()]
            .filter((model) => 'entity' in file && model.file.parent?.entity === file.entity)
            .map((model) => model.name),
        ]),
      );
      return {
        Path: path,
        Version: '1',
        Page: page,
        Pages: Object.fromEntries([...pages].filter(([, file]) => named.includes(file))),
        Entities: Object.fromEntries([...entities].filter(([name]) => names.has(name))),
      } satisfies SchemaAnswer;
    },
    async trace() {
      await pause();
      return {
        Nodes: [
          { NodeId: 'a', NodeName: '辅导员审批', State: '2' },
          { NodeId: 'b', NodeName: '学院审批', State: '1', Handlers: ['马克思主义学院 李芳'] },
          { NodeId: 'c', NodeName: '学校审批', State: '0' },
        ],
        Records: [
          { NodeName: '提交', TrueName: '王伟', ActionName: '提交', ActDate: '2026-11-20 09:30:12' },
          {
            NodeName: '辅导员审批',
            TrueName: '张静',
            ActionName: '同意',
            Opinion: '情况属实，注意安全，按时返校。',
            ActDate: '2026-11-20 10:02:45',
          },
        ],
      };
    },
    async upload(file, options) {
      note('upload', { name: file.name, purpose: options?.purpose, size: file.size });
      options?.progress?.(0.5);
      await pause();
      const isFirst =
        calls.filter(({ request }) => (request as { name?: string }).name === file.name).length < 2;
      if (file.name.startsWith('断网') && isFirst) throw new Refused('网络连接失败，请检查网络后重试');
      return { Id: `up-${calls.length}`, Name: file.name, Size: file.size };
    },
    async exportRows(request) {
      note('exportRows', request);
      return 'saved';
    },
    async importRows(request) {
      note('importRows', request);
      await pause();
      const isBad = calls.some(
        ({ name, request: file }) => name === 'upload' && JSON.stringify(file).includes('bad'),
      );
      const Fails = Array.from({ length: isBad ? 120 : 0 }, (_, index) => ({
        RowNo: index + 2,
        ColumnName: index % 2 ? '身份证号' : '出生日期',
        CellValue: index % 2 ? '42010619990101123' : '2026/13/45',
        Message: index % 2 ? '身份证号格式不正确' : '出生日期格式不正确',
      }));
      return { Total: 200, SuccessCount: 200 - Fails.length, FailCount: Fails.length, Fails };
    },
    async ask(call, input) {
      note('ask', { call, input });
      await pause();
      if (Object.hasOwn(ANSWERS, call)) return ANSWERS[call];
      const file = declared.get(call);
      if (!file) throw new Refused('统计服务暂不可用');
      return sampleAnswer(file.output);
    },
    async template(enCode) {
      note('template', enCode);
    },
    async codes(names) {
      return Object.fromEntries(names.map((name) => [name, codes.get(name)?.items ?? []]));
    },
  };
}

const attachments = (...files: readonly (readonly [string, string])[]) =>
  files.map(([Id, Name], index) => ({ Id, Name, Url: '/logo.svg', Size: 120_000 * (index + 1) }));

const pause = () => new Promise((resolve) => setTimeout(resolve, 30));

function companions(path: string) {
  const page = pages.get(path);
  const entity = page && 'entity' in page ? entities.get(page.entity ?? '') : undefined;
  const paths = [
    ...(page?.kind === 'list' ? [page.form, page.detail] : []),
    ...(page?.kind === 'tabs' ? page.tabs.map((tab) => tab.page) : []),
    ...(page?.kind === 'detail' ? (page.lists ?? []).map((list) => list.page) : []),
    ...Object.values(entity?.actions ?? {}).map((action) => action.page),
  ];
  const direct = paths
    .flatMap((name) => (name === undefined ? [] : [pages.get(name)]))
    .filter((file) => file !== undefined);
  const below = direct.flatMap((file) =>
    file.kind === 'detail' ? (file.lists ?? []).map((list) => pages.get(list.page)) : [],
  );
  return [...direct, ...below.filter((file) => file !== undefined)];
}

function twinOf(type: string, dict: string | undefined, ref: string | undefined, value: unknown): unknown {
  const name = (item: unknown) =>
    dict
      ? (codes.get(dict)?.items.find(({ code }) => code === item)?.name ?? item)
      : labelOfRef(ref ?? '', String(item));
  if (value === null || value === undefined) return null;
  return type === 'refs' || type === 'dicts' ? (value as unknown[]).map(name).join('、') : name(value);
}

const compare = (one: unknown, other: unknown) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'zh');

const summaryOf = (declared: readonly ListSummary[], rows: readonly Row[]) =>
  Object.fromEntries(
    declared.map(({ field, stat }) => {
      const sum = rows.reduce((total, row) => total + Number(row[field]), 0);
      return [field, stat === 'sum' ? sum : sum / rows.length];
    }),
  );

function matches(entity: EntityModel, row: Row, filter: FilterValues): boolean {
  return Object.entries(filter).every(([name, wanted]) => {
    if (isAll(wanted)) return true;
    if (name === 'Keyword')
      return (entity.file.search ?? []).some((field) => String(row[field]).includes(String(wanted)));
    const value = row[name];
    if (Array.isArray(wanted))
      return wanted.some((item) => (Array.isArray(value) ? value.includes(item) : value === item));
    if (typeof wanted === 'object' && wanted !== null) {
      const { From, To } = wanted as { From?: unknown; To?: unknown };
      return (isAll(From) || compare(value, From) >= 0) && (isAll(To) || compare(value, To) <= 0);
    }
    return entity.fields.get(name)?.type === 'text'
      ? String(value).includes(String(wanted))
      : String(value) === String(wanted);
  });
}
