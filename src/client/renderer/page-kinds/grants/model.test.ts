import { describe, expect, it } from 'vitest';
import {
  branchesOf,
  changesOf,
  checkedOf,
  copiedFrom,
  shownOf,
  tickedOf,
  toggled,
  wishesText,
  type Menu,
  type RoleGrants,
} from './model.ts';

const menu = (
  Id: string,
  ParentId: string,
  Text: string,
  codes: readonly string[] = [],
  Given: string[] | null = null,
): Menu => ({
  Id,
  ParentId,
  Text,
  Reaches: true,
  Given,
  Buttons: codes.map((EnCode) => ({
    EnCode,
    Text: EnCode.split('.')[1]!,
    Of: '学生',
    IsUsual: EnCode.endsWith('view'),
  })),
});
const role = (Menus: Menu[]): RoleGrants => ({ RoleName: '角色', DataScope: '4', Roles: [], Menus });
const own = role([
  menu('base', '', '基础', [], []),
  menu('students', 'base', '学生', ['a.view', 'a.edit'], ['a.view']),
  menu('classes', 'base', '班级', ['b.view']),
  menu('alone', 'gone', '首页'),
]);
const [base, alone] = branchesOf(own.Menus);

describe('23.3 the tree of menus', () => {
  it('puts buttons below their menu, and a menu without a parent at the top', () => {
    expect(base!.children.map(({ key }) => key)).toEqual(['students', 'classes']);
    expect(base!.children[0]!.children.map(({ text }) => text)).toEqual(['view', 'edit']);
    expect(alone).toMatchObject({ key: 'alone', children: [] });
  });

  it('a menu brings its usual buttons, a button its menu, a folder all that is below it', () => {
    const before = tickedOf(own);
    expect(checkedOf([base!], before)).toEqual({
      checked: ['students', 'students a.view'],
      halfChecked: ['base'],
    });
    const whole = toggled(before, base!);
    expect(changesOf(before, whole)).toEqual({
      menusGiven: 1,
      menusTaken: 0,
      buttonsGiven: 1,
      buttonsTaken: 0,
    });
    expect(checkedOf([base!], whole).halfChecked).toEqual([]);
    expect(toggled(whole, base!).size).toBe(0);
    const edit = base!.children[0]!.children[1]!;
    expect([...toggled(new Map(), edit)]).toEqual([['students', new Set(['a.edit'])]]);
    expect(toggled(toggled(before, edit), edit).get('students')).toEqual(new Set(['a.view']));
  });

  it('keeps a folder that was given as long as something below it is ticked', () => {
    expect(JSON.parse(wishesText(own, tickedOf(own)))).toEqual([
      { MenuId: 'base', EnCodes: [] },
      { MenuId: 'students', EnCodes: ['a.view'] },
    ]);
    expect(JSON.parse(wishesText(own, new Map()))).toEqual([]);
  });

  it('copies from another role what this one may have', () => {
    const other = role([
      menu('students', '', '学生', [], ['a.view', 'a.secret']),
      menu('elsewhere', '', '别处', [], []),
    ]);
    expect([...copiedFrom(other, own)]).toEqual([['students', new Set(['a.view'])]]);
  });

  it('finds menus and buttons by their names, with the way to them', () => {
    const all = branchesOf(own.Menus);
    const { shown, open } = shownOf(all, { sought: 'edit', ticked: undefined });
    expect(shown.map(({ key }) => key)).toEqual(['base']);
    expect(shown[0]!.children[0]!.children.map(({ text }) => text)).toEqual(['edit']);
    expect(open).toEqual(['students', 'base']);
    const named = shownOf(all, { sought: '学生', ticked: undefined });
    expect(named.open).toEqual(['students', 'base']);
    const picked = shownOf(all, { sought: '', ticked: tickedOf(own) }).shown;
    expect(picked[0]!.children.map(({ key }) => key)).toEqual(['students']);
    expect(shownOf(all, { sought: '无', ticked: undefined }).shown).toEqual([]);
  });
});
