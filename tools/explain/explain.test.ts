import { describe, expect, it } from 'vitest';
import { parseCondition } from '../../src/contract/conditions/parse.ts';
import { NOBODY, type Subject } from '../../src/contract/subject.ts';
import { reachingRules } from '../../src/contract/reaching-rules.ts';
import type { ActionFile } from '../../src/contract/generated/meta.ts';
import type { Row } from '../../src/contract/rules.ts';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import { RowActions } from '../../src/server/data/flow/row-actions.ts';
import {
  buttonReasons,
  handoutLines,
  reachLines,
  reasonLines,
  rowReasons,
  ruleLines,
  type Case,
} from './reasons.ts';
import { speak } from './speak.ts';
import { partLines, truthOf } from './truth.ts';

const catalog = loadCatalog('tests/fixtures/apps/library');
const LOAN = catalog.entities.get('library/Loan')!;

const about = (subject: Partial<Subject>, row: Row | undefined, grants: readonly string[] = []): Case => ({
  catalog,
  entity: LOAN,
  caller: {
    subject: { ...NOBODY, ...subject },
    grants: new Set(grants),
    readable: new Set([LOAN.name]),
    requestId: 'test',
    ip: '',
  },
  row,
  isAble: true,
  parents: [],
  reached: {},
  counted: {},
  now: '2026-11-20 08:00:00',
  offers: [{ menu: '借阅', roles: ['student'] }],
  lacks: [],
});

