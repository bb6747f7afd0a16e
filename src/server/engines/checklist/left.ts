import type { WriteContext } from '../../data/module.ts';
import { checklistNamed, namesIn } from './lists.ts';
import { FINISHED } from './marks.ts';

// SQL: st is checklist.step
// SQL: ns is checklist.mark

/**
 * Names of the steps that are required online and that people have not finished, by the Id of each person with such steps.
 * @param name the entity of the steps
 * @param but code of a step that is not asked for
 */
export async function stepsLeft(
  { engine, tx }: Pick<WriteContext, 'engine' | 'tx'>,
  name: string,
  people: readonly string[],
  but = '',
): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = namesIn(checklistNamed(engine, name));
  const { rows } = await tx.query<{ person: string; steps: string[] }>(
    `SELECT n."Id" AS person, jsonb_agg(st."StepName" ORDER BY st."Sort") AS steps
     FROM ${names.people} n JOIN ${names.steps} st ON st.${names.list} = n.${names.list} AND st."IsDeleted" = 0
     LEFT JOIN ${names.marks} ns ON ns.${names.person} = n."Id" AND ns."StepCode" = st."StepCode" AND ns."IsDeleted" = 0
     WHERE n."Id" = ANY($1) AND st."IsRequired" = 1 AND st."IsOnline" = 1 AND st."StepCode" <> $2 AND coalesce(ns."State", '') <> ALL($3)
     GROUP BY n."Id"`,
    [people, but, FINISHED],
  );
  return new Map(rows.map(({ person, steps }) => [person, steps]));
}
