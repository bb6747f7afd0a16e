/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import type { CallConstant } from '../calls.ts';

type CallsOf<Group extends string, Facts> = { readonly [Action in keyof Facts]: CallConstant & { readonly name: `${Group}/${Action & string}` } };

export const callGroup = <Group extends string, Facts extends Readonly<Record<string, string>>>(name: Group, facts: Facts) =>
  Object.fromEntries(Object.entries(facts).map(([action, fact]) => [action, {
    name: `${name}/${action}`,
    method: fact.startsWith('GET') ? 'GET' : 'POST',
    path: /\/.+/.exec(fact)?.[0] ?? `/api/${name}/${action}`,
    write: fact.includes('write'),
    binary: fact.includes('binary'),
  }])) as CallsOf<Group, Facts>;
