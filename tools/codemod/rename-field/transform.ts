import { inspect } from '../../../src/server/judge/check.ts';
import { parseTexts, type Texts } from '../../../src/server/judge/files/schema-set.ts';
import { placeOfUse } from '../../../src/server/judge/names/use-place.ts';
import type { Use } from '../../../src/server/judge/names/uses.ts';
import { namedTogether, paperReading } from '../../../src/server/judge/entities/paper-names.ts';
import type { EntityModel } from '../../../src/contract/model.ts';
import { insertFirst, renameKey, replaceInside, type Edit } from '../../json/edits.ts';
import { JsonSource, keysOf } from '../../../src/server/judge/json-source.ts';
import { fieldPlaces } from '../../sql/field-places.ts';
import { CodemodRefusal, type Codemod } from '../codemod.ts';

const FIELD_NAME = /^[A-Z][A-Za-z0-9]{0,40}$/;

/**
 * Gives a field of an entity another name in every file that names it: keys, lists, the expressions by the places that their
 * syntax tree tells, and the SQL of the program. The field keeps its id, so that the database renames the column.
 */
export const renameField: Codemod = {
  name: 'rename-field',
  title: '给数据对象的字段改名，包括所有页面和条件',
  parameters: ['<模块/对象.字段>', '<新名称>'],
  edits(texts, [path = '', name = '']) {
    const { entity, field } = target(texts, path, name);
    const { set } = inspect(parseTexts(texts).files);
    const entities = set?.entities ?? new Map<string, EntityModel>();
    const edits = new Map<string, Edit[]>();
    const add = (file: string, edit: Edit) => {
      const known = edits.get(file) ?? [];
      // what two entities name together stands in one place
      if (!known.some(({ start }) => start === edit.start)) edits.set(file, [...known, edit]);
    };
    for (const holder of [entity, ...namedTogether(entities, entity, field)]) {
      const own = `${holder}.${field}`;
      const file = `entities/${holder}.json`;
      const definition: Use = { kind: 'field', name: own, file, pointer: `/fields/${field}` };
      const uses = [...(set?.uses.values() ?? [])].filter((use) => use.kind === 'field' && use.name === own);
      for (const use of [definition, ...uses]) {
        const source = new JsonSource(texts.get(use.file)!);
        const place = placeOfUse(source, use);
        if (!place) continue;
        const edit = place.isKey
          ? renameKey(place.node, keyWith(use, place.index, field, name))
          : replaceInside(source, place.node, place.index, field.length, name);
        add(use.file, edit);
      }
      for (const { holder: copier, copy, from } of impliedCopies(entities, holder, field, name)) {
        const source = new JsonSource(texts.get(`entities/${copier}.json`)!);
        const node = source.node(`/fields/${copy}/follows`);
        if (node) add(`entities/${copier}.json`, insertFirst(source, node, 'field', from));
      }
    }
    return edits;
  },
  /** Statements name the column anew; what they answer keeps its name, so that nothing that reads it has to change. */
  programEdits(texts, sources, [path = '', name = '']) {
    const { entity, field } = target(texts, path, name);
    const entities = inspect(parseTexts(texts).files).set?.entities ?? new Map<string, EntityModel>();
    const edits = new Map<string, Edit[]>();
    const places = fieldPlaces(sources, entities.values());
    const renamed = [entity, ...namedTogether(entities, entity, field)].map(
      (one) => entities.get(one)!.table,
    );
    for (const table of renamed)
      for (const { file, at, namesResult, tables } of places(table, field)) {
        if (tables.some((one) => !renamed.includes(one)))
          throw new CodemodRefusal(
            `${file} 中一处 SQL 同时用于 ${tables.join('、')} 的 "${field}"，先分开写`,
          );
        const known = edits.get(file) ?? [];
        const text = namesResult ? `${name}" AS "${field}` : name;
        if (!known.some(({ start }) => start === at))
          edits.set(file, [...known, { start: at, end: at + field.length, text }]);
      }
    return edits;
  },
};

/** A key with the new name: the whole of it, or that step of a path through references. */
function keyWith({ pointer, offset }: Use, index: number, field: string, name: string): string {
  const key = keysOf(pointer).at(-1) ?? '';
  return offset === undefined ? name : `${key.slice(0, index)}${name}${key.slice(index + field.length)}`;
}

/** A column that follows one of its own name in another row: once the two names differ, it has to say which. */
interface ImpliedCopy {
  readonly holder: string;
  readonly copy: string;
  readonly from: string;
}

function impliedCopies(
  entities: ReadonlyMap<string, EntityModel>,
  entity: string,
  field: string,
  name: string,
): ImpliedCopy[] {
  return [...entities.values()].flatMap((holder) =>
    [...holder.fields.values()].flatMap((copy) => {
      const { through, field: said } = copy.follows ?? {};
      if (!through || said !== undefined || copy.implicit || copy.name !== field) return [];
      if (holder.name === entity) return [{ holder: entity, copy: field, from: field }];
      const sources = through.map((ref) => holder.fields.get(ref)?.ref);
      return sources.includes(entity) ? [{ holder: holder.name, copy: field, from: name }] : [];
    }),
  );
}

function target(texts: Texts, path: string, name: string): { entity: string; field: string } {
  const dot = path.lastIndexOf('.');
  const entity = path.slice(0, dot);
  const field = path.slice(dot + 1);
  const { set } = inspect(parseTexts(texts).files);
  const model = set?.entities.get(entity);
  if (!model) throw new CodemodRefusal(`数据对象 "${entity}" 不存在`);
  const present = model.fields.get(field);
  if (!present) throw new CodemodRefusal(`${entity} 没有字段 "${field}"`);
  if (present.implicit) throw new CodemodRefusal(`字段 "${field}" 由系统提供，不能改名`);
  const paper = paperReading(set!.entities, entity, field);
  if (paper !== undefined)
    throw new CodemodRefusal(`字段 "${field}" 由 ${paper} 的 "paper" 按这个名称读取，不能改名`);
  for (const other of namedTogether(set!.entities, entity, field))
    if (set!.entities.get(other)!.fields.has(name))
      throw new CodemodRefusal(`${other} 已有字段 "${name}"，它的 "${field}" 与 ${entity} 的同名相连`);
  if (!FIELD_NAME.test(name))
    throw new CodemodRefusal(`"${name}" 不能作字段名：须以大写字母开头，只含字母和数字`);
  if (model.fields.has(name)) throw new CodemodRefusal(`${entity} 已有字段 "${name}"`);
  return { entity, field };
}
