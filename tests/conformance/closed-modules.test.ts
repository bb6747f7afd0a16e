import { describe, expect, it } from 'vitest';
import { switchKey } from '../../src/contract/modules.ts';
import { modules as serverModules } from '../../src/server/modules/index.ts';
import { neededModules, switchProblems, switchesTold } from '../../src/server/settings/switches.ts';
import { settingsIn } from '../../src/server/settings/catalogue.ts';
import { loadCatalog, pageClosure } from '../../src/server/data/schemas/catalog.ts';
import {
  modulesOfEntity,
  modulesOfPage,
  withoutModules,
} from '../../src/server/data/schemas/closed-modules.ts';
import { isAtLength, scaled } from '../_util/scale.ts';

const catalog = loadCatalog('schemas');
const switched = [...catalog.modules.values()].filter(({ house }) => house === undefined).map(({ id }) => id);

describe('M12 modules', () => {
  it('are the folders of the schemas, each with a file, a switch unless it is one that all need, and calls of its own', () => {
    const folders = [...catalog.entities.keys(), ...catalog.pages.keys()].map((name) => name.split('/')[0]!);
    expect([...catalog.modules.keys()].sort()).toEqual([...new Set(folders)].sort());
    expect(settingsIn(catalog.settings.get('modules')!).map(({ key }) => key)).toEqual(
      switched.map(switchKey),
    );
    const groups = [...catalog.calls.keys()].map((name) => name.split('/')[0]!);
    const owned = [...catalog.modules.values()].flatMap(({ calls }) => calls);
    expect(owned.toSorted()).toEqual([...new Set(groups)].sort());
    expect(switched.length).toBeGreaterThan(9);
  });

  it.each(serverModules.filter((one) => 'everyMinute' in one).map((one) => [one] as const))(
    'whose code works each minute say which switch stops it, or are the house’s own',
    (one) => {
      const id = 'of' in one ? one.of : undefined;
      if (id !== undefined) expect(switched).toContain(id);
      else
        expect(Object.keys(('handlers' in one ? one.handlers : undefined) ?? {}).every(isOfHouse)).toBe(true);
    },
  );

  it('without a switch cannot be switched off', () => {
    const off = new Set(['system', 'core', 'no-such-module']);
    expect(withoutModules(catalog, off) === catalog).toBe(true);
  });
});

const isOfHouse = (enCode: string) => {
  const module = catalog.enCodes.get(enCode)?.entity.name.split('/')[0] ?? '';
  return catalog.modules.get(module)?.house !== undefined;
};

describe.each(switched.filter((_id, at) => scaled(true, at % (isAtLength ? 2 : 4) === 0)))(
  'M12 the schemas without %s',
  (id) => {
    const closed = withoutModules(catalog, new Set([id]));
    const { title } = catalog.modules.get(id)!;

    it('have no page, EnCode or call of it, and say by which name it is closed', () => {
      for (const [path, page] of catalog.pages)
        if (modulesOfPage(catalog, path, page).includes(id)) {
          expect(closed.pages.has(path)).toBe(false);
          expect(closed.closed.page(path)).toBe(title);
        }
      for (const [enCode, { entity }] of catalog.enCodes)
        if (modulesOfEntity(entity).includes(id)) {
          expect(closed.enCodes.has(enCode)).toBe(false);
          expect(closed.closed.enCode(enCode)).toBe(title);
        }
      for (const name of catalog.calls.keys())
        if (catalog.modules.get(id)!.calls.includes(name.split('/')[0]!))
          expect(closed.closed.call(name)).toBe(title);
      expect(switchesTold(closed)).toEqual({ ...switchesTold(catalog), [id]: 0 });
      expect(closed.version).not.toBe(catalog.version);
    });

    it('lead nowhere that is not there', () => {
      const left = [...closed.pages];
      expect(left.length).toBeGreaterThan(100);
      for (const [path, page] of left) {
        const inner =
          page.kind === 'tabs'
            ? page.tabs.map((tab) => tab.page)
            : page.kind === 'guide'
              ? page.steps.map((step) => step.page)
              : page.kind === 'detail'
                ? (page.lists ?? []).map((list) => list.page)
                : page.kind === 'list'
                  ? [page.form, page.detail]
                  : [];
        for (const target of inner)
          expect([path, target, target === undefined || closed.pages.has(target)]).toEqual([
            path,
            target,
            true,
          ]);
        for (const target of pageClosure(closed, path).keys()) expect(closed.pages.has(target)).toBe(true);
      }
      for (const [enCode, { action }] of closed.enCodes)
        expect([enCode, action.page === undefined || closed.pages.has(action.page)]).toEqual([enCode, true]);
    });

    it('are not reached while a module is in use that shows nothing without it', () => {
      const needing = switched.filter((other) => neededModules(catalog, other).includes(id));
      const refused = switchProblems(catalog, new Set(), new Set([id]));
      expect(refused).toHaveLength(needing.length);
      for (const other of needing)
        expect(refused.map(({ Message }) => Message).join()).toContain(catalog.modules.get(other)!.title);
      expect(switchProblems(catalog, new Set(), new Set([id, ...needing]))).toEqual([]);
    });
  },
);
