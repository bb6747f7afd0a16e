import { homeAnswers } from './home.ts';
import { compileCondition } from '../../../../src/contract/conditions/condition.ts';
import type {
  FlowTrace,
  ListAnswer,
  ListRequest,
  Option,
  PageData,
  Row,
  TreeNode,
} from '../../../../src/client/renderer/data.ts';
import { calls as callConstants } from '../../../../src/contract/generated/calls.ts';
import type { ListGroups } from '../../../../src/contract/generated/meta.ts';
import type { EntityModel } from '../../../../src/contract/model.ts';
import { ANSWERS, sampleAnswer } from '../sample/answers.ts';
import { labelOfRef } from '../sample/rows.ts';
import { settingGroups } from '../sample/settings.ts';
import { calls as declared, codes, pages } from '../schemas.ts';
import { compare, matches, summaryOf } from './filter.ts';
import { schemaAnswer } from './schema-answer.ts';
import { pause, Refused, type World } from './world.ts';

/** The headings of groups, or the rows of one. */
function grouped(
  world: World,
  entity: EntityModel,
  rows: readonly Row[],
  { field }: ListGroups,
  { Group, PageIndex, PageSize }: ListRequest,
): ListAnswer {
  const from = (PageIndex - 1) * PageSize;
  const page = (all: readonly Row[]) => ({
    total: all.length,
    rows: all
      .slice(from, from + PageSize)
      .map((row) => ({ ...world.shown(entity, row), _Count: row['_Count'] })),
  });
  if (Group?.Value !== undefined) return page(rows.filter((row) => row[field] === Group.Value));
  const counts = new Map<unknown, Row & { _Count: number }>();
  for (const row of rows) {
    const counted = counts.get(row[field]);
    counts.set(row[field], { ...(counted ?? row), _Count: (counted?._Count ?? 0) + 1 });
  }
  const headings = [...counts.values()];
  return page(headings.sort((one, other) => other._Count - one._Count));
}

/** The rows of an entity below what one of their references names, with a number each. */
function choicesOf(world: World, source: string, by: string): TreeNode[] {
  const entity = world.modelOf(source);
  const rows = world.rowsOf(source).slice(0, 12);
  const above = new Set(rows.map((row) => String(row[by] ?? '')));
  const leaf = (row: Row, index: number): TreeNode => ({
    Id: String(row['Id']),
    Name: `${String(row[entity.label])} ${index + 1}`,
    ParentId: `/${String(row[by] ?? '')}`,
    IsLeaf: true,
    Count: 30 + index,
  });
  return [
    ...[...above].map((id) => ({
      Id: `/${id}`,
      Name: labelOfRef(entity.fields.get(by)?.ref ?? '', id),
      ParentId: null,
      IsLeaf: false,
    })),
    ...rows.map(leaf),
  ];
}

function listed(world: World, request: ListRequest): ListAnswer {
  const entity = world.modelOf(request.Entity);
  const page = pages.get(request.Page ?? '');
  const tab = page?.kind === 'list' ? page.tabs?.find(({ key }) => key === request.Tab) : undefined;
  const { sortField, sortOrder } = request;
  const found = world
    .rowsOf(request.Entity)
    .filter((row) => matches(entity, row, request.Filter))
    .filter((row) => !tab?.filter || compileCondition(tab.filter).test({ row, me: world.me }));
  if (sortField)
    found.sort(
      (one, other) => compare(one[sortField], other[sortField]) * (sortOrder === 'descend' ? -1 : 1),
    );
  const groups = page?.kind === 'list' ? page.groups : undefined;
  if (groups && request.Group) return grouped(world, entity, found, groups, request);
  const from = (request.PageIndex - 1) * request.PageSize;
  return {
    ...(page?.kind === 'list' && page.summary ? { Summary: summaryOf(page.summary, found) } : {}),
    total: found.length,
    rows: found.slice(from, from + request.PageSize).map((row) => world.shown(entity, row)),
  };
}

function choicesFor(world: World, request: Parameters<PageData['options']>[0]): Option[] {
  const dictionary = codes.get(request.Source);
  if (dictionary)
    return dictionary.items
      .filter(({ code, name }) => request.Ids?.includes(code) ?? name.includes(request.Keyword ?? ''))
      .map(({ code, name, parent = null }) => ({ Value: code, Label: name, ParentId: parent }));
  const entity = world.modelOf(request.Source);
  return Array.from({ length: 4 }, (_, index) => `${entity.table}${index + 1}`)
    .map((Value) => ({
      Value,
      Label: labelOfRef(request.Source, Value),
      ParentId: null,
      Disabled: false,
    }))
    .filter((option) => !request.Ids || request.Ids.includes(option.Value))
    .filter((option) => !request.Keyword || option.Label.includes(request.Keyword));
}

function nodesOf(
  world: World,
  { Source, ParentId, Entity = '', Field = '' }: Parameters<PageData['tree']>[0],
): TreeNode[] {
  const by = world.models.get(Entity)?.fields.get(Field)?.tree?.by;
  if (by) return choicesOf(world, Source, by[0] ?? '');
  const items = codes.get(Source)?.items;
  if (items)
    return items
      .filter(({ parent = '' }) => ParentId === undefined || parent === ParentId)
      .map(({ code, name, parent = null }) => ({
        Id: code,
        Name: name,
        ParentId: parent,
        IsLeaf: !items.some((item) => item.parent === code),
      }));
  const entity = world.modelOf(Source);
  const parent = entity.file.tree ?? '';
  const rows = world.rowsOf(Source).slice(0, 8);
  return rows
    .filter((row) => (row[parent] ?? undefined) === ParentId)
    .map((row) => ({
      Id: String(row['Id']),
      Name: String(row[entity.label]),
      ParentId: ParentId ?? null,
      IsLeaf: !rows.some((child) => child[parent] === row['Id']),
    }));
}

const TRACE: FlowTrace = {
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

/** The calls that change nothing. */
export const reading = (world: World) =>
  ({
    async schema(path) {
      return schemaAnswer(world, path);
    },
    async list(request) {
      world.note('list', request);
      await pause();
      return listed(world, request);
    },
    async get(entity, id) {
      await pause();
      const children = [...world.models.values()].filter(({ file }) => file.parent?.entity === entity);
      const Children = Object.fromEntries(
        children.map((child) => [
          child.name,
          world
            .rowsOf(child.name)
            .slice(0, 2)
            .map((row) => world.shown(child, row)),
        ]),
      );
      return { ...world.shown(world.modelOf(entity), world.find(entity, id)), Children };
    },
    async options(request) {
      world.note('options', request);
      await pause();
      return choicesFor(world, request);
    },
    tree: async (asked) => nodesOf(world, asked),
    async trace() {
      await pause();
      return TRACE;
    },
    async ask(call, input) {
      world.note('ask', { call, input });
      await pause();
      if (call === callConstants.SysInfo.GetSettings.name) return settingGroups();
      if (Object.hasOwn(homeAnswers, call)) return homeAnswers[call]!(input);
      if (Object.hasOwn(ANSWERS, call)) return ANSWERS[call];
      const file = declared.get(call);
      if (!file) throw new Refused('统计服务暂不可用');
      return sampleAnswer(file.output);
    },
    async write(call, input) {
      world.note('write', { call, input });
      return true;
    },
    async codes(names) {
      return Object.fromEntries(names.map((name) => [name, codes.get(name)?.items ?? []]));
    },
  }) satisfies Partial<PageData>;
