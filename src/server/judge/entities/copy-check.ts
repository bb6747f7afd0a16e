import { rowPaths } from '../../../contract/reaching-rules.ts';
import { isDerived, type EntityModel, type FieldModel } from '../../../contract/model.ts';
import { followingRows } from '../../../contract/following.ts';
import type { Inspection } from '../names/references.ts';
import type { SchemaSet } from '../files/schema-set.ts';

/** Holds against each other what looks like a copy and what is declared as one: a copy nobody declared grows old unseen. */
export function checkCopies(inspection: Inspection, entity: EntityModel): void {
  // Where an entity that is referred to has faults of its own, nobody knows yet what it is copied from.
  const targets = [...entity.fields.values()].flatMap(({ type, ref }) =>
    type === 'ref' && ref ? [ref] : [],
  );
  const isWhole = targets.every((name) => inspection.set.entities.has(name));
  for (const field of entity.fields.values()) {
    if (field.implicit) continue;
    const at = ['fields', field.name];
    const source = sourceOf(inspection.set, entity, field);
    if (field.copy !== undefined && field.follows)
      inspection.report([...at, 'copy'], '"copy" 与 "follows" 只能声明一项');
    else if (field.copy === 'none' && source === undefined && isWhole)
      inspection.report([...at, 'copy'], '没有引用的数据有同名字段，不需要 "copy": "none"');
    else if (source !== undefined && field.copy === undefined && !field.follows)
      inspection.report(
        at,
        `${source}，须声明是否为副本：跟随用 "follows"，保留当时的值用 "copy": "snapshot"，与之无关用 "copy": "none"`,
      );
  }
}

/** What a field seems to be copied from; undefined: from nothing. */
function sourceOf(set: SchemaSet, entity: EntityModel, field: FieldModel): string | undefined {
  const { name, type, readonly, secret } = field;
  if (isOwnFact(entity, field)) return undefined;
  if (type === 'text' && readonly && name !== entity.label && namesPerson(entity, name))
    return `字段 ${name} 是别处的名称`;
  if (!readonly && !secret && type !== 'ref') return undefined;
  for (const { name: ref, type: kind, ref: target } of entity.fields.values()) {
    if (ref === name || ref === entity.file.account?.field) continue;
    const source = kind === 'ref' ? set.entities.get(target ?? '') : undefined;
    if (source && !takesFrom(source, entity) && hasTwin(source, field))
      return `字段 ${name} 与 ${ref} 所引用的${source.title}的字段同名`;
  }
  return undefined;
}

/** What is worked out or told here first; who has which post where is the fact that copies are made of. */
function isOwnFact({ file: { account, assigns } }: EntityModel, field: FieldModel): boolean {
  const { name, type, value } = field;
  if (assigns && [assigns.person, ...assigns.targets].includes(name)) return true;
  return isDerived(field) || type === 'list' || value !== undefined || name === account?.field;
}

/** A row of the entity itself or one below it, such as the monitor of a class, takes the field from here. */
const takesFrom = (source: EntityModel, entity: EntityModel): boolean =>
  source === entity ||
  [...source.fields.values()].some((back) => back.type === 'ref' && back.ref === entity.name);

/** Whether rows of the source have a field of the same name that says the same kind of thing. */
function hasTwin(source: EntityModel, field: FieldModel): boolean {
  const twin = source.fields.get(field.name);
  const isBase = twin?.implicit === true && !source.file.traits?.length;
  if (!twin || isBase || isDerived(twin)) return false;
  // Ids kept as free JSON are a copy of Ids that were chosen.
  const isList = field.type === 'json' && (twin.type === 'refs' || twin.type === 'json');
  return isList || (twin.type === field.type && twin.ref === field.ref && twin.dict === field.dict);
}

const namesPerson = (entity: EntityModel, name: string): boolean =>
  name.endsWith('UserName') ||
  (name.endsWith('Name') && entity.fields.get(`${name.slice(0, -'Name'.length)}Id`)?.type === 'ref');

/** A scope that asks who holds a post reads who holds it now: a copy that stays behind would let the last holder act. */
export function checkReach(inspection: Inspection, entity: EntityModel): void {
  const { scope, shared } = entity.file;
  const handed = inspection.set.entities.get(shared?.entity ?? '');
  const asked = [
    ...Object.entries(scope).map(([role, source]) => ({ at: ['scope', role], of: entity, source })),
    ...Object.entries(shared?.scope ?? {}).map(([role, source]) => ({
      at: ['shared', 'scope', role],
      of: handed,
      source,
    })),
  ];
  for (const { at, of, source } of asked)
    for (const [name = ''] of rowPaths(source)) {
      const field = of?.fields.get(name);
      if (!of || !field || !holdsPost(inspection.set, field)) continue;
      const rows = field.follows ? followingRows(of, field) : 'true';
      if (field.copy === 'snapshot' || rows !== 'true')
        inspection.report(
          at,
          `数据范围使用的 ${name} 没有在所有数据中跟随现任（"follows" 的 "while" 须为 "true"）`,
        );
    }
}

/** Whether the field names a person that assignments give posts to. */
const holdsPost = (set: SchemaSet, field: FieldModel): boolean =>
  [...set.entities.values()].some(
    ({ file: { assigns }, fields }) => assigns && fields.get(assigns.person)?.ref === field.ref,
  );
