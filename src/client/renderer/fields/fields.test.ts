import { describe, expect, it } from 'vitest';
import type { NamedField } from '../../../contract/field-rules.ts';
import { textOfHtml } from '../../../contract/html.ts';
import { formatNumber } from '../../../contract/numbers.ts';
import { throwsUnlessProvided } from '../data.ts';
import { codesNow, hasCodeIn, loadCodes } from './codes.ts';
import { newLine, sumOf, withCopy, withLine, withMoved, withoutLine, wrongLines } from './list/lines.ts';
import { attachmentsOf, fileProblem, formatSize, valueOfAttachments } from './widgets/attachments.ts';
import { unsentText } from './widgets/unsent.ts';
import { DATE_FORMATS, fromLocalInput, toLocalInput } from './widgets/dates.ts';
import { idsOf, labelsOf } from './widgets/labels.ts';
import { parseNumber } from './widgets/number.ts';
import { canDraw, drawnKind, scaleOf } from './widgets/pictures/draw.ts';

describe('numbers', () => {
  it.each<[string, unknown]>([
    ['', null],
    ['12', 12],
    ['-1.5', -1.5],
    ['１２．５', 12.5],
    ['1,200', 1200],
    [' 3 ', 3],
    ['.5', 0.5],
    ['1.', 1],
    ['1e5', '1e5'],
    ['0x10', '0x10'],
    ['十', '十'],
    ['1.2.3', '1.2.3'],
    ['Infinity', 'Infinity'],
  ])('%j is %j', (text, expected) => {
    expect(parseNumber(text)).toBe(expected);
  });

  it('are shown with thousands where decimals are fixed', () => {
    expect(formatNumber(1234.5, 2)).toBe('1,234.50');
    expect(formatNumber(1234.5)).toBe('1234.5');
    expect(formatNumber(null)).toBe('');
    expect(formatNumber('***')).toBe('***');
  });
});

describe('files', () => {
  const field: NamedField = { name: 'Files', type: 'file', title: '附件', kinds: ['pdf', 'docx'], maxMB: 2 };

  it.each([
    ['a.exe', 1, '仅支持pdf、docx格式'],
    ['pdf', 1, '仅支持pdf、docx格式'],
    ['a.pdf.exe', 1, '仅支持pdf、docx格式'],
    ['a.pdf', 2 * 1024 * 1024 + 1, '文件大小不能超过2MB'],
    ['证明.PDF', 2 * 1024 * 1024, undefined],
  ])('%s of %i bytes: %s', (name, size, expected) => {
    expect(fileProblem(field, { name, size })).toBe(expected);
  });

  it('travel as ids in their order, named by their twin', () => {
    const attachments = attachmentsOf('b,a,x', [
      { Id: 'a', Name: '甲' },
      { Id: 'b', Name: '乙' },
    ]);
    expect(attachments.map(({ Name }) => Name)).toEqual(['乙', '甲', 'x']);
    expect(valueOfAttachments(attachments)).toBe('b,a,x');
    expect(valueOfAttachments([])).toBeNull();
    expect(attachmentsOf(null, undefined)).toEqual([]);
  });

  it('that are not attached are named with why', () => {
    const file = { name: '证明.pdf' } as File;
    expect(unsentText({ file })).toBe('「证明.pdf」正在上传，请等上传完成');
    expect(unsentText({ file, problem: '网络已断开' })).toBe(
      '「证明.pdf」没有上传：网络已断开，请重试或取消',
    );
    expect(unsentText({ file, problem: '仅支持docx格式', isRefused: true })).toBe(
      '「证明.pdf」没有上传：仅支持docx格式，请先点“知道了”',
    );
  });

  it('show their size', () => {
    expect([500, 2048, 3_500_000].map(formatSize)).toEqual(['500 B', '2 KB', '3.3 MB']);
  });
});

