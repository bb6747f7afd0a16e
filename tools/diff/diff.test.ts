import { describe, expect, it } from 'vitest';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';
import type { Change, Effect } from './change.ts';
import { compareSchemas } from './compare.ts';
import { textsOfRevision } from './revision.ts';
import { scaled } from '../../tests/_util/scale.ts';

const clinic = readTexts('tests/fixtures/apps/clinic');
const VISIT = 'entities/clinic/Visit.json';
const LIST = 'pages/clinic/visit-list.json';
const FORM = 'pages/clinic/visit-form.json';
const MENU = 'menus/main.json';
const ROUTES = 'menus/routes.json';
const COUNT = 'calls/Clinic/Count.json';
const STATE = 'codes/CLINIC_STATE.json';

/** File, a text in it, what stands in its place afterwards, what the change means, and its words. */
type Case = readonly [file: string, right: string, wrong: string, effect: Effect, message: string];

const CASES: readonly Case[] = [
  [VISIT, '"Note": {', '"Remark": {', 'breaking', '字段改名 Note → Remark（编号 5 不变'],
  [VISIT, '"id": 5', '"id": 6', 'breaking', '删除字段 Note（编号 5）'],
  [
    VISIT,
    '"State": {',
    '"Bed": { "id": 9, "type": "text", "title": "床位" }, "State": {',
    'plain',
    '新增字段 Bed（床位）',
  ],
  [
    VISIT,
    '"State": {',
    '"Bed": { "id": 9, "type": "text", "title": "床位", "required": true }, "State": {',
    'breaking',
    '必填且无默认值',
  ],
  [VISIT, '"type": "decimal"', '"type": "int"', 'breaking', '字段 Days 类型 decimal → int'],
  [VISIT, '"type": "text"', '"type": "longtext"', 'plain', '字段 Name 类型 text → longtext'],
  [VISIT, '"length": 36', '"length": 20', 'breaking', '字段 Name 最多字数 36 → 20'],
  [VISIT, '"length": 36', '"length": 60', 'plain', '字段 Name 最多字数 36 → 60'],
  [VISIT, '"min": 0', '"min": 1', 'breaking', '字段 Days 最小值 0 → 1'],
  [VISIT, '"min": 0', '"required": true, "min": 0', 'breaking', '字段 Days 变为必填'],
  [VISIT, '"length": 36, "required": true', '"length": 36', 'plain', '字段 Name 不再必填'],
  [VISIT, '"min": 0', '"min": 0, "read": ["admin"]', 'narrower', '字段 Days 只有 admin 可见'],
  [VISIT, '"length": 36', '"length": 36, "mask": "name"', 'narrower', '字段 Name 按 name 脱敏'],
  [VISIT, '"admin": "true"', '"admin": "true", "nurse": "true"', 'wider', '角色 nurse 可见 true'],
  [VISIT, '"row.State != \'9\' && row.Days < 10"', '"true"', 'wider', '→ true'],
  [VISIT, '"admin": "true"', '"admin": "row.Days > 1"', 'narrower', '角色 admin true → row.Days > 1'],
  [
    VISIT,
    '"verb": "add"',
    '"verb": "add", "changes": [{ "entity": "clinic/Doctor", "through": "Doctor", "set": { "Name": "row.Name" } }]',
    'wider',
    '操作 clinic.visit.add 可更改 clinic/Doctor 的数据',
  ],
  [VISIT, '"verb": "edit"', '"verb": "edit", "second": "Name"', 'narrower', '须由另一人办理'],
  [VISIT, '"when": "row.State == \'0\'",', '', 'wider', '操作 clinic.visit.edit 的条件'],
  [
    VISIT,
    '"scope": {',
    '"public": { "fields": ["Days"], "when": "true" }, "scope": {',
    'wider',
    '字段 Days 不登录也可读',
  ],
  [
    VISIT,
    '"scope": {',
    '"shared": { "entity": "clinic/Ward", "by": "VisitId", "scope": { "nurse": "true" } }, "scope": {',
    'wider',
    '转发数据范围：角色 nurse 可见 true',
  ],
  [VISIT, '"clinic.visit.add"', '"clinic.visit.insert"', 'breaking', '删除操作 clinic.visit.add（新增）'],
  [
    VISIT,
    '"scope": {',
    '"writeScope": { "admin": "row.Days > 1" }, "scope": {',
    'narrower',
    '写范围：角色 admin （同数据范围） → row.Days > 1',
  ],
  [
    VISIT,
    '"scope": {',
    '"writeScope": { "*": "true" }, "scope": {',
    'wider',
    '写范围：角色 * （不能更改） → true',
  ],
  [VISIT, '"verb": "add"', '"verb": "add", "selfService": true', 'wider', '可给只为本人办事的角色'],
  [LIST, '"State", "Doctor"]', '"State"]', 'plain', '去掉列 Doctor'],
  [LIST, '"columns": ["Name"', '"columns": ["Note", "Name"', 'plain', '增加列 Note'],
  [LIST, '"width": 80', '"width": 90', 'plain', '列 Days 有变化'],
  [
    LIST,
    '"sort": "-Days",',
    '"sort": "-Days", "filter": "row.Days > 0",',
    'narrower',
    '固定筛选 （无） → "row.Days > 0"',
  ],
  [LIST, '"kind": "list"', '"kind": "form"', 'breaking', '页面由 list 变为 form'],
  [FORM, '"Doctor", "Note"]', '"Doctor"]', 'plain', '去掉字段 Note'],
  [
    MENU,
    '"grants": { "clinic.visit.extend": ["admin"] }',
    '"grants": { "clinic.visit.extend": ["admin", "nurse"] }',
    'wider',
    '的按钮 clinic.visit.extend：增加角色 nurse',
  ],
  [
    MENU,
    '"grants": { "clinic.visit.extend": ["admin"] }',
    '"codesort": 1, "grants": { "clinic.visit.extend": [] }',
    'narrower',
    '去掉角色 admin',
  ],
  [ROUTES, '"permission": ["doctor"]', '"public": true, "permission": ["doctor"]', 'wider', '不登录也可打开'],
  [
    ROUTES,
    '"permission": ["doctor"]',
    '"ticket": "daily", "permission": ["doctor"]',
    'wider',
    '凭核验可用于本人',
  ],
  [COUNT, '"access": "user"', '"access": "public"', 'wider', '"user" → "public"'],
  [COUNT, '"access": "user"', '"access": "user", "share": true', 'wider', '凭分享链接可以调用'],
  [COUNT, '"Today": { "type": "integer" }', '"Now": { "type": "integer" }', 'breaking', '去掉输出 Today'],
  [STATE, '"code": "9"', '"code": "8"', 'breaking', '删除代码 9（已离开）'],
];

