import { describe, expect, it } from 'vitest';
import familyRelations from '../../schemas/codes/FAMILY_REL.json';
import type { FieldUse, PageFile } from '../../src/contract/generated/meta.ts';
import type { EntityModel } from '../../src/contract/model.ts';
import { compileCondition } from '../../src/contract/conditions/condition.ts';
import { NOBODY, SUPER_ROLE } from '../../src/contract/subject.ts';
import { rangeIn } from '../../src/client/renderer/fields/geo/range.ts';
import { initialValues } from '../../src/client/renderer/page-kinds/list/filter-values.ts';
import { isNarrowed } from '../../src/client/renderer/page-kinds/list/narrowed.ts';
import { resolveFilters } from '../../src/client/renderer/schema/uses.ts';
import { shownTabs } from '../../src/client/renderer/page-kinds/tabs/shown-tabs.ts';
import { inOrder } from '../../src/server/auth/grants/menus.ts';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';

const catalog = loadCatalog('schemas');
const pages = [...catalog.pages.entries()];
const entityOf = (page: PageFile): EntityModel | undefined =>
  'entity' in page && typeof page.entity === 'string' ? catalog.entities.get(page.entity) : undefined;
const nameOf = (use: FieldUse): string => (typeof use === 'string' ? use : use.field);

/** Fields of a form by the page's own sections or steps. */
function fieldsOf(page: PageFile): string[] {
  if (page.kind === 'form') return page.sections.flatMap(({ fields }) => fields.map(nameOf));
  return page.kind === 'wizard' ? page.steps.flatMap(({ fields = [] }) => fields.map(nameOf)) : [];
}

/** The lists of a page that somebody in a role is shown: itself, or those behind its tabs. */
function listsOf(path: string, role: string): [string, PageFile][] {
  const page = catalog.pages.get(path);
  const me = { ...NOBODY, UserId: 'u', Roles: [role] };
  if (page?.kind === 'tabs')
    return shownTabs(page.tabs, me, undefined).flatMap(({ tab }) => listsOf(tab.page, role));
  return page?.kind === 'list' ? [[path, page]] : [];
}

/** Whether a role's rows are told of an entity, by the entity itself or by what its rows lie in. */
function isReached(entity: EntityModel, role: string): boolean {
  const { scope = {}, parent, flow, shared } = entity.file;
  if (role in scope || '*' in scope || role in (shared?.scope ?? {})) return true;
  const above = parent && catalog.entities.get(parent.entity);
  return flow !== undefined || (above !== undefined && isReached(above, role));
}