describe('other values', () => {
  it('HTML is read as text', () => {
    expect(textOfHtml('<p>一<b>二</b></p><script>alert(1)</script><p>&lt;三&amp;lt;</p>')).toBe(
      '一二\n<三&lt;',
    );
  });

  it('E03 times pass through phone inputs and travel as YYYY-MM-DD HH:mm:ss', () => {
    expect(toLocalInput('2026-11-20 09:30:00')).toBe('2026-11-20T09:30');
    expect(fromLocalInput('2026-11-20T09:30')).toBe('2026-11-20 09:30:00');
    expect(fromLocalInput('')).toBeNull();
    expect(DATE_FORMATS.minute).toBe('YYYY-MM-DD HH:mm:ss');
  });

  it('refs pair with their labels', () => {
    expect([...labelsOf(idsOf('a'), '甲, 乙')]).toEqual([['a', '甲, 乙']]);
    expect([...labelsOf(['a', 'b'], '甲、乙')]).toEqual([
      ['a', '甲'],
      ['b', '乙'],
    ]);
    expect([...labelsOf(['a', 'b'], ['甲'])]).toEqual([['a', '甲']]);
    expect(idsOf(null)).toEqual([]);
  });

  it('lines are added with defaults, changed and removed without touching the others', () => {
    const field: NamedField = {
      name: 'L',
      type: 'list',
      title: '明细',
      fields: { A: { type: 'int', title: '数', default: 1 }, B: { type: 'text', title: '名' } },
    };
    const lines = [newLine(field), { A: 2, B: '乙' }];
    expect(lines[0]).toEqual({ A: 1, B: null });
    expect(withLine(lines, 1, { B: '丙' })).toEqual([lines[0], { A: 2, B: '丙' }]);
    expect(withoutLine(lines, 0)).toEqual([lines[1]]);
  });
});

describe('L01 lines', () => {
  const lines = [{ Id: 'a', Version: 2, N: 0.1 }, { N: 0.2 }, { N: null }, { N: 'x' }];

  it('are copied as new lines and moved', () => {
    expect(withCopy(lines, 0).slice(0, 3)).toEqual([lines[0], { N: 0.1 }, lines[1]]);
    expect(withMoved(lines, 0, 1).slice(0, 2)).toEqual([lines[1], lines[0]]);
    expect(withMoved(lines, 3, 0)[0]).toBe(lines[3]);
  });

  it('are added up exactly, and the first wrong one is found', () => {
    expect(sumOf({ name: 'N', type: 'money', title: '金额' }, lines)).toBe(0.3);
    expect(sumOf({ name: 'N', type: 'int', title: '数' }, [{ N: 2 }, { N: 3 }])).toBe(5);
    expect(
      wrongLines(
        new Map([
          ['[12].N', 'x'],
          ['[3].N', 'y'],
          ['[3].M', 'z'],
        ]),
      ),
    ).toEqual(new Set([3, 12]));
    expect(wrongLines(undefined).size).toBe(0);
  });
});

describe('L01 pictures', () => {
  it.each([
    ['image/png', true],
    ['image/gif', false],
    ['application/pdf', false],
  ])('%s is drawn anew: %s', (type, expected) => {
    expect(canDraw({ type })).toBe(expected);
  });

  it('become JPEG where the field takes it, and are never enlarged', () => {
    expect(drawnKind({ kinds: ['png', 'jpeg'] })).toEqual({ type: 'image/jpeg', ext: 'jpeg' });
    expect(drawnKind({ kinds: ['png'] }).ext).toBe('png');
    expect(scaleOf({ width: 100, height: 50 })).toBe(1);
    expect(scaleOf({ width: 5120, height: 100 })).toBe(0.5);
  });
});

describe('dictionaries', () => {
  it('are asked for once, together, and again only after a failure', async () => {
    const asked: (readonly string[])[] = [];
    let broken = true;
    const data = throwsUnlessProvided({
      codes: async (names) => {
        asked.push(names);
        if (broken) throw new Error('网络异常');
        return { A: [{ code: '1', name: '一' }] };
      },
    });
    await expect(loadCodes(data, ['A', 'B'])).rejects.toThrow('网络异常');
    broken = false;
    await Promise.all([loadCodes(data, ['A', 'B']), loadCodes(data, ['B'])]);
    await loadCodes(data, ['A']);
    expect(asked).toEqual([
      ['A', 'B'],
      ['A', 'B'],
    ]);
    expect(codesNow(data, 'B')).toEqual([]);
    expect(hasCodeIn(data)('A', '2')).toBe(false);
    expect(hasCodeIn(data)('UNKNOWN', '2')).toBe(true);
  });
});
