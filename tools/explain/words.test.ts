import { rmSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { NOBODY } from '../../src/contract/subject.ts';
import type { Row } from '../../src/contract/rules.ts';
import { loadCatalog, type Catalog } from '../../src/server/data/schemas/catalog.ts';
import { appBeside } from '../../tests/_util/scenario.ts';
import { wordsApp } from '../../tests/_util/words.ts';
import type { Case } from './reasons.ts';
import { shownLines } from './shown.ts';
import { actLines, wordLines } from './words.ts';

describe('20 explain tells what the words of an entity do to a row', () => {
  let catalog: Catalog;
  beforeAll(() => {
    const app = wordsApp();
    const { folder, remove } = appBeside('tests/fixtures/apps/errands', app);
    catalog = loadCatalog(folder);
    remove();
    rmSync(app, { recursive: true, force: true });
  });

  const about = (name: string, row: Row): Case => ({
    catalog,
    entity: catalog.entities.get(name)!,
    caller: { subject: NOBODY, grants: new Set(), readable: new Set(), requestId: 'test', ip: '' },
    row,
    isAble: true,
    parents: [],
    reached: {},
    counted: {},
    now: '2026-03-05 09:00:00',
    offers: [],
    lacks: [],
  });

  it.each([
    ['「价值」现为 6000，每次读取时计算', 'live'],
    ['「押金」现为 （空），表单按 ThingId.Price 预填', 'suggest'],
    ['「天数」现为 5，仍在随数据计算', 'while'],
    ['「物品」、「借用人」相同的两条不能并存，时间不得重叠（"2026-03-02" 至 "2026-05-06"）', 'apart'],
    ['✗ 借用超过30天（提醒，说明原因后仍可保存）', 'warn'],
    ['同一附件只填一行（逐行判断「附件」）', 'each'],
    ['在「应还日期」（"2026-05-06"）之前1个工作日起，更改「将到期」', 'due'],
  ])('%s', (line) => {
    const row = { State: '1', From: '2026-03-02', To: '2026-05-06', Worth: 6000, Days: 5, IsNear: 0 };
    expect(wordLines(about('lend/Loan', row)).join('\n')).toContain(line);
  });

  it('which items of a dictionary may be chosen, and what is kept of other rows', () => {
    const told = (Kind: string) => wordLines(about('lend/Thing', { Kind, Out: 2 })).join('\n');
    expect(told('1')).toMatch(/「存放」此时可选 1$/m);
    expect(told('2')).toContain('「存放」此时可选 1、2');
    expect(told('2')).toContain('「借出数」现为 2，随所统计的数据更新并保存');
  });

  it.each([
    [
      'lend/Loan',
      "「书目用途」显示，必填：显示条件 row.ThingId.Kind == '2'；必填条件 row.ThingId.Kind == '2'",
      'visible, required',
    ],
    ['lend/Loan', '页面 lend/loans 可换看法：列表、看板（按状态）、日历（借出日期至应还日期）', 'views'],
    ['lend/Loan', '页面 lend/loans 经引用读取 ThingId.Kind、ThingId.Price', 'a path'],
    ['lend/Loan', 'Lend/Lately「近一年借出数」按「创建时间」与之前365天比较', 'compare'],
    ['lend/Loan', '只计本人的统计：\n    Lend/Mine「本人经办的借用」', 'own'],
    ['lend/Thing', '「编号」显示为二维码："HC-1"', 'qr'],
    ['lend/Thing', '「架位」显示为条形码：（空）', 'barcode'],
    ['lend/Thing', '页面 lend/things 在「类别」的每个选项旁显示条数，只计读者可见的', 'counts'],
    ['errands/Errand', 'soon：到时间告知，遇学校设置的免打扰时段则顺延', 'quiet'],
  ])('%s: %s', (name, line) => {
    const row = { ThingId: 't', ThingIdThenKind: '2', No: 'HC-1' };
    expect(shownLines(about(name, row)).join('\n')).toContain(line);
  });

  it('what a code that is scanned finds and does', () => {
    const { folder, remove } = appBeside('tests/fixtures/apps/errands', 'tests/fixtures/apps/repair');
    const repair = loadCatalog(folder);
    remove();
    const facts = { ...about('lend/Loan', {}), catalog: repair, entity: repair.entities.get('repair/Part')! };
    expect(shownLines(facts).join('\n')).toContain(
      '页面 repair/take 扫码：按「配件编号」在列表中找到，办理「领出」',
    );
  });

  it('what takes an act back, and what limits its parameters', () => {
    expect(actLines(about('lend/Loan', {}), 'lend.loan.lose')).toEqual([
      "把「状态」写为 '3'",
      '可由「找回」（lend.loan.find）撤销',
    ]);
    expect(actLines(about('lend/Loan', {}), 'lend.loan.find')).toEqual([
      "把「状态」写为 '1'",
      '撤销 lend.loan.lose 所做的更改',
    ]);
    expect(actLines(about('lend/Thing', {}), 'lend.thing.receive').join()).toContain('「数量」不能使');
  });
});
