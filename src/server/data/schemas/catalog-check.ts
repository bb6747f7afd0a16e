import { declaredIndex } from '../../../contract/indexes.ts';
import { CALENDAR, CALENDAR_TYPE } from '../../../contract/conditions/check.ts';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { ActionNeed, FieldFile, PageFile } from '../../../contract/generated/meta.ts';
import { isDerived, rowTypeOf, type EntityModel } from '../../../contract/model.ts';
import { namesIn, type NameKind } from '../../../contract/names.ts';
import { entityNameOf } from '../../../contract/page.ts';
import { whyNotPublic } from '../../../contract/public-part.ts';
import { NOBODY, SUBJECT_TYPE, type Subject } from '../../../contract/subject.ts';
import { isLateRule, lateNames, looksBeyond } from '../../../contract/late.ts';
import type { Catalog, SchemaFault } from './catalog.ts';
import { listCondition } from '../counted/beyond.ts';
import { beyondCondition, formulaSqlOf } from '../counted/late-sql.ts';
import { columnOf } from '../fields/kind.ts';
import { rowCondition } from '../access/scope.ts';
import { Binder } from '../sql/sql.ts';
import { isDisplayField } from './display-fields.ts';

/** What entities and pages are held against. */
type Known = Pick<Catalog, 'entities' | 'codes' | 'calls' | 'enCodes'>;

class Faults {
  readonly found: SchemaFault[] = [];

  constructor(private readonly file: string) {}

  add(pointer: string, message: string): void {
    this.found.push({ file: this.file, pointer, message });
  }

  /** Keeps what the work throws as a fault of the place. */
  attempt(pointer: string, work: () => unknown): void {
    try {
      work();
    } catch (error) {
      this.add(pointer, (error as Error).message);
    }
  }
}

/** What the server itself must be able to rely on: identities, targets and scopes. The checker of tools/ looks further. */
export function checkEntity(catalog: Known, entity: EntityModel): SchemaFault[] {
  const faults = new Faults(`entities/${entity.name}.json`);
  const ids = new Map<number, string>();
  for (const field of entity.fields.values()) {
    const pointer = `/fields/${field.name}`;
    const other = ids.get(field.id);
    if (field.id < 1) faults.add(pointer, 'a stored field needs an id');
    else if (other) faults.add(`${pointer}/id`, `the id is already that of ${other}`);
    ids.set(field.id, field.name);
    checkTargets(catalog, faults, pointer, field);
  }
  checkNames(entity, faults);
  const { parent, scope, own } = entity.file;
  const owner = parent && catalog.entities.get(parent.entity);
  if (parent && !owner) faults.add('/parent/entity', `unknown entity ${parent.entity}`);
  if (isOwnAncestor(catalog, entity)) faults.add('/parent/entity', 'the entity is its own parent');
  if (parent && !entity.fields.has(parent.field))
    faults.add('/parent/field', `unknown field ${parent.field}`);
  for (const [role, source] of Object.entries(scope))
    faults.attempt(`/scope/${role}`, () => checkRowCondition(entity, source));
  checkBeyond(catalog, faults, entity);
  checkPublic(entity, faults);
  if (own) faults.attempt('/own', () => checkRowCondition(entity, own));
  for (const [enCode, action] of entity.actions) {
    if (action.when) faults.attempt(`/actions/${enCode}/when`, () => compileCondition(action.when!));
    for (const [at, { when }] of (action.closed ?? []).entries())
      faults.attempt(`/actions/${enCode}/closed/${at}/when`, () => compileCondition(when));
    for (const [at, need] of (action.needs ?? []).entries())
      checkNeed(catalog, faults, `/actions/${enCode}/needs/${at}`, need);
  }
  checkStandard(catalog, faults, entity);
  return faults.found;
}

