import type { EntityModel } from '../../src/contract/model.ts';
import { HANDED, RELATIONS, subjectIn, type Relation } from './scope-world.ts';

/** The first role of each kind; it stands for the others of its kind. */
const firstOfEach = (roles: readonly string[], kindOf: (role: string) => string): readonly string[] =>
  [...new Map(roles.toReversed().map((role) => [kindOf(role), role])).values()].toReversed();

/** Roles of which an entity gives no two the same rows by the same texts. */
export function rolesToldApart({ name, file }: EntityModel, roles: readonly string[]): readonly string[] {
  const { scope, writeScope, directory } = file;
  return firstOfEach(roles, (role) => {
    const texts = [scope[role], writeScope?.[role], directory?.scope?.[role], HANDED[name]?.[role]];
    const isOfMe = JSON.stringify([texts, scope['*'], writeScope?.['*']]).includes('me.');
    const { TeacherId, StudentId, ClassIds, CollegeIds } = subjectIn(role);
    return JSON.stringify([texts, isOfMe && [TeacherId, StudentId, ClassIds, CollegeIds]]);
  });
}

/** Roles of which no two reach the same rows: an action tells no others apart. */
export const rolesByReach = (
  roles: readonly string[],
  reachOf: (role: string) => readonly Relation[],
): readonly string[] => firstOfEach(roles, (role) => reachOf(role).join());

/** Of some rows the first that is reached, and the first that is not. */
export const firstOfEachSide = (
  reach: readonly Relation[],
  among: readonly Relation[] = RELATIONS,
): readonly Relation[] =>
  [true, false].flatMap((isReached) => among.find((one) => reach.includes(one) === isReached) ?? []);