/** One shipped file of each kind, and those of rights. */
function ofKinds(texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const chosen = [
    ...['settings/security.json', 'menus/roles.json', 'menus/message-board.json'],
    ...['entities/system/SysUser.json', 'entities/message-board/BoardPost.json', 'calls/Data/Options.json'],
    'pages/message-board/manage-list.json',
  ];
  return new Map([...texts].filter(([file]) => chosen.includes(file) || file.startsWith('modules/leave')));
}

type Place = readonly (string | number)[];

/** Where values stand in a file that are no objects and no lists; which vocabulary a file is written in is no matter of meaning. */
function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value)
    .filter(([key]) => key !== '$schema')
    .flatMap(([key, inner]) => placesIn(inner, [...at, Array.isArray(value) ? Number(key) : key]));
}

function changedAt(content: unknown, place: Place): unknown {
  let at = content as Record<string | number, unknown>;
  for (const step of place.slice(0, -1)) at = at[step] as typeof at;
  const last = place.at(-1)!;
  const value = at[last];
  if (typeof value === 'string') at[last] = `${value}X`;
  else if (typeof value === 'number') at[last] = value + 1;
  else if (Array.isArray(at)) at[last] = !value;
  else delete at[last];
  return content;
}

describe('L05 semantic diff', () => {
  it('no change is told where only layout and the order of keys differ', () => {
    const turned = new Map(
      [...clinic].map(([file, text]) => {
        const content = Object.entries(JSON.parse(text) as object).reverse();
        return [file, JSON.stringify(Object.fromEntries(content))];
      }),
    );
    expect(compareSchemas(clinic, turned)).toEqual([]);
    const shipped = readTexts('schemas');
    expect(compareSchemas(shipped, shipped)).toEqual([]);
  });

  it.each(CASES.map((one) => ({ name: `${one[1]} -> ${one[2]}`, one })))(
    '$name is told as what it means',
    ({ one }) => {
      const [file, right, wrong, effect, message] = one;
      const text = clinic.get(file)!;
      expect(text).toContain(right);
      const changes = compareSchemas(
        clinic,
        new Map(clinic).set(
          file,
          text.replace(right, () => wrong),
        ),
      );
      const told = changes.find((change) => change.message.includes(message));
      expect(told, JSON.stringify(changes)).toMatchObject({ file, effect });
    },
  );

  it('files that came and went', () => {
    const without = new Map(clinic);
    without.delete(LIST);
    const ofFile = (changes: readonly Change[]) => changes.filter(({ file }) => file === LIST);
    expect(ofFile(compareSchemas(clinic, without))).toEqual([
      { file: LIST, effect: 'breaking', message: '删除页面' },
    ]);
    expect(ofFile(compareSchemas(without, clinic))).toEqual([
      { file: LIST, effect: 'plain', message: '新增页面' },
    ]);
  });

  it('tells which role gains and loses which button, whatever gives it', () => {
    const silent = new Map(clinic).set(
      LIST,
      clinic.get(LIST)!.replace('{ "EnCode": "clinic.visit.edit"', '{ "EnCode": "clinic.visit.add"'),
    );
    const held = (changes: readonly Change[]) =>
      changes.filter(({ file }) => file === 'menus').map(({ effect, message }) => `${effect} ${message}`);
    expect(held(compareSchemas(silent, clinic))).toEqual([
      'wider 角色 doctor 得到按钮 clinic.visit.edit（编辑，菜单「就诊」）',
    ]);
    expect(held(compareSchemas(clinic, silent))).toEqual([
      'narrower 角色 doctor 不再有按钮 clinic.visit.edit（编辑，菜单「就诊」）',
    ]);
  });

  it.each([
    ['a fixture', clinic, 1],
    ['shipped files', ofKinds(readTexts('schemas')), scaled(1, 7)],
  ])('passes over no difference: of %s values are told that go or become others', (_what, texts, every) => {
    const silent: string[] = [];
    let changed = 0;
    for (const [file, text] of texts)
      for (const place of placesIn(JSON.parse(text)).filter((_one, at) => at % every === 0)) {
        const content = changedAt(JSON.parse(text), place);
        changed += 1;
        const before = new Map([[file, text]]);
        const told = compareSchemas(before, new Map([[file, JSON.stringify(content)]]));
        if (!told.some((one) => one.file === file)) silent.push(`${file} ${place.join('/')}`);
      }
    expect(silent).toEqual([]);
    expect(changed).toBeGreaterThan(100);
  });

  it('a revision that is not there is refused', () => {
    expect(() => textsOfRevision('no-such-revision', 'schemas')).toThrow();
  });
});