/** What looks beyond its row is worked out by the database, which has to know how. */
function checkBeyond(catalog: Known, faults: Faults, entity: EntityModel): void {
  const beyond = () => ({ catalog, me: NOBODY, now: '2000-01-01 00:00:00', binder: new Binder() });
  for (const name of lateNames(entity.fields)) {
    const field = entity.fields.get(name)!;
    faults.attempt(`/fields/${name}/value`, () => formulaSqlOf(beyond(), entity, field, 't'));
    if (field.live) faults.attempt(`/fields/${name}/value`, () => columnOf(field, 't'));
  }
  for (const [at, rule] of (entity.file.rules ?? []).entries())
    if (isLateRule(entity, rule))
      faults.attempt(`/rules/${at}/deny`, () => beyondCondition(beyond(), entity, rule.deny, 't'));
}

/** Rows that an action needs are looked for in SQL, so their conditions must say something that SQL can. */
function checkNeed(
  catalog: Known,
  faults: Faults,
  pointer: string,
  { entity, where = 'true', given }: ActionNeed,
): void {
  const asked = [...(entity === undefined ? [] : [{ entity, where }]), ...(given ? [given] : [])];
  for (const { entity: name, where: source } of asked) {
    const needed = catalog.entities.get(name);
    const names = { row: {}, params: {}, me: NOBODY, now: '' };
    if (!needed) faults.add(pointer, `unknown entity ${name}`);
    else faults.attempt(pointer, () => rowCondition(needed, source, names, new Binder(), 'x', 'x'));
  }
}

function checkStandard(catalog: Known, faults: Faults, entity: EntityModel): void {
  const { standard } = entity.file;
  if (!standard) return;
  if (!catalog.entities.has(standard.with)) faults.add('/standard/with', `unknown entity ${standard.with}`);
  for (const [at, { values, set }] of standard.rows.entries())
    for (const name of [standard.by, ...Object.keys({ ...values, ...standard.set, ...set })])
      if (!entity.fields.has(name)) faults.add(`/standard/rows/${at}`, `unknown field ${name}`);
}

/** Nothing that says who somebody is may ever be read without a session. */
function checkPublic(entity: EntityModel, faults: Faults): void {
  const { public: open } = entity.file;
  for (const [at, name] of (open?.fields ?? []).entries()) {
    const field = entity.fields.get(name);
    const reason = field ? whyNotPublic(field) : undefined;
    if (!field) faults.add(`/public/fields/${at}`, `unknown field ${name}`);
    else if (reason !== undefined) faults.add(`/public/fields/${at}`, `${name} cannot be public: ${reason}`);
  }
  if (open) faults.attempt('/public/when', () => checkRowCondition(entity, open.when, {}));
}

/** Scope and read right follow the parents, so they must come to an end. */
function isOwnAncestor(catalog: Known, entity: EntityModel): boolean {
  const seen = new Set<string>();
  for (let name = entity.file.parent?.entity; name !== undefined && !seen.has(name);) {
    if (name === entity.name) return true;
    seen.add(name);
    name = catalog.entities.get(name)?.file.parent?.entity;
  }
  return false;
}

function checkNames(entity: EntityModel, faults: Faults): void {
  const known = (pointer: string, name: string) => {
    if (!entity.fields.has(name)) faults.add(pointer, `unknown field ${name}`);
  };
  const { search = [], unique = [], apart = [], indexes = [], tree } = entity.file;
  search.forEach((name, at) => known(`/search/${at}`, name));
  unique.forEach((names, at) => names.forEach((name) => known(`/unique/${at}`, name)));
  for (const [at, { fields, from, to, field }] of apart.entries())
    for (const name of [...fields, field, ...[from, to].flatMap((one) => one ?? [])])
      known(`/apart/${at}`, name);
  indexes.forEach((use, at) => declaredIndex(use).fields.forEach((name) => known(`/indexes/${at}`, name)));
  if (tree) known('/tree', tree);
  known('/label', entity.label);
  known('/sort', entity.sort.field);
}

