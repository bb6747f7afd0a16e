import { entities } from '../../../contract/generated/entities.ts';
import type { FlowWho } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { isPerson } from './directory-check.ts';
import { rowNames, type Inspection } from '../names/references.ts';

type At = readonly (string | number)[];

/** Holds the people of a node against the entity: whether there can be anybody who reaches the row and may act. */
export function checkFlowWho(inspection: Inspection, entity: EntityModel, at: At, who: FlowWho): void {
  switch (who.by) {
    case 'role':
      inspection.role([...at, 'role'], who.role);
      if (!Object.hasOwn(entity.file.scope, who.role))
        inspection.report([...at, 'role'], `角色 "${who.role}" 在 scope 中没有数据范围，无人可以处理`);
      if (who.scope) inspection.report([...at, 'scope'], '"scope" 尚不能运行，请暂时不要使用');
      if (who.scope) inspection.condition([...at, 'scope'], who.scope, rowNames(entity), 'bool');
      return;
    case 'field': {
      inspection.field([...at, 'field'], entity, who.field);
      const field = entity.fields.get(who.field);
      if (field && (field.type !== 'ref' || !isPerson(inspection, field)))
        inspection.report([...at, 'field'], `字段 "${who.field}" 应引用有登录账号的人员`);
      return;
    }
    case 'head': {
      inspection.field([...at, 'field'], entity, who.field);
      const field = entity.fields.get(who.field);
      if (field && (field.type !== 'ref' || field.ref !== entities.Org))
        inspection.report([...at, 'field'], `字段 "${who.field}" 应引用 ${entities.Org}`);
      return;
    }
    case 'chosen':
      checkFlowWho(inspection, entity, [...at, 'from'], who.from);
      return;
    case 'users':
      return;
  }
}
