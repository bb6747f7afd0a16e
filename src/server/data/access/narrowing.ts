import { parseCondition } from '../../../contract/conditions/parse.ts';
import { replacePaths, type Node } from '../../../contract/conditions/tree.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { reachingRules, type ReachingRule } from '../../../contract/reaching-rules.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from './caller.ts';
import { ConditionError } from '../../../contract/conditions/error.ts';
import { treeToSql } from '../expressions/condition-sql.ts';
import { conditionColumn } from './row-column.ts';
import type { Binder } from '../sql/sql.ts';

/**
 * Narrows what a reference offers to the rows that fit with what the form holds so far: the rules that read nothing but
 * fields of the chosen row, turned round. A rule that reads further is left to the judgement of the whole row.
 */
export function narrowingSql(
  { entity, target, field }: { entity: EntityModel; target: EntityModel; field: string },
  form: Row,
  caller: Caller,
  binder: Binder,
  now: string,
): string {
  const names = { form, me: caller.subject, now };
  const parts = reachingRules(entity)
    .filter((rule) => readsOnly(rule, field))
    .map(({ rule: { deny } }) => {
      const options = {
        column: (name: string) => conditionColumn(target, name, 't'),
        names,
        bind: (value: unknown) => binder.bind(value),
      };
      try {
        return `${treeToSql(turned(parseCondition(deny), field), deny, options)} IS NOT TRUE`;
      } catch (error) {
        // What is half typed, such as a number that is still a text, narrows nothing.
        if (error instanceof ConditionError) return 'TRUE';
        throw error;
      }
    });
  return parts.length === 0 ? 'TRUE' : parts.join(' AND ');
}

const readsOnly = ({ reads }: ReachingRule, field: string): boolean =>
  reads.every((path) => path.length === 2 && path[0] === field);

/** `row.ClassId.GradeYear` becomes a column of the offered rows, `row.GradeYear` a value of the form. */
function turned(tree: Node, field: string): Node {
  return replacePaths(tree, (path, at) => {
    if (path === 'row' || !path.startsWith('row.')) return undefined;
    const [, first = '', beyond] = path.split('.');
    if (first !== field) return member('form', first, at);
    return member('row', beyond ?? 'Id', at);
  });
}

const member = (of: string, name: string, at: number): Node => ({
  kind: 'member',
  of: { kind: 'name', name: of, local: false, at },
  name,
  at,
});
