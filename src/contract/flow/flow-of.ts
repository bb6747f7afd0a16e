import type { EntityFile, FlowFile } from '../generated/meta.ts';

/** An entity's file, with the code of its flow, and the definition. */
export interface WithFlow {
  readonly file: EntityFile;
  readonly flow: FlowFile | undefined;
}

/**
 * Finds the definition by which an entity's applications are approved: the one that `flow` names, or, for an entity of the trait
 * that leaves it open, the first one that names the entity, such as one that a school has drawn.
 * @param flows definitions by their code
 */
export function withFlow(name: string, file: EntityFile, flows: ReadonlyMap<string, FlowFile>): WithFlow {
  if (file.flow !== undefined) return { file, flow: flows.get(file.flow) };
  if (!mayHaveFlow(file)) return { file, flow: undefined };
  const [found] = [...flows].filter(([, { entity }]) => entity === name);
  return found ? { file: { ...file, flow: found[0] }, flow: found[1] } : { file, flow: undefined };
}

/** Whether rows of an entity can be approved, though it may have no flow yet. */
export const mayHaveFlow = ({ traits }: Pick<EntityFile, 'traits'>): boolean =>
  traits?.includes('flow') ?? false;
