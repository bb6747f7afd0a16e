import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileCondition } from '../../src/contract/conditions/condition.ts';
import { entities as names } from '../../src/contract/generated/entities.ts';
import type { EntityModel } from '../../src/contract/model.ts';
import type { Row } from '../../src/contract/rules.ts';
import { isChained } from '../../src/server/data/chain/links.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import { getRow } from '../../src/server/data/read/get.ts';
import { heldButtons } from '../../src/server/data/schemas/held-buttons.ts';
import { iterateRows } from '../../src/server/data/read/iterate.ts';
import { listRows } from '../../src/server/data/read/list.ts';
import { listOptions } from '../../src/server/data/read/options.ts';
import { judgeReferences } from '../../src/server/data/read/references.ts';
import { Refusal } from '../../src/server/data/refusal.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import { modules } from '../../src/server/modules/index.ts';
import type { ServerModule } from '../../src/server/data/module.ts';
import { openTestEngine, refusalOf, type TestEngine } from '../_util/engine.ts';
import {
  HANDED,
  idOf,
  isChanging,
  isStudentOwned,
  isTyped,
  NO_ROW,
  OWNERS,
  REACH,
  RELATIONS,
  rowOf,
  SAVES,
  subjectIn,
  valueFor,
  worksOnReadRows,
  type Relation,
} from '../_util/scope-world.ts';
import { isAtLength, sampled, scaled } from '../_util/scale.ts';
import { firstOfEachSide, rolesByReach, rolesToldApart } from '../_util/told-apart.ts';
import { reachedByWays } from './cases/reached-by-ways.ts';

let school: TestEngine;
let entities: EntityModel[];
/** Those that this run tries. */
let probed: EntityModel[];
let roles: string[];
beforeAll(async () => {
  school = await openTestEngine('schemas', modules);
  // Logs in chains are written by the engine alone and deleted by nobody.
  entities = [...school.engine.catalog.entities.values()].filter((entity) => !isChained(entity));
  probed = sampled(entities, 55, ({ name }) => name);
  roles = school.engine.catalog.roles.roles.map((role) => role.code);
  const by = { caller: school.as({}), now: '2026-11-20 08:00:00' };
  await school.write(async (tx) => {
    for (const entity of entities)
      for (const relation of RELATIONS) {
        const id = await insertRow(tx, entity, rowOf(entity, relation), by);
        if (relation === 'deleted')
          await tx.query(`UPDATE "${entity.table}" SET "IsDeleted" = 1 WHERE "Id" = $1`, [id]);
      }
  });
});
afterAll(() => school.close());

/** What a role reaches: by hand for what students own, else by the evaluator, which shares no code with the SQL. */
function reached(entity: EntityModel, caller: Caller): Relation[] {
  const role = caller.subject.Roles[0]!;
  const listed = Object.keys(entity.file.scope);
  if (isStudentOwned(entity)) {
    if (!listed.includes(role)) return [];
    const reach = REACH[role];
    if (!reach) throw new Error(`${entity.name} gives ${role} rows; say in REACH which`);
    return [...reach];
  }
  const sources = listed.filter((key) => key === role || key === '*').map((key) => entity.file.scope[key]!);
  const handed = HANDED[entity.name]?.[role] ?? [];
  return RELATIONS.filter((relation) => {
    if (handed.includes(relation)) return true;
    const row: Row = { ...OWNERS[relation], ...rowOf(entity, relation) };
    return (
      relation !== 'deleted' &&
      sources.some((source) => compileCondition(source).test({ row, me: caller.subject }))
    );
  });
}

/** The rows that are asked for by their Id. */
const looked = (entity: EntityModel, caller: Caller): readonly Relation[] =>
  scaled(RELATIONS, firstOfEachSide(reached(entity, caller)));

type Probe = (caller: Caller, entity: EntityModel) => Promise<Iterable<unknown>>;
const FIRST = { PageIndex: 1, PageSize: 100 };
const OUT = '无权操作该数据';
const isOut = (refusal: string) => refusal === OUT || /^您只能查看该.+，不能办理$/.test(refusal);

/** Each way to rows: the Ids that the caller gets at. */
const probes = {
  async List(caller, entity) {
    const page = await listRows(school.engine, caller, { Entity: entity.name, ...FIRST });
    expect(page.total).toBe(page.rows.length);
    return page.rows.map((row) => row['Id']);
  },
  async Get(caller, entity) {
    const ids = looked(entity, caller).map((relation) => idOf(entity, relation));
    const refusals = await Promise.all(
      ids.map((id) => refusalOf(getRow(school.engine, caller, entity.name, id))),
    );
    return ids.filter((_, index) => refusals[index] !== OUT);
  },
  async Export(caller, entity) {
    const got: unknown[] = [];
    for await (const page of iterateRows(school.engine, caller, { Entity: entity.name }, 50))
      got.push(...page.rows.map((row) => row['Id']));
    return got;
  },
  async Options(caller, entity) {
    if (entity.file.lookup) return [];
    const options = await listOptions(school.engine, caller, { Source: entity.name, ...FIRST });
    return options.map((option) => option.Value);
  },
} satisfies Record<string, Probe>;