function checkTargets(catalog: Known, faults: Faults, pointer: string, field: FieldFile): void {
  const { type, dict, ref } = field;
  if ((type === 'dict' || type === 'dicts') && !catalog.codes.has(dict ?? ''))
    faults.add(`${pointer}/dict`, `unknown dictionary ${dict}`);
  if ((type === 'ref' || type === 'refs') && !catalog.entities.has(ref ?? ''))
    faults.add(`${pointer}/ref`, `unknown entity ${ref}`);
  if (isDerived(field) && !field.live) checkCounted(catalog, faults, pointer, field);
}

/** The rows of another entity that a field is read from. */
function checkCounted(catalog: Known, faults: Faults, pointer: string, field: FieldFile): void {
  const counted = catalog.entities.get(field.of ?? '');
  if (!counted) {
    faults.add(`${pointer}/of`, `unknown entity ${field.of}`);
    return;
  }
  if (!counted.fields.has(field.by ?? ''))
    faults.add(`${pointer}/by`, `unknown field ${field.by} of ${field.of}`);
  else if (field.type === 'dict' && !counted.fields.has(field.pick ?? ''))
    faults.add(`${pointer}/pick`, `unknown field ${field.pick} of ${field.of}`);
  for (const name of Object.keys(field.where ?? {}))
    if (!counted.fields.has(name))
      faults.add(`${pointer}/where/${name}`, `unknown field ${name} of ${field.of}`);
}

/** A condition that the server turns into SQL for every caller. */
function checkRowCondition(
  entity: EntityModel,
  source: string,
  names: { readonly me?: Subject } = { me: NOBODY },
): void {
  compileCondition(source, {
    row: rowTypeOf(entity),
    [CALENDAR]: CALENDAR_TYPE,
    ...(names.me && { me: SUBJECT_TYPE }),
  });
  rowCondition(entity, source, names, new Binder(), 't');
}

/** The same for a condition of a list, which may look beyond its rows. */
function checkListCondition(catalog: Known, entity: EntityModel, source: string): void {
  if (looksBeyond(entity.fields, source)) listCondition(catalog, entity, source, NOBODY, new Binder());
  else checkRowCondition(entity, source);
}

/** What a page names must be there; a page that fails is not served. `there` holds the paths of all page files. */
export function checkPage(
  catalog: Known,
  there: ReadonlySet<string>,
  path: string,
  page: PageFile,
): SchemaFault[] {
  const faults = new Faults(`pages/${path}.json`);
  for (const { kind, name, at } of namesIn('page', page)) {
    const known = kind === 'page' ? there : namesOf(catalog, kind);
    if (known && !known.has(name)) faults.add(at.map((key) => `/${key}`).join(''), `unknown ${kind} ${name}`);
  }
  const name = entityNameOf(page);
  if (name === undefined) return faults.found;
  const entity = catalog.entities.get(name);
  if (!entity) return faults.found;
  const field = (pointer: string, name: string) => {
    if (!entity.fields.has(name) && !isDisplayField(entity, name))
      faults.add(pointer, `unknown field ${name}`);
  };
  if (page.kind === 'list') {
    page.columns.forEach((use, at) => field(`/columns/${at}`, typeof use === 'string' ? use : use.field));
    if (page.filter) faults.attempt('/filter', () => checkListCondition(catalog, entity, page.filter!));
    for (const [at, tab] of (page.tabs ?? []).entries())
      if (tab.filter)
        faults.attempt(`/tabs/${at}/filter`, () => checkListCondition(catalog, entity, tab.filter!));
    if (page.sort) field('/sort', page.sort.replace(/^-/, ''));
  }
  return faults.found;
}

/** The names of a kind that are there; undefined for kinds that are judged with the conditions and fields. */
function namesOf(catalog: Known, kind: NameKind): { has(name: string): boolean } | undefined {
  if (kind === 'entity') return catalog.entities;
  if (kind === 'enCode') return catalog.enCodes;
  if (kind === 'dictionary') return catalog.codes;
  return kind === 'call' ? catalog.calls : undefined;
}
