/**
 * Which people an avatar list shows, and how many it leaves out. The specification's default greatest length of 0 can only
 * mean that there is none: a list that shows nobody by default would be no list.
 */
export function shownPeople<Person>(
  people: readonly Person[],
  max = 0,
): { readonly shown: readonly Person[]; readonly more: number } {
  if (max <= 0 || people.length <= max) return { shown: people, more: 0 };
  return { shown: people.slice(0, max), more: people.length - max };
}
