import { describe, expect, it } from 'vitest';
import { namesIn } from '../../src/contract/names.ts';
import { inspect } from '../../src/server/judge/check.ts';
import { parseTexts, readTexts } from '../../src/server/judge/files/schema-set.ts';
import { impactIndex } from './impact.ts';
import { impactLines } from './print.ts';
import { programUses } from './program-uses.ts';

const texts = readTexts('tests/fixtures/apps/clinic');
const index = impactIndex(texts);
const linesOf = (word: string) => index.targets(word).flatMap((target) => impactLines(index.impact(target)));

describe('L05 impact', () => {
  it('finds a field in keys, texts, lists and conditions, each at its line and column', () => {
    const { places } = index.impact({ kind: 'field', name: 'clinic/Visit.Days' });
    for (const { file, line, column, at } of places) {
      const text = texts.get(file.slice('schemas/'.length))!.split('\n')[line - 1]!;
      expect(text.slice(column - 1), `${file} ${at}`).toMatch(/^"?Days\b/);
    }
    expect(places.map(({ file, at }) => `${file.split('/').at(-1)} ${at}`).sort()).toEqual([
      'Visit.json /actions/clinic.visit.edit/fields/1',
      'Visit.json /actions/clinic.visit.extend/set/Days',
      'Visit.json /actions/clinic.visit.extend/set/Days',
      'Visit.json /actions/clinic.visit.open/url',
      'Visit.json /fields/Doctor/filter',
      'Visit.json /fields/Note/required',
      'Visit.json /fields/Note/required',
      'Visit.json /rules/0/deny',
      'Visit.json /rules/0/field',
      'Visit.json /scope/doctor',
      'Visit.json /sort',
      'visit-form.json /initial/Days',
      'visit-form.json /initial/Days',
      'visit-form.json /sections/0/fields/1/field',
      'visit-form.json /sections/0/visible',
      'visit-list.json /columns/1/field',
      'visit-list.json /filters/2/range',
      'visit-list.json /rowActions/0/when',
      'visit-list.json /sort',
    ]);
  });

  it('finds every field that a paper names', () => {
    for (const folder of ['schemas', 'tests/fixtures/apps/driving']) {
      const { set } = inspect(parseTexts(readTexts(folder)).files);
      const used = new Set([...set!.uses.values()].map(({ file, pointer }) => `${file} ${pointer}`));
      const named = [...set!.entities.values()]
        .filter(({ file }) => file.paper !== undefined)
        .flatMap(({ name, file }) =>
          namesIn('entity', file)
            .filter(({ kind, at: [block] }) => kind === 'field' && block === 'paper')
            .map(({ at }) => `entities/${name}.json /${at.join('/')}`),
        );
      expect(named.length).toBeGreaterThan(4);
      expect(named.filter((place) => !used.has(place))).toEqual([]);
    }
  });

  it('goes on through the pages to the menus', () => {
    const lines = linesOf('clinic/Visit.Note');
    expect(lines.slice(-4)).toEqual([
      '    页面 clinic/visit-form：1 处',
      '      schemas/pages/clinic/visit-list.json:14:11  /form',
      '        页面 clinic/visit-list：1 处',
      '          schemas/menus/main.json:11:18  /items/1/comment',
    ]);
  });

  it.each([
    ['CLINIC_STATE', '字典 CLINIC_STATE：1 处'],
    ['clinic.visit.extend', 'EnCode clinic.visit.extend：3 处'],
    ['clinic/Doctor', '数据对象 clinic/Doctor：2 处'],
    ['Clinic/Count', '调用 Clinic/Count：没有被用到'],
    ['doctor', '角色 doctor：4 处'],
    ['clinic/doctor-list', '页面 clinic/doctor-list：2 处'],
  ])('%s is counted', (word, line) => {
    expect(linesOf(word)[0]).toBe(line);
  });

  it('a field without its entity is every field of the name; a wrong name names its neighbour', () => {
    expect(index.targets('Days').map(({ name }) => name)).toEqual([
      'clinic/Doctor.Days',
      'clinic/Visit.Days',
    ]);
    expect(index.targets('Dayss')).toEqual([]);
    expect(index.near('clinic/Visit.Dayss')[0]).toBe('clinic/Visit.Days');
  });

  it('code that names a thing by its constant is found', () => {
    const uses = programUses('src/server/modules');
    const [place] = uses({ kind: 'enCode', name: 'system.user.resetPwd' });
    expect(place?.file).toBe('src/server/modules/system/index.ts');
    expect(uses({ kind: 'enCode', name: 'system.user' })).toEqual([]);
  });

  it('a field is found in the SQL that names its column', () => {
    const uses = programUses('src');
    const places = uses({ kind: 'field', name: 'dormitory/Bed.LockExpire' });
    expect(places.length).toBeGreaterThan(3);
    for (const { at, column } of places)
      expect([at, column > 0]).toEqual([expect.stringContaining('LockExpire'), true]);
    expect(uses({ kind: 'field', name: 'dormitory/Room.LockExpire' })).toEqual([]);
  });

  it('a folder with faults is refused', () => {
    const broken = new Map(texts).set('menus/main.json', '{');
    expect(() => impactIndex(broken)).toThrow('npm run check schemas');
  });
});
