import { describe, expect, it } from 'vitest';
import { compileCondition } from '../../src/contract/conditions/condition.ts';
import type { ActionFile, Verb } from '../../src/contract/generated/meta.ts';
import type { EntityModel } from '../../src/contract/model.ts';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';

const catalog = loadCatalog('schemas');

/** Whether rows of the entity are about one person each. */
const isOfPerson = ({ file }: EntityModel): boolean =>
  file.own !== undefined ||
  (file.traits ?? []).some((trait) => trait === 'student' || trait === 'newStudent');

const CHANGING: readonly Verb[] = ['add', 'edit', 'set', 'handler', 'import', 'delete'];

const changing = [...catalog.entities.values()]
  .filter(isOfPerson)
  .flatMap((entity) =>
    [...entity.actions].flatMap(([enCode, action]) =>
      CHANGING.includes(action.verb) && !isOwn(entity, action) ? [[enCode, entity, action] as const] : [],
    ),
  );

/** What people who act for themselves add, and what a guard lets the person alone do, is that person's own. */
function isOwn({ file }: EntityModel, { verb, when, selfService }: ActionFile): boolean {
  if (verb === 'add' && selfService) return true;
  return when !== undefined && file.own !== undefined && when.startsWith(file.own);
}

describe('16.5 whoever has a row changed by others is told', () => {
  it('finds the actions, and some of both kinds', () => {
    expect(changing.length).toBeGreaterThan(60);
    expect(changing.filter(([, , { tells }]) => tells?.text !== undefined).length).toBeGreaterThan(25);
  });

  it.each(changing)('%s', (_enCode, entity, { tells }) => {
    expect(tells, 'say what the person reads ("tells"), or why nobody is told').toBeDefined();
    if (tells?.text === undefined) return;
    const told = catalog.entities.get(tells.of ?? entity.name)!;
    const [name = ''] = compileCondition(told.file.own ?? 'false').reads.flatMap((path) =>
      path.startsWith('row.') ? [path.slice('row.'.length)] : [],
    );
    const who = tells.who ?? name;
    const target = who === 'Id' ? told : catalog.entities.get(told.fields.get(who)?.ref ?? '');
    expect([who, target?.name === 'system/SysUser' || target?.file.account !== undefined]).toEqual([
      who,
      true,
    ]);
  });

  it('so is the author of what somebody else has to decide', () => {
    const decided = [...catalog.enCodes].filter(([, { action }]) =>
      action.when?.includes('row.CreateUserId != me.UserId'),
    );
    expect(decided.length).toBeGreaterThan(1);
    for (const [enCode, { action }] of decided)
      expect([enCode, action.tells?.who, action.tells?.text !== undefined]).toEqual([
        enCode,
        'CreateUserId',
        true,
      ]);
  });
});