/** Where what a probe gets differs from what the role reaches: `+` more, `-` less. */
async function differences(
  probe: Probe,
  among: readonly EntityModel[],
  rolesOf: (entity: EntityModel) => readonly string[] = () => roles,
  rowsOf: (entity: EntityModel, caller: Caller) => readonly Relation[] = () => RELATIONS,
): Promise<string[]> {
  const found: string[] = [];
  for (const entity of among.filter((candidate) => !candidate.file.parent)) {
    const asked = rolesOf(entity).map(async (role) => {
      const caller = school.as(subjectIn(role));
      const reach = reached(entity, caller);
      const got = new Set(await probe(caller, entity));
      return rowsOf(entity, caller).flatMap((relation) => {
        const gets = got.has(idOf(entity, relation));
        return gets === reach.includes(relation)
          ? []
          : [`${gets ? '+' : '-'} ${entity.name} ${role} ${relation}`];
      });
    });
    found.push(...(await Promise.all(asked)).flat());
  }
  return found;
}

const toldApart = (entity: EntityModel) => rolesToldApart(entity, roles);
/** Each of these compiles the same scope. */
const apart: (entity: EntityModel) => readonly string[] = scaled(() => roles, toldApart);

describe('G05 each role x each call x each relation', () => {
  it('List gives the rows in scope and no others', async () => {
    expect(await differences(probes.List, probed, apart)).toEqual([]);
  });

  it('Get gives the rows in scope and no others', async () => {
    expect(await differences(probes.Get, probed, apart, looked)).toEqual([]);
  });

  it('Export gives the rows in scope and no others', async () => {
    expect(await differences(probes.Export, probed, apart)).toEqual([]);
  });

  it('Options gives no row out of scope, and of people those alone whom the directory lets be looked up', async () => {
    const more = (await differences(probes.Options, probed, apart)).filter((line) => line.startsWith('+'));
    expect(more.filter((line) => !isInDirectory(line))).toEqual([]);
  });

  it('a reference field offers rows out of scope to those alone who may write it, in its own filter', async () => {
    const leaks: string[] = [];
    let asked = 0;
    const targets = entities.filter(({ file }) => !file.lookup && !file.parent);
    for (const role of roles) {
      const given = givenTo(role);
      const caller = school.as(subjectIn(role), given);
      for (const entity of probed) {
        const held = [...entity.actions].filter(([enCode]) => given.includes(enCode));
        if (held.length === 0 && !entity.file.parent && scaled(false, true)) continue;
        for (const field of entity.fields.values()) {
          const target = targets.find(({ name }) => name === field.ref);
          if (!target || (field.filter === undefined && scaled(false, true))) continue;
          asked += 1;
          const request = { Source: target.name, Entity: entity.name, Field: field.name, PageSize: 100 };
          const options = await listOptions(school.engine, caller, request).catch((error: unknown) => {
            if (error instanceof Refusal) return [];
            throw error;
          });
          const got = new Set(options.map(({ Value }) => Value));
          const reach = reached(target, caller);
          for (const relation of RELATIONS) {
            if (!got.has(idOf(target, relation)) || reach.includes(relation)) continue;
            if (isInDirectory(`+ ${target.name} ${role} ${relation}`)) continue;
            const isFree = target.file.directory?.scope === undefined && field.filter !== undefined;
            const row: Row = { ...OWNERS[relation], ...rowOf(target, relation) };
            const offered =
              isFree &&
              isTyped(field, held, role) &&
              compileCondition(field.filter!).test({ row, me: caller.subject, form: {} });
            if (!offered) leaks.push(`${role} ${entity.name}.${field.name} ${relation}`);
          }
        }
      }
    }
    expect(leaks).toEqual([]);
    expect(asked).toBeGreaterThan(isAtLength ? 100 : 0);
  });

  it('a reference without a filter takes no row that its field would not offer, whoever knows the Id', async () => {
    const wrong: string[] = [];
    let refused = 0;
    const targets = entities.filter(({ file }) => !file.lookup && !file.parent);
    for (const entity of probed)
      for (const field of entity.fields.values()) {
        const target = targets.find(({ name }) => name === field.ref);
        const isTyped = !field.implicit && !field.readonly && field.value === undefined;
        if (!target || !isTyped || field.filter !== undefined) continue;
        for (const role of toldApart(target)) {
          const caller = school.as(subjectIn(role));
          const reach = reached(target, caller);
          const coming = RELATIONS.map((one) => ({
            before: null,
            after: { [field.name]: idOf(target, one) },
          }));
          const fit = { engine: school.engine, caller, queryable: school.engine.database, lock: false };
          const now = '2026-11-20 08:00:00';
          const problems = await judgeReferences({ ...fit, now }, [field], coming);
          for (const [at, relation] of RELATIONS.entries()) {
            const isOffered =
              reach.includes(relation) || isInDirectory(`+ ${target.name} ${role} ${relation}`);
            if (!isOffered) refused += 1;
            if ((problems[at]!.length === 0) !== isOffered)
              wrong.push(`${entity.name}.${field.name} ${role} ${relation}`);
          }
        }
      }
    expect(wrong).toEqual([]);
    expect(refused).toBeGreaterThan(isAtLength ? 100 : 0);
  });

  it('no EnCode acts on a row out of scope', async () => {
    const leaks: string[] = [];
    for (const entity of probed.filter(isStudentOwned))
      for (const role of scaled(
        roles,
        rolesByReach(roles, (one) => reached(entity, school.as(subjectIn(one)))),
      )) {
        const caller = school.as(subjectIn(role));
        const reach = reached(entity, caller);
        const beyond = RELATIONS.filter((relation) => !reach.includes(relation));
        // A role that reaches nothing is probed once: every row is alike to it. To others the nearest says most.
        for (const relation of beyond.slice(0, reach.length === 0 ? 1 : scaled(beyond.length, 1)))
          for (const enCode of await actsOn(caller, entity, idOf(entity, relation)))
            leaks.push(`${enCode} ${role} ${relation}`);
      }
    expect(leaks).toEqual([]);
  });

  it('no EnCode that a menu gives acts on a row that its role may not change, and offers are made on no others', async () => {
    const leaks: string[] = [];
    const tried = new Set<string>();
    let within = 0;
    for (const entity of probed.filter(({ file }) => !file.parent))
      for (const role of roles) {
        const own = givenTo(role).filter((enCode) => entity.actions.has(enCode) && !isChosen(enCode));
        if (own.length === 0) continue;
        const caller = school.as(subjectIn(role), own);
        const reach = reached(entity, caller);
        const beyond = RELATIONS.filter((one) => !mayChange(entity, caller, one));
        // Where writing has no scope of its own, one row out of reach shows what the others would. Where it has, one that is read and one that is not.
        const isWhole = entity.file.writeScope !== undefined && toldApart(entity).includes(role);
        const kinds = isWhole ? firstOfEachSide(reach, beyond) : beyond.slice(0, 1);
        // Roles that reach and may change the same are alike to an action, so that one of them stands for the others.
        const alike = (enCode: string) => `${enCode} of ${JSON.stringify([reach, beyond])}`;
        const fresh = own.filter((enCode) => scaled(true, !tried.has(alike(enCode))));
        for (const relation of scaled(beyond, kinds)) {
          const isRead = reach.includes(relation);
          const acted = (await actsOn(caller, entity, idOf(entity, relation), fresh)).filter(
            (enCode) => !(isRead && worksOnReadRows(entity, enCode)),
          );
          leaks.push(...acted.map((enCode) => `${enCode} ${role} ${relation}`));
        }
        for (const enCode of beyond.length > 0 ? own : []) tried.add(alike(enCode)).add(`${role} ${enCode}`);
        if (!isWhole && scaled(false, true)) continue;
        const page = await listRows(school.engine, caller, { Entity: entity.name, ...FIRST });
        for (const relation of RELATIONS) {
          const row = page.rows.find(({ Id }) => Id === idOf(entity, relation));
          const offered = (row?.['_Actions'] ?? []) as string[];
          const changing = offered.filter(
            (enCode) => isChanging(entity, enCode) && !worksOnReadRows(entity, enCode),
          );
          if (mayChange(entity, caller, relation)) within += changing.length;
          else leaks.push(...changing.map((enCode) => `offered ${enCode} ${role} ${relation}`));
        }
      }
    expect(leaks).toEqual([]);
    if (isAtLength) expect(within).toBeGreaterThan(10);
    const { enCodes } = school.engine.catalog;
    const isProbed = (enCode: string) => {
      const { entity } = enCodes.get(enCode)!;
      return probed.includes(entity) && !entity.file.parent && !isChosen(enCode);
    };
    for (const role of roles)
      expect(givenTo(role).filter((code) => isProbed(code) && !tried.has(`${role} ${code}`))).toEqual([]);
    expect(tried.size).toBeGreaterThan(isAtLength ? 1_000 : 50);
  });

  it('what everybody reads is changed by nobody who merely holds the button', async () => {
    const entity = school.engine.catalog.entities.get(names.BoardPost)!;
    const counsellor = school.as(subjectIn('counsellor'), givenTo('counsellor'));
    expect(reached(entity, counsellor)).toContain('otherCollege');
    const id = idOf(entity, 'otherCollege');
    expect(counsellor.grants.has('board.manage.block')).toBe(true);
    const block = school.act(counsellor, 'board.manage.block', [id], { Reason: '广告广告' });
    expect(await refusalOf(block)).toBe('您只能查看该留言，不能办理');
    const student = school.as(subjectIn('student'), givenTo('student'));
    for (const enCode of ['board.manage.close', 'board.manage.reply', 'board.manage.block'])
      expect(await refusalOf(school.act(student, enCode, [id]))).toBe('没有权限执行该操作');
  });

  it('a seeded defect is found: the scope removed from one call', async () => {
    const blind: Probe = (caller, entity) =>
      probes.List({ ...caller, subject: { ...caller.subject, Roles: ['admin'] } }, entity);
    const defective = ['leave/LeaveApply', 'core/Student'];
    const leaks = await differences(
      blind,
      entities.filter(({ name }) => defective.includes(name)),
    );
    expect(leaks).toContain('+ leave/LeaveApply student classmate');
    expect(leaks).toContain('+ core/Student counsellor otherCollege');
  });
});

