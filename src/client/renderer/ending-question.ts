import type { ActionFile } from '../../contract/generated/meta.ts';
import type { EntityModel } from '../../contract/model.ts';
import type { Notify } from './contexts.ts';
import type { EndingLine, PageData, Row } from './data.ts';

interface Saving {
  readonly data: Pick<PageData, 'ending'>;
  readonly notify: Pick<Notify, 'confirm' | 'warning'>;
  readonly entity: EntityModel;
  readonly action: ActionFile;
  readonly row: Row | undefined;
  readonly request: { readonly EnCode: string; readonly Ids: readonly string[]; readonly Data: Row };
}

/** Tells what hangs on a row that is about to end by being saved, such as one that is switched off in a form. */
export async function agreesToEnding(saving: Saving): Promise<boolean> {
  const { data, notify, entity, action, row, request } = saving;
  const mayEnd = entity.file.ends !== undefined && row !== undefined && ENDING.has(action.verb);
  // a server that cannot say what hangs on the row judges the saving itself
  const lines = mayEnd ? await data.ending({ ...request, Params: {} }).catch(() => []) : [];
  if (lines.length === 0) return true;
  const inTheWay = lines.filter(({ Refuses }) => Refuses === 1);
  if (inTheWay.length > 0) {
    notify.warning(`以下数据须先处理，现在不能保存：${toldOf(inTheWay)}`);
    return false;
  }
  const text = `保存后该记录即${entity.file.ends?.title ?? '结束'}：${toldOf(lines)}。确定保存吗？`;
  return notify.confirm({ text, danger: true });
}

const ENDING: ReadonlySet<string> = new Set(['edit', 'save']);

const toldOf = (lines: readonly EndingLine[]): string =>
  lines
    .map(({ Title, Count, Names, Effect }) => {
      const names = Names.length === 0 ? '' : `（${Names.join('、')}${Count > Names.length ? '等' : ''}）`;
      return `${Title}${Count}条${names}${Effect}`;
    })
    .join('；');
