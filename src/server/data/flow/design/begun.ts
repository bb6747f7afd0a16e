import { mayHaveFlow } from '../../../../contract/flow/flow-of.ts';
import { entities } from '../../../../contract/generated/entities.ts';
import type { FlowFile } from '../../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../../contract/model.ts';
import { SUPER_ROLE, type Subject } from '../../../../contract/subject.ts';
import type { Engine } from '../../engine.ts';
import { refuse } from '../../refusal.ts';

/** A flow that is to be made. */
export interface Begun {
  readonly Code: string;
  readonly Entity: string;
  readonly Title: string;
  /** Code of the flow whose nodes it begins with; absent: one approval. */
  readonly From?: string;
}

/** Entities whose rows can be approved and that have no flow yet. */
export const freeEntities = ({ catalog }: Engine): EntityModel[] =>
  [...catalog.entities.values()].filter(({ file }) => mayHaveFlow(file) && file.flow === undefined);

/** The entity of a flow that is to be made, and a definition to begin with. @throws Refusal for a code that is taken and an entity that takes no flow */
export function begunFlow(
  engine: Engine,
  { Code, Entity, Title, From }: Begun,
): { readonly entity: EntityModel; readonly flow: FlowFile } {
  const all = [...engine.catalog.entities.values()];
  if (all.some(({ file }) => file.flow === Code)) throw refuse(`流程编码 ${Code} 已被使用，请换一个`);
  const entity = freeEntities(engine).find(({ name }) => name === Entity);
  if (!entity) throw refuse('该业务已有审批流程，或不能使用审批流程');
  const copied = From === undefined ? undefined : all.find(({ file }) => file.flow === From)?.flow;
  if (From !== undefined && !copied) throw refuse(`没有流程 ${From}`);
  const flow: FlowFile = {
    version: 1,
    title: Title,
    entity: entity.name,
    ...(copied?.again ? { again: true } : {}),
    applicant: applicantOf(entity),
    administrators: copied?.administrators ?? [SUPER_ROLE],
    nodes: copied?.nodes ?? [
      { kind: 'approve', id: 'approve1', title: '审批', who: { by: 'role', role: '' } },
      { kind: 'end', id: 'end', title: '通过' },
    ],
  };
  return { entity, flow };
}

/** By what a person of each kind is known. */
const KNOWN_BY: Readonly<Record<string, keyof Subject>> = {
  [entities.SysUser]: 'UserId',
  [entities.Teacher]: 'TeacherId',
  [entities.Student]: 'StudentId',
  [entities.NewStudent]: 'NewStudentId',
};

/** The applicant is the first person that a row refers to; what is left open otherwise the check tells. */
function applicantOf({ fields }: EntityModel): string {
  const people = [...fields.values()].filter(({ type, ref = '' }) => type === 'ref' && ref in KNOWN_BY);
  const [first] = people;
  return first ? `row.${first.name} == me.${KNOWN_BY[first.ref!]}` : 'row.CreateUserId == me.UserId';
}