// Last, since it has all applications wait.
reachedByWays(() => school);

/** Whether a line of `differences` is about a person that the role finds in the entity's directory. */
function isInDirectory(line: string): boolean {
  const [, name = '', role = '', relation = ''] = line.split(' ');
  const entity = school.engine.catalog.entities.get(name)!;
  const source = entity.file.directory?.scope?.[role];
  const row = { ...OWNERS[relation as Relation], ...rowOf(entity, relation as Relation) };
  const me = school.as(subjectIn(role)).subject;
  return relation !== 'deleted' && source !== undefined && compileCondition(source).test({ row, me });
}

/** What all menus together give to a role. */
function givenTo(role: string): readonly string[] {
  const known = given.get(role);
  if (known) return known;
  const { catalog } = school.engine;
  const items = catalog.menus.flatMap((menu) => menu.items);
  const own = items.filter((item) => item.roles.includes(role) || item.roles.includes('*'));
  const found = [...new Set(own.flatMap((item) => [...heldButtons(catalog).of(item, role)]))];
  given.set(role, found);
  return found;
}
const given = new Map<string, readonly string[]>();

/** Whether a role may change a row, by the evaluator: what its scope and the write scope say, and what is said of everybody. */
function mayChange(entity: EntityModel, caller: Caller, relation: Relation): boolean {
  const role = caller.subject.Roles[0]!;
  if (!reached(entity, caller).includes(relation)) return false;
  const { scope, writeScope = {} } = entity.file;
  const sources = [writeScope[role] ?? scope[role], writeScope['*']].filter((source) => source !== undefined);
  const row: Row = { ...OWNERS[relation], ...rowOf(entity, relation) };
  return sources.some((source) => compileCondition(source).test({ row, me: caller.subject }));
}

/** The EnCodes that did something with a row, or failed for another reason than its scope. */
async function actsOn(
  caller: Caller,
  entity: EntityModel,
  id: string,
  among?: readonly string[],
): Promise<string[]> {
  const acted: string[] = [];
  for (const [enCode, action] of entity.actions) {
    if (among && !among.includes(enCode)) continue;
    if (action.table || NO_ROW.includes(action.verb)) continue;
    const params = Object.entries(action.params ?? {}).map(
      ([name, field]) => [name, valueFor(school.engine.catalog, field)] as const,
    );
    const work = SAVES.includes(action.verb)
      ? school.save(caller, entity.name, enCode, { Id: id, Version: 1 })
      : school.act(caller, enCode, [id], Object.fromEntries(params));
    if (!isOut(await refusalOf(work))) acted.push(enCode);
  }
  return acted;
}

/** Acts on rows that nobody reads yet, such as free beds: the code that hands them out judges them, with tests of its own. */
function isChosen(enCode: string): boolean {
  const { action, entity } = school.engine.catalog.enCodes.get(enCode)!;
  const table: readonly ServerModule[] = modules;
  return table.some(({ groupedOf }) => groupedOf?.(action, entity) !== undefined);
}
