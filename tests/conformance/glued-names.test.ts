import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withNoun } from '../../src/contract/with-noun.ts';

/** Nouns that names and titles often end in themselves. */
const NOUNS =
  '迎新|批次|通知|问卷|任务|明细|合计|二维码|数据|表|布局|统计表|导入模板|模板|学院|班级|宿舍|环节';
const GLUED = new RegExp(`\\$\\{[^}]*(?:[nN]ame|[tT]itle)[^}]*\\}(?:${NOUNS})(?=[\`.\\s])`);

describe('texts made of a name and a noun', () => {
  it('say the noun once', () => {
    expect(withNoun('2026级迎新', '迎新')).toBe('2026级迎新');
    expect(withNoun('2026级本科新生', '迎新')).toBe('2026级本科新生迎新');
    expect(withNoun('支出明细', '明细')).toBe('支出明细');
    expect(withNoun('代表团', '表')).toBe('代表团表');
  });

  it('are made by withNoun alone', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !file.includes('generated') && !file.includes('.test.'),
    );
    const glued = files.flatMap((file) =>
      readFileSync(`src/${file}`, 'utf8')
        .split('\n')
        .flatMap((line, at) => (GLUED.test(line) ? [`src/${file}:${at + 1}`] : [])),
    );
    expect(glued).toEqual([]);
    expect(GLUED.test('Text: `${batch.BatchName}迎新`')).toBe(true);
  });
});
