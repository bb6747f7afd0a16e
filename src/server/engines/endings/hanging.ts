import { compileCondition } from '../../../contract/conditions/condition.ts';
import { FLOW_STATUS } from '../../../contract/generated/codes.ts';
import type { Row } from '../../../contract/rules.ts';
import { columnOf } from '../../data/fields/kind.ts';
import { rowCondition } from '../../data/access/scope.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import type { Hold } from './holds.ts';

/**
 * SQL conditions of the rows that hang on the ended ones by one reference, one for all of them or one for each where the
 * rule looks at the ended row.
 */
export function hangingOn(
  { entity, field, rule }: Hold,
  ended: readonly Row[],
  now: string,
): { readonly sql: string; readonly binder: Binder; readonly ended: readonly Row[] }[] {
  const asksEach = [rule.when, ...Object.values(rule.set ?? {})].some(
    (source) =>
      source !== undefined && compileCondition(source).reads.some((read) => read.startsWith('form.')),
  );
  const groups = asksEach ? ended.map((one) => [one]) : [ended];
  return groups.map((group) => {
    const binder = new Binder();
    const ids = binder.bind(group.map(({ Id }) => String(Id)));
    const column = columnOf(field, 't');
    const names =
      field.type === 'refs'
        ? `EXISTS (SELECT 1 FROM jsonb_array_elements_text(CASE jsonb_typeof(${column}) WHEN 'array' THEN ${column} END) e WHERE e = ANY(${ids}))`
        : `${column} = ANY(${ids})`;
    const only = [names, 't."IsDeleted" = 0'];
    if (rule.do === 'close') only.push(`t.${ident('Status')} = ${binder.bind(FLOW_STATUS.Running)}`);
    if (rule.when !== undefined)
      only.push(rowCondition(entity, rule.when, { form: group[0] ?? {}, now }, binder, 't'));
    return { sql: only.join(' AND '), binder, ended: group };
  });
}
