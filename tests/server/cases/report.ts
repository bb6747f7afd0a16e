import { text } from 'node:stream/consumers';
import yauzl from 'yauzl';
import { expect, it, vi } from 'vitest';
import { entities } from '../../../src/contract/generated/entities.ts';
import type { TestClient } from '../../_util/server.ts';
import type { SurveyPeople } from './survey-people.ts';

/** The report on a questionnaire that six answered: `EVERY_KIND`. */
export function report(people: () => SurveyPeople, survey: () => string): void {
  const asked = (client: TestClient, more: object = {}) =>
    client.call('Data/Export', {
      Entity: entities.Questionnaire,
      EnCode: 'questionnaire.analyze.report',
      Columns: [{ dataIndex: 'Title', title: '问卷标题' }],
      FileName: '导出与交叉-结果分析报告',
      DownType: '1',
      Ids: [survey()],
      ...more,
    });

  it('M04 E02: a report is made in the background and stands among the downloads: figures and a table for each question', async () => {
    const { school, office } = people();
    const begun = await asked(office);
    expect(begun).toMatchObject({ message: '', value: { FileName: '导出与交叉-结果分析报告.docx' } });
    const url = await vi.waitFor(
      async () => {
        const listed = await office.call('ImportExport/GetDownTaskList', { PageIndex: 1, PageSize: 10 });
        const task = listed.value.rows.find(({ Id }: { Id: string }) => Id === begun.value.TaskId);
        expect(task).toMatchObject({ DownProgress: '1', ErrorMsg: null });
        return String(task.Url);
      },
      { timeout: 20_000, interval: 50 },
    );
    const file = await fetch(`${school.urls[0]}${url}`, { headers: { 'x-token': office.token! } });
    const words = await wordsOf(Buffer.from(await file.arrayBuffer()));
    expect(words[0]).toBe('导出与交叉-结果分析报告');
    expect(words.slice(words.indexOf('已填'))).toContain('6人');
    const behind = (word: string, count: number) => words.slice(words.indexOf(word) + 1).slice(0, count);
    expect(behind('2. 年级满意吗', 10)).toEqual([
      '6人作答',
      '选项',
      '人数',
      '占比',
      '甲',
      '4',
      '66.7%',
      '乙',
      '2',
      '33.3%',
    ]);
    expect(behind('4. 评价', 10)).toEqual([
      '6人作答',
      '',
      '甲',
      '乙',
      '食堂',
      '6（100%）',
      '0（0%）',
      '宿舍',
      '0（0%）',
      '6（100%）',
    ]);
    // factors and warnings are for psychologists, and nobody's words are in it
    expect(words.join()).not.toMatch(/因子|打球/);
  });

  it('M04: nobody makes a report who was not granted it', async () => {
    const { students } = people();
    expect((await asked(students[0]!)).message).toBe('没有权限执行该操作');
  });
}

async function wordsOf(file: Buffer): Promise<string[]> {
  const zip = await yauzl.fromBufferPromise(file);
  for await (const entry of zip.eachEntry())
    if (entry.fileName === 'word/document.xml') {
      const xml = await text(await zip.openReadStreamPromise(entry));
      return [...xml.matchAll(/<w:t [^>]*>([^<]*)<\/w:t>/g)].map(([, word]) => word ?? '');
    }
  throw new Error('no document in the file');
}
