import { describe, expect, it } from 'vitest';
import type { MenuFileItem, PageFile, Verb } from '../../../contract/generated/meta.ts';
import { loadCatalog } from './catalog.ts';
import { HeldButtons, heldButtons, type MenuWorld } from './held-buttons.ts';

const LISTS = {
  desk: ['loan.lend', 'loan.view'],
  mine: ['loan.wish', 'loan.view'],
};
const VERBS: Record<string, Verb> = {
  'loan.lend': 'set',
  'loan.wish': 'add',
  'loan.view': 'view',
  'loan.hand': 'set',
  'loan.return': 'set',
};

type Shared = { hand?: string[]; grants?: Record<string, string[]> };

/** A desk for librarians and a list for students, which open the same detail page with the button that hands a book over. */
function world({ hand, grants }: Shared = {}): MenuWorld {
  const list = (name: keyof typeof LISTS): PageFile =>
    ({
      kind: 'list',
      columns: [],
      detail: 'detail',
      toolbar: LISTS[name].map((EnCode) => ({ EnCode })),
    }) as unknown as PageFile;
  const detail = {
    kind: 'detail',
    actions: [{ EnCode: 'loan.hand', ...(hand ? { roles: hand } : {}) }, { EnCode: 'loan.view' }],
  } as unknown as PageFile;
  const pages = new Map([
    ['desk', list('desk')],
    ['mine', list('mine')],
    ['detail', detail],
    ['returning', { kind: 'form', actions: [{ EnCode: 'loan.return' }] } as unknown as PageFile],
  ]);
  const opens: Record<string, string> = { 'loan.hand': 'returning' };
  const item = (id: string, comment: string, roles: string[]): MenuFileItem =>
    ({ id, text: id, url: `/${id}`, comment, roles, ...(grants ? { grants } : {}) }) as MenuFileItem;
  return {
    pages,
    enCodes: {
      get: (enCode) => ({ action: { title: enCode, verb: VERBS[enCode]!, page: opens[enCode] } as never }),
    },
    menus: [{ items: [item('desk', 'desk', ['librarian', 'admin']), item('mine', 'mine', ['student'])] }],
    roles: { roles: ['admin', 'librarian', 'student', 'teacher'].map((code) => ({ code })) },
  };
}

const held = (of: MenuWorld, index: number, role: string): string[] =>
  [...new HeldButtons(of).of(of.menus[0]!.items[index]!, role)].sort();

describe('M05 what a menu item gives to a role', () => {
  it('gives no role the button of a shared page that nobody said is its own', () => {
    const silent = world();
    expect(held(silent, 1, 'student')).toEqual(['loan.view', 'loan.wish']);
    expect(held(silent, 0, 'librarian')).toEqual(['loan.lend', 'loan.view']);
    expect(new HeldButtons(silent).unclear()).toMatchObject([
      { page: 'detail', pointer: '/actions/0', enCode: 'loan.hand', menus: ['desk', 'mine'] },
      { page: 'returning', pointer: '/actions/0', enCode: 'loan.return', menus: ['desk', 'mine'] },
    ]);
  });

  it.each([{ hand: ['librarian'] }, { grants: { 'loan.hand': ['librarian'] } }])(
    'gives it to the roles that are said, and what lies behind it with it: %o',
    (said: Shared) => {
      const clear = world(said);
      expect(held(clear, 0, 'librarian')).toContain('loan.hand');
      expect(held(clear, 1, 'student')).not.toContain('loan.hand');
      expect(held(clear, 1, 'student')).not.toContain('loan.return');
      expect(held(clear, 0, 'librarian')).toContain('loan.return');
      expect(new HeldButtons(clear).unclear()).toEqual([]);
    },
  );

  it('gives a role of the administrator what the item places for nobody in particular', () => {
    const silent = world();
    const own = { id: 'mine', comment: 'mine' };
    expect([...new HeldButtons(silent).of(own, 'teacher')].sort()).toEqual(['loan.view', 'loan.wish']);
  });
});

describe('M05 the shipped menus', () => {
  const catalog = loadCatalog('schemas');
  const items = catalog.menus.flatMap((menu) => menu.items);
  const heldBy = (role: string) =>
    new Set(
      items
        .filter(({ roles }) => roles.includes(role) || roles.includes('*'))
        .flatMap((item) => [...heldButtons(catalog).of(item, role)]),
    );

  it('say of every button on a page of several menus for whom it is', () => {
    expect(heldButtons(catalog).unclear()).toEqual([]);
  });

  const OFFICE: readonly Verb[] = [
    'approve',
    'reject',
    'back',
    'transfer',
    'void',
    'import',
    'plain',
    'print',
  ];

  it.each(['student', 'postgraduate', 'freshman'])('hand %s nothing that is an office’s', (role) => {
    const wrong = [...heldBy(role)].filter(
      (enCode) =>
        enCode.includes('.manage.') || OFFICE.includes(catalog.enCodes.get(enCode)?.action.verb ?? 'view'),
    );
    expect(wrong.filter((enCode) => !OWN_DOCUMENTS.has(enCode))).toEqual([]);
  });
});

/** A student's own receipt, sheet and certificate, and the approval sheet of one's own application. */
const OWN_DOCUMENTS: ReadonlySet<string> = new Set([
  'orientation.cash.print',
  'orientation.sheet.download',
  'leave.apply.print',
  'dorm.change.print',
  'back.apply.print',
  'leave.outing.print',
  'core.change.print',
  'orientation.green.sheet',
  'orientation.late.print',
  'evaluation.sheet.print',
  'hardship.apply.print',
  'hardship.aid.sheet',
  'labour.hours.print',
  'labour.cert.download',
  'party.step.print',
]);
