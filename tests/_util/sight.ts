import { entities } from '../../src/contract/generated/entities.ts';
import { isAtLength } from './scale.ts';
import type { TestSchool } from './server.ts';

const sightOf = ({ engine: { catalog } }: TestSchool, role: string): string =>
  catalog.entities.get(entities.Student)!.file.scope[role] ?? '';

/** Roles in groups, each of those that reach students by the same words. */
export function rolesBySight(school: TestSchool, roles: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const role of roles) {
    const sight = sightOf(school, role);
    groups.set(sight, [...(groups.get(sight) ?? []), role]);
  }
  return [...groups.values()];
}

/** How many kinds of roles ask for a thing in the usual run: one of many rows, and one of fewer. */
const SIGHTS = 2;

/**
 * Tells what is to be asked by a role: in the usual run what no role asked before it that reaches students by the same words,
 * for what roles reach of students is by what most of their numbers and choices differ, and what two such roles have not asked yet.
 */
export function firstInSight(school: TestSchool): (role: string, what: string) => boolean {
  const asked = new Map<string, Set<string>>();
  return (role, what) => {
    const by = asked.get(what) ?? new Set();
    const isNew = isAtLength || (by.size < SIGHTS && !by.has(sightOf(school, role)));
    asked.set(what, by.add(sightOf(school, role)));
    return isNew;
  };
}
