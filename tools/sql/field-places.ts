import type { EntityModel } from '../../src/contract/model.ts';
import { columnsOf, readSql, sqlUses } from './uses.ts';

/** Where the program names a field of an entity: in SQL, or as a column that the compiler knows. */
export interface FieldPlace {
  readonly file: string;
  /** Where the name itself stands. */
  readonly at: number;
  /** A result of the statement is named after it. */
  readonly namesResult: boolean;
  /** Tables that the place names a field of; several where one text serves all of them. */
  readonly tables: readonly string[];
}

/** The places of the program that name a field. */
export function fieldPlaces(
  sources: ReadonlyMap<string, string>,
  entities: Iterable<EntityModel>,
): (table: string, field: string) => FieldPlace[] {
  const columns = columnsOf(entities);
  const read = new Map([...sources].map(([file, source]) => [file, readSql(source)]));
  return (table, field) =>
    [...sources].flatMap(([file, source]) => {
      if (!source.includes(field)) return [];
      const inSql = sqlUses(read.get(file)!, columns).filter(
        (use) => use.kind === 'column' && use.name === field && use.tables.includes(table),
      );
      const typed = [...source.matchAll(new RegExp(`\\bcolumn<(?:\\w+\\.)?${table}>\\('(?=${field}')`, 'g'))];
      return [
        ...inSql.map(({ at, namesResult, tables }) => ({ file, at, namesResult, tables })),
        ...typed.map((match) => ({
          file,
          at: match.index + match[0].length,
          namesResult: false,
          tables: [table],
        })),
      ];
    });
}
