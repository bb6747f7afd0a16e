import type { PageData } from '../../../../src/client/renderer/data.ts';
import { pause, Refused, type World } from './world.ts';

/** The calls that files come and go with. */
export const transfer = (world: World) =>
  ({
    async upload(file, options) {
      world.note('upload', { name: file.name, purpose: options?.purpose, size: file.size });
      options?.progress?.(0.5);
      await pause();
      const sent = world.calls.filter(
        ({ name, request }) => name === 'upload' && (request as { name: string }).name === file.name,
      );
      const isFirst = sent.length < 2;
      if (file.name.startsWith('断网') && isFirst) throw new Refused('网络连接失败，请检查网络后重试');
      return { Id: `up-${world.calls.length}`, Name: file.name, Size: file.size };
    },
    async exportRows(request) {
      world.note('exportRows', request);
      return 'saved';
    },
    async makePdf(request) {
      world.note('makePdf', request);
      return 'pdf';
    },
    async fileProgress() {
      return { state: 'done', name: '打印.pdf', total: 1, count: 1, url: null, error: null };
    },
    async cancelFile(task) {
      world.note('cancelFile', task);
    },
    async saveFile(url) {
      world.note('saveFile', url);
    },
    saveContent(_content, name) {
      world.note('saveContent', name);
    },
    async picture() {
      return (await fetch('/logo.svg')).blob();
    },
    async importRows(request) {
      world.note('importRows', request);
      await pause();
      const isBad = world.calls.some(
        ({ name, request: file }) => name === 'upload' && JSON.stringify(file).includes('bad'),
      );
      const Fails = Array.from({ length: isBad ? 120 : 0 }, (_, index) => ({
        RowNo: index + 2,
        ColumnName: index % 2 ? '身份证号' : '出生日期',
        CellValue: index % 2 ? '42010619990101123' : '2026/13/45',
        Message: index % 2 ? '身份证号格式不正确' : '出生日期格式不正确',
      }));
      return {
        TaskId: 'import-1',
        Total: 200,
        SuccessCount: 200 - Fails.length,
        FailCount: Fails.length,
        Fails,
      };
    },
    async template(enCode) {
      world.note('template', enCode);
    },
  }) satisfies Partial<PageData>;
