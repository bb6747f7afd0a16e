import type { EntityModel } from '../../src/contract/model.ts';
import { columnsOf, readSql, sqlUses, type SqlUse } from './uses.ts';

/** What is wrong with the names in the SQL of sources, one sentence each, with its place. */
export function sqlFaults(sources: ReadonlyMap<string, string>, entities: Iterable<EntityModel>): string[] {
  const columns = columnsOf(entities);
  return [...sources].flatMap(([file, source]) => {
    const sql = readSql(source);
    const at = (offset: number) => `${file}:${source.slice(0, offset).split('\n').length}`;
    return [
      ...sql.hidden.map(
        (one) =>
          `${at(one.at)}: "\${${one.source}}" hides a column from this check; write column<Entity>(${one.source}), or ident() of a name that the schemas give`,
      ),
      ...sqlUses(sql, columns).flatMap((use) => {
        const fault = faultOf(use);
        return fault === undefined ? [] : [`${at(use.at)}: ${fault}`];
      }),
    ];
  });
}

/** What is wrong with a name. */
export function faultOf({ name, kind, tables, lacking, isOpen }: SqlUse): string | undefined {
  if (kind === 'table' && tables.length === 0) return `there is no table "${name}"`;
  if (lacking.length > 0) return `"${name}" is no column of ${lacking.join(', ')}`;
  if (tables.length === 0) return `no table has a column "${name}"`;
  return isOpen
    ? `"${name}" may be a column of ${tables.join(', ')}: say of which with a line such as // SQL: s is ${tables[0]}`
    : undefined;
}
