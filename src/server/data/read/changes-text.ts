import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import { textOfHtml } from '../../../contract/html.ts';
import { moneyText } from '../../../contract/numbers.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../access/caller.ts';
import { wholeOf } from '../schemas/closed-modules.ts';
import type { Engine } from '../engine.ts';
import { labelOf, namesOf } from './labels.ts';
import { maskField, sightOf } from '../access/rights.ts';
import { enCodesText, schemaName } from '../schemas/schema-names.ts';
import { ident } from '../sql/sql.ts';

/** What the audit notes of an export beside the fields of rows. */
const NOTED: Readonly<Record<string, string>> = { Columns: '导出的列', Total: '导出的条数' };
const NOTHING = '（空）';
const UNSEEN = '（不可见）';

/** Names of rows by entity and Id. */
type Labels = ReadonlyMap<string, ReadonlyMap<string, string | null>>;

/**
 * What acts changed, in words: a line for each field with its value before and after, as far as the reader may see the field.
 * @param rows rows of an entity that keeps changes (`[before, after]` by the field's name) beside the name of the rows' entity
 */
export class ChangesWords {
  private constructor(
    private readonly engine: Engine,
    private readonly caller: Caller,
    private readonly labels: Labels,
  ) {}

  static async of(
    engine: Engine,
    caller: Caller,
    kept: readonly { readonly entity: unknown; readonly changes: unknown }[],
  ): Promise<ChangesWords> {
    const wanted = new Map<string, Set<string>>();
    const { entities } = wholeOf(engine.catalog);
    for (const { entity, changes } of kept)
      for (const [name, values] of pairsOf(changes)) {
        const { type, ref = '' } = entities.get(String(entity))?.fields.get(name) ?? {};
        if (type !== 'ref' && type !== 'refs') continue;
        const ids = wanted.get(ref) ?? new Set();
        wanted.set(ref, ids);
        for (const id of values.flat()) if (typeof id === 'string' && id !== '') ids.add(id);
      }
    const labels = new Map<string, ReadonlyMap<string, string | null>>();
    for (const [ref, ids] of wanted) {
      const target = entities.get(ref);
      if (target && ids.size > 0) labels.set(ref, await labelsOf(engine, caller, target, [...ids]));
    }
    return new ChangesWords(engine, caller, labels);
  }

  /** The lines for one act. */
  text(entityName: unknown, changes: unknown): string | null {
    const entity = wholeOf(this.engine.catalog).entities.get(String(entityName));
    const lines = pairsOf(changes).map(([name, [before, after]]) => {
      const field = entity?.fields.get(name);
      const title = field?.title ?? NOTED[name] ?? '已取消的字段';
      const [from, to] = [before, after].map((value) => this.say(entity, field, value));
      return before === null || before === undefined ? `${title}：${to}` : `${title}：${from} → ${to}`;
    });
    return lines.length === 0 ? null : lines.join('\n');
  }

  private say(entity: EntityModel | undefined, field: FieldModel | undefined, value: unknown): string {
    if (value === null || value === undefined || value === '') return NOTHING;
    if (!entity || !field) return Array.isArray(value) ? value.join('、') : plain(value);
    const sight = sightOf(entity, field, this.caller);
    if (sight === 'none') return UNSEEN;
    if (sight === 'masked') return plain(maskField(field, value));
    return Array.isArray(value) ? this.sayAll(field, value) : this.sayOne(field, value);
  }

  private sayAll(field: FieldModel, values: readonly unknown[]): string {
    if (values.length === 0) return NOTHING;
    if (field.names === 'actions') return enCodesText(this.engine.catalog, values, '；');
    if (values.some((value) => typeof value === 'object')) return `共${values.length}项`;
    return values.map((value) => this.sayOne(field, value)).join('、');
  }

  private sayOne(field: FieldModel, value: unknown): string {
    if (field.ref !== undefined) return this.labels.get(field.ref)?.get(String(value)) ?? '（已不存在）';
    if (field.names !== undefined) return schemaName(this.engine.catalog, field, value);
    const dictionary = this.engine.catalog.codes.get(field.dict ?? '');
    if (dictionary) return namesOf(dictionary).get(String(value)) ?? plain(value);
    switch (field.type) {
      case 'bool':
        return Number(value) === 1 ? '是' : '否';
      case 'money':
        return moneyText(field, value);
      case 'file':
      case 'image':
        return `${String(value).split(',').length}个文件`;
      case 'html':
        return textOfHtml(String(value));
      default:
        return plain(value);
    }
  }
}

function pairsOf(changes: unknown): [string, readonly unknown[]][] {
  if (changes === null || typeof changes !== 'object') return [];
  return Object.entries(changes).map(([name, values]) => [
    name,
    Array.isArray(values) ? values : [null, values],
  ]);
}

async function labelsOf(
  { catalog, database }: Engine,
  caller: Caller,
  entity: EntityModel,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  const label = labelOf(catalog, entity, caller);
  const { rows } = await database.query<Row>(
    `SELECT t."Id" AS id, ${label.sql('t')} AS name FROM ${ident(entity.table)} t WHERE t."Id" = ANY($1)`,
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [String(id), label.show(name)]));
}

/** What has parts, such as a place on the map, is told of as one. */
const plain = (value: unknown): string => (typeof value === 'object' ? '（内容已更改）' : String(value));
