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

/**
 * Tells what is to be asked by a role: in the usual run what no role asked before it that reaches students by the same words,
 * for what roles reach of students is by what most of their numbers and choices differ.
 */
export function firstInSight(school: TestSchool): (role: string, what: string) => boolean {
  const asked = new Set<string>();
  return (role, what) => isAtLength || asked.size < asked.add(`${sightOf(school, role)} ${what}`).size;
}