describe('Issue 16.13 the first week', () => {
  it('whoever has a list in the menu reaches rows that it may show', () => {
    const blind = catalog.menus
      .flatMap(({ items }) => items)
      .flatMap(({ comment = '', roles = [] }) =>
        roles
          .filter((role) => role !== SUPER_ROLE)
          .flatMap((role) =>
            listsOf(comment, role)
              .filter(([, page]) => !isReached(entityOf(page)!, role))
              .map(([path]) => `${role} ${path}`),
          ),
      );
    expect([...new Set(blind)]).toEqual([]);
  });

  it('an application does not ask for a telephone number that the school knows', () => {
    const asked = pages.filter(([, page]) => {
      const entity = entityOf(page);
      return (
        entity?.file.flow !== undefined &&
        entity.file.traits?.includes('student') === true &&
        fieldsOf(page).includes('EmergencyPhone') &&
        'initial' in page
      );
    });
    expect(asked.length).toBeGreaterThan(1);
    for (const [path, page] of asked)
      expect([path, page]).toMatchObject([
        path,
        { initial: { Phone: 'last.Phone', EmergencyPhone: 'last.EmergencyPhone' } },
      ]);
  });

  it('whoever applied may correct what was rejected and send it again', () => {
    const own = pages.flatMap(([path, page]) => {
      const isOwn = page.kind === 'list' && /^row\.(\w+) == me\.\1$/.test(page.filter ?? '');
      const flow = isOwn ? entityOf(page)?.flow : undefined;
      return flow ? [{ path, again: flow.again }] : [];
    });
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter(({ again }) => again !== true)).toEqual([]);
  });

  it('nobody types the name of an entity: where one is wanted it is chosen by what people call it', () => {
    const typed = [...catalog.entities.values()].flatMap((entity) =>
      [...entity.fields.values()]
        .filter(({ name, type, readonly }) => type === 'text' && !readonly && /^Entity(?:Name)?$/.test(name))
        .map(({ name, choices }) => ({ entity, name, choices })),
    );
    const isInForm = ({ entity, name }: (typeof typed)[number]) =>
      pages.some(([, page]) => entityOf(page) === entity && fieldsOf(page).includes(name));
    expect(typed.filter(isInForm).length).toBeGreaterThan(0);
    expect(typed.filter((one) => isInForm(one) && one.choices === undefined)).toEqual([]);
  });

  it('who may correct a rejected application reads on its card why it was rejected', () => {
    const cards = pages.filter(
      ([, page]) =>
        page.kind === 'list' &&
        page.card &&
        page.filter === 'row.StudentId == me.StudentId' &&
        entityOf(page)?.flow?.again === true,
    );
    expect(cards.length).toBeGreaterThan(1);
    for (const [path, page] of cards)
      expect([path, page]).toMatchObject([
        path,
        { card: { fields: expect.arrayContaining(['LastOpinion']) } },
      ]);
  });

  it('a term that has not begun becomes the current one only after a question of its own', () => {
    const page = catalog.pages.get('core/year-list');
    if (page?.kind !== 'list') throw new Error('the list of terms is no list');
    const offered = (StartDate: string) =>
      (page.rowActions ?? []).filter(
        ({ EnCode, when = 'true' }) =>
          EnCode === 'core.year.setCurrent' &&
          compileCondition(when).evaluate({ row: { StartDate }, me: {}, now: '2026-11-23 08:00:00' }) ===
            true,
      );
    expect(offered('2026-09-01')).toEqual([expect.not.objectContaining({ confirm: expect.anything() })]);
    expect(offered('2027-03-01')).toEqual([
      expect.objectContaining({ confirm: expect.stringContaining('还没有开始') }),
    ]);
  });

  it('no text sends to a map, since a place is typed or taken from the device', () => {
    const told = [...catalog.entities.values()].flatMap((entity) =>
      [...entity.fields.values()].flatMap(({ type, messages = {}, note = '', placeholder = '' }) =>
        type === 'geo' ? [...Object.values(messages), note, placeholder] : [],
      ),
    );
    expect(told.filter((text) => text.includes('地图'))).toEqual([]);
  });

  it('a filtered list that is empty says of each filter, tab and branch of each page that nothing matches', () => {
    const silent = pages.flatMap(([path, page]) => {
      if (page.kind !== 'list') return [];
      const filters = resolveFilters(page.filters ?? [], entityOf(page)!, { file: path, pointer: '' });
      const applied = initialValues(filters);
      const tab = page.tabs?.[0].key;
      const narrowed = (state: Partial<Parameters<typeof isNarrowed>[2]>) =>
        isNarrowed(page, filters, { applied, tab, ...state });
      const asked = [
        ...filters.map(({ kind, key }) => {
          const value = kind === 'range' ? { From: '2026-01-01' } : kind === 'keyword' ? '没有' : 'none';
          return [key, narrowed({ applied: { ...applied, [key]: value } })] as const;
        }),
        ...(page.tabs ?? []).slice(1).map(({ key }) => [key, narrowed({ tab: key })] as const),
        ...(page.tree ? [['tree', narrowed({ node: { field: page.tree.field, id: 'a' } })] as const] : []),
      ];
      const unasked = narrowed({}) ? [`${path} as it is opened`] : [];
      return [...unasked, ...asked.flatMap(([key, isTold]) => (isTold ? [] : [`${path} ${key}`]))];
    });
    expect(silent).toEqual([]);
  });

  it('no circle is drawn around a place or by a range that is refused', () => {
    const circles = [...catalog.entities.values()].flatMap(({ fields }) =>
      [...fields.values()].flatMap((metres) => {
        const place = metres.around === undefined ? undefined : fields.get(metres.around);
        return place ? [{ place, metres }] : [];
      }),
    );
    expect(circles.length).toBeGreaterThan(1);
    const good = { Lng: 115.83, Lat: 28.76 };
    const bad = [
      { Lng: 200, Lat: 28 },
      { Lng: 115, Lat: -91 },
      { Lng: 115 },
      { Lng: '115', Lat: 28 },
      'a',
      null,
    ];
    for (const { place, metres } of circles) {
      const drawn = (at: unknown, around: unknown) =>
        rangeIn({ [place.name]: at, [metres.name]: around }, place, metres);
      const most = metres.max ?? 100;
      expect(drawn(good, most)).toEqual({ place: good, metres: most });
      for (const at of bad) expect([at, drawn(at, most)]).toEqual([at, undefined]);
      for (const around of [(metres.min ?? 1) - 1, most + 1, -1, 0, null, '100'])
        expect([around, drawn(good, around)]).toEqual([around, undefined]);
    }
  });

  it('a chart that hides small groups says so, and not that nobody answered', () => {
    const empty = pages.flatMap(([path, page]) =>
      'blocks' in page
        ? (page.blocks ?? []).flatMap((block) =>
            block.block === 'chart' && 'call' in block.source && block.source.call === 'Questionnaire/Stat'
              ? [[path, block.title, block.empty] as const]
              : [],
          )
        : [],
    );
    expect(empty.length).toBeGreaterThan(1);
    for (const [path, title, text] of empty) expect([path, title, text]).not.toContain('暂无答卷');
    for (const [, , text] of empty) expect(text).toMatch(/\d份|样本|不显示/);
  });

  it('nobody is the own emergency contact', () => {
    expect(familyRelations.items.filter(({ name, disabled }) => name === '本人' && !disabled)).toEqual([]);
  });

  it('a day that a dialog has to be told begins with the likely one', () => {
    const asked = [...catalog.enCodes].flatMap(([enCode, { action }]) =>
      Object.entries(action.params ?? {}).flatMap(([name, { type, required, value }]) =>
        (type === 'date' || type === 'datetime') && required === true && value === undefined
          ? [{ at: `${enCode} ${name}`, initial: action.initial?.[name] }]
          : [],
      ),
    );
    expect(asked.length).toBeGreaterThan(8);
    expect(asked.filter(({ initial }) => initial === undefined)).toEqual([]);
  });

  it('items of a menu that say no place stand where the file has them', () => {
    const item = (id: string, codesort?: number, parent?: string) => ({
      id,
      text: id,
      ...(parent === undefined ? {} : { parent }),
      ...(codesort === undefined ? {} : { codesort }),
    });
    const files = [item('b'), item('a'), item('c', 10), item('d'), item('x', undefined, 'b'), item('e')];
    const sorts = inOrder(files as unknown as Parameters<typeof inOrder>[0]);
    const places = sorts.flatMap(({ id, parent, codesort = 0 }) => (parent ? [] : [[id, codesort] as const]));
    expect(places.toSorted(([, one], [, other]) => one - other).map(([id]) => id)).toEqual([
      'b',
      'a',
      'c',
      'd',
      'e',
    ]);
  });
});
