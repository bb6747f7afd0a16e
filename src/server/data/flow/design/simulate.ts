import type { CallOutput } from '../../../../contract/generated/calls.ts';
import { compileCondition } from '../../../../contract/conditions/condition.ts';
import type { FlowFile, FlowNode, FlowWho } from '../../../../contract/generated/meta.ts';
import { entities } from '../../../../contract/generated/entities.ts';
import { placesOf } from '../../../../contract/flow/nodes.ts';
import type { EntityModel } from '../../../../contract/model.ts';
import type { Row } from '../../../../contract/rules.ts';
import { entityOf } from '../../entities.ts';
import type { Engine } from '../../engine.ts';
import { ident } from '../../sql/sql.ts';
import { ableAmong, peopleOf, type Looking } from '../people.ts';
import { wayOf } from './walked.ts';

/** Most people of a node that are named. */
const MOST_NAMED = 20;

type Steps = CallOutput['FlowDesign/Simulate']['Steps'];

/** Goes through a definition with a row: the nodes that it comes to, who would act there, and why. */
export async function simulated(
  engine: Engine,
  entity: EntityModel,
  flow: FlowFile,
  row: Row,
): Promise<Omit<CallOutput['FlowDesign/Simulate'], 'Row'>> {
  const way = wayOf(flow, row);
  return engine.database.transaction(async (tx) => {
    const looking: Looking = { engine, tx, entity };
    const Steps: Steps = [];
    for (const node of way.nodes) {
      const found = 'who' in node ? await peopleOf(looking, row, node.who) : [];
      const people = node.kind === 'approve' ? await ableAmong(looking, found, 'decide') : found;
      const named = people.slice(0, MOST_NAMED);
      const units = await unitsOf(looking, [
        ...new Set(named.map(({ OrgId }) => OrgId).filter((id) => id !== '')),
      ]);
      Steps.push({
        NodeId: node.id,
        Title: node.title,
        People: named.map(({ TrueName, OrgId }) => ({ Name: TrueName, Unit: units.get(OrgId) ?? null })),
        Count: people.length,
        Why: whyOf(engine, entity, node, row, people.length) + leftOut(found.length - people.length),
      });
    }
    return { Steps, IsEnded: way.isEnded };
  });
}

async function unitsOf(
  { engine, tx }: Looking,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const orgs = entityOf(engine, entities.Org);
  const { rows } = await tx.query<{ Id: string; name: string }>(
    `SELECT "Id", ${ident(orgs.label)} AS name FROM ${ident(orgs.table)} WHERE "Id" = ANY($1)`,
    [ids],
  );
  return new Map(rows.map(({ Id, name }) => [Id, name]));
}

function whyOf(engine: Engine, entity: EntityModel, node: FlowNode, row: Row, count: number): string {
  if (node.kind === 'branch') {
    const way = node.branches.find(({ when }) => when === undefined || compileCondition(when).test({ row }));
    return way?.when === undefined
      ? `其他条件都不成立，走“${way?.title ?? ''}”`
      : `${way.when} 成立，走“${way.title}”`;
  }
  if (!('who' in node)) return WHY[node.kind] ?? '';
  const why = whoSays(engine, entity, node.who);
  return count === 0 && node.who.by !== 'chosen' ? `${why}；目前没有这样的人` : why;
}

const leftOut = (count: number): string => (count === 0 ? '' : `；另有${count}人没有审批权限，不参与办理`);

const WHY: Partial<Record<FlowNode['kind'], string>> = {
  parallel: '各分支同时进行，全部完成后继续',
  publicity: '公示期满后继续',
  act: '自动执行',
  call: '等待子流程办结',
  end: '审批通过',
};

function whoSays({ catalog }: Engine, entity: EntityModel, who: FlowWho): string {
  const titleOf = (name: string) => entity.fields.get(name)?.title ?? name;
  switch (who.by) {
    case 'role': {
      const name = catalog.roles.roles.find(({ code }) => code === who.role)?.name ?? who.role;
      return `角色“${name}”中数据范围包含这份申请的人`;
    }
    case 'field':
      return `申请的“${titleOf(who.field)}”`;
    case 'head':
      return `申请的“${titleOf(who.field)}”${who.up ? `向上${who.up}级` : ''}的负责人`;
    case 'users':
      return '流程中指定的人';
    case 'chosen':
      return who.chooser === 'applicant' ? '由申请人选择' : '由上一环节的办理人选择';
  }
}

/** The fields that the conditions and people of a definition look at, the others are nothing to it. */
export function readBy(flow: FlowFile, entity: EntityModel): string[] {
  const conditions = placesOf(flow).flatMap(({ node }) =>
    node.kind === 'branch' ? node.branches.flatMap(({ when }) => when ?? []) : [],
  );
  const fields = conditions.flatMap((condition) =>
    compileCondition(condition).reads.flatMap((path) =>
      path.startsWith('row.') ? [path.split('.')[1]!] : [],
    ),
  );
  const people = placesOf(flow).flatMap(({ node }) =>
    'who' in node && (node.who.by === 'field' || node.who.by === 'head') ? [node.who.field] : [],
  );
  return [...new Set([...fields, ...people])].filter((name) => entity.fields.has(name));
}