describe('L05 explain', () => {
  it.each([
    "row.A == '1' && (row.B > 2 || !(row.C in [1, 2]))",
    'row.A + row.B * 2 - (row.C - 1) > 0 ? row.D : null',
    "me.Roles.exists(r, r == 'admin') && has(row.A) && size(row.B) > 1",
    '(row.A == 1) == (row.B == 2)',
  ])('%s is spoken as it was meant', (source) => {
    const again = speak(parseCondition(source));
    expect(speak(parseCondition(again))).toBe(again);
    for (const A of ['1', 1, null])
      for (const [B, C] of [
        [3, 1],
        [1, 3],
        [null, 2],
      ]) {
        const scope = { row: { A, B, C, D: true }, me: { Roles: ['admin'] } };
        expect(truthOf(again, scope).holds).toBe(truthOf(source, scope).holds);
      }
  });

  it('tells each part with the values that decided it; what is absent is unknown', () => {
    const part = truthOf("row.State == '1' && (row.Days > 3 || row.Owner == me.UserId)", {
      row: { State: '1', Days: 2, Owner: null },
      me: { UserId: 'u1' },
    });
    expect(partLines(part)).toEqual([
      "？ row.State == '1' && (row.Days > 3 || row.Owner == me.UserId)（须全部成立）",
      '  ✓ row.State == \'1\'    其中 row.State = "1"',
      '  ？ row.Days > 3 || row.Owner == me.UserId（成立一项即可）',
      '    ✗ row.Days > 3    其中 row.Days = 2',
      '    ？ row.Owner == me.UserId    其中 row.Owner = （空），me.UserId = "u1"；缺少值，视为不成立',
    ]);
  });

  it('a role without a scope sees nothing, and is told so', () => {
    const reasons = rowReasons(about({ Roles: ['nobody_listed'] }, { Id: 'l1' }));
    expect(reasons.map(({ holds }) => holds)).toEqual([true, false]);
    expect(reasonLines('能看到', reasons)[0]).toBe(
      '能看到：否，因为不满足「「借阅」的数据范围包含这条数据」',
    );
    expect(reasonLines('能看到', reasons).join('\n')).toContain('角色 nobody_listed：未列入数据范围');
  });

  it('a row that is not there, and a button that is not declared', () => {
    expect(rowReasons(about({ Roles: ['admin'] }, undefined)).at(-1)?.title).toContain('没有这条数据');
    expect(buttonReasons(about({}, { Id: 'l1' }), 'no.such.button')[0]?.holds).toBe(false);
  });

  it('says of every button, row and role what the engine says', () => {
    const roles = [...Object.keys(LOAN.file.scope), 'stranger'];
    const grants = [...LOAN.actions.keys()];
    const rows: Row[] = ['0', '1', '2', '3'].map((Status) => ({
      Id: 'l1',
      ReaderId: 'r01',
      CreateUserId: 'u1',
      Status,
      Days: 2,
      CurrentRole: 'counsellor',
      ClassId: 'k1',
      HandledUserIds: [],
    }));
    let allowed = 0;
    for (const role of roles)
      for (const row of rows) {
        const facts = about({ Roles: [role], UserId: 'u1', ClassIds: ['k1'] }, row, grants);
        const engine = new RowActions(LOAN, new Set(grants)).of(row, facts.caller);
        for (const enCode of grants.filter(
          (one) =>
            !['add', 'import', 'template', 'export', 'plain'].includes(LOAN.actions.get(one)!.verb) &&
            !LOAN.actions.get(one)!.table,
        )) {
          const told = buttonReasons(facts, enCode).every(({ holds }) => holds);
          expect(told, `${role} ${enCode} ${String(row['Status'])}`).toBe(engine.includes(enCode));
          if (told) allowed++;
        }
      }
    expect(allowed).toBeGreaterThan(0);
  });

  it('an account that is switched off sees nothing', () => {
    const facts = { ...about({ Roles: ['admin'] }, { Id: 'l1' }), isAble: false };
    expect(rowReasons(facts)).toMatchObject([{ holds: false, title: '账号处于正常状态，可以登录' }]);
  });

  it('an action that needs something names what is missing', () => {
    const [enCode, action] = [...LOAN.actions][0]! as [string, ActionFile];
    const needing = { ...action, needs: [{ message: '还没有图书', holds: 'false' }] };
    const entity = { ...LOAN, actions: new Map([[enCode, needing]]) };
    const reasons = (lacks: readonly string[]) =>
      buttonReasons({ ...about({ Roles: ['teacher'] }, { Id: 'l1' }), entity, lacks }, enCode).filter(
        ({ title }) => title === '操作需要的数据都已具备',
      );
    expect(reasons(['还没有图书'])).toMatchObject([{ holds: false, lines: ['还没有图书'] }]);
    expect(reasons([])).toMatchObject([{ holds: true }]);
  });

  it('tells the rules that read through references with what they read there', () => {
    const shipped = loadCatalog('schemas');
    const entity = shipped.entities.get('core/Student')!;
    const facts: Case = {
      ...about({ Roles: ['admin'] }, { Id: 's1', MajorId: 'm1', EduLength: 3, TrainLevel: '4' }),
      catalog: shipped,
      entity,
      reached: { 'MajorId.Length': 4, 'MajorId.TrainLevel': '4' },
    };
    const lines = ruleLines(facts, 'core.student.edit');
    const [length] = lines.filter((line) => line.includes('{row.EduLength}'));
    expect(length).toMatch(/^✗/);
    expect(lines.join('\n')).toContain('row.MajorId.Length = 4，row.EduLength = 3');
    expect(lines.find((line) => line.includes('{row.TrainLevel}'))).toMatch(/^✓/);
    expect(lines.filter((line) => /^[✓✗]/.test(line))).toHaveLength(reachingRules(entity).length);
    expect(ruleLines(facts, 'core.student.view')).toEqual([]);
  });

  it('a button that reaches other rows names them, and whether two have to agree', () => {
    const [enCode = ''] = LOAN.actions.keys();
    const action: ActionFile = {
      ...LOAN.actions.get(enCode)!,
      second: 'Reason',
      changes: [{ entity: 'library/Book', through: 'BookId', add: { Stock: '-1' } }],
      makes: [{ entity: 'library/Wish', set: { BookId: 'row.BookId' } }],
    };
    const entity = {
      ...LOAN,
      actions: new Map([
        ...LOAN.actions,
        [enCode, action],
        ['back', { title: '还', verb: 'set', undoes: enCode }],
      ]),
    } as typeof LOAN;
    const facts = { ...about({}, undefined), entity };
    const reached = '的库存，由 BookId 指明';
    expect(reachLines(facts, enCode).join()).toContain(`更改「图书」（library/Book）${reached}`);
    expect(reachLines(facts, enCode).join()).toContain('须由另一人办理');
    expect(reachLines(facts, 'back').join()).toContain(`撤销更改「图书」（library/Book）${reached}`);
    expect(reachLines(facts, 'back').join()).toContain('删除其新增的「');
  });

  it('a button that was not granted names the menus where it is', () => {
    const [enCode] = LOAN.actions.keys();
    const [granted] = buttonReasons(about({ Roles: ['teacher'] }, { Id: 'l1' }), enCode!);
    expect(granted).toMatchObject({ holds: false, lines: ['菜单「借阅」：student'] });
  });

  it('tells of a row that was handed out by what, to whom, and until when', () => {
    const errands = loadCatalog('tests/fixtures/apps/errands');
    const row = { DrillId: 'd1', PersonId: 'p1', State: '0', Until: '2026-11-20 09:00:00' };
    const facts = { ...about({}, row), catalog: errands, entity: errands.entities.get('errands/Reply')! };
    expect(handoutLines(facts)).toEqual([
      '由「演练」（DrillId：d1）发出，「人员」每人一条，名单按演练的范围',
      '名单随时更新：新加入的随即列入，退出而没有答复的随即移去',
      '「状态」为 0 时没有答复，现在为 0',
      '本人截止 2026-11-20 09:00:00，过后记为 2',
    ]);
    expect(handoutLines(about({}, {}))).toEqual([]);
  });
});
