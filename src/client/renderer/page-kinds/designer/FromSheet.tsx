import { useState } from 'react';
import type { DesignerPage, QuestionSheet } from '../../../../contract/generated/meta.ts';
import { useButtons, useNotify } from '../../contexts.ts';
import { useData } from '../../data.ts';
import { useFilePicker } from '../../useFilePicker.tsx';
import styles from './designer.module.css';
import { badCellsIn, withImported, type BadCell } from './imported.ts';
import type { Design } from './useDesign.ts';

interface FromSheetProps {
  readonly sheet: QuestionSheet;
  readonly types: DesignerPage['types'];
  readonly design: Design;
}

/** Takes questions over from a spreadsheet; nothing is taken while one of its cells is wrong. */
export function FromSheet({ sheet, types, design }: FromSheetProps) {
  const data = useData();
  const notify = useNotify();
  const granted = useButtons();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<readonly BadCell[]>([]);
  const read = async (file: File) => {
    if (!/\.xlsx$/i.test(file.name)) return notify.warning('仅支持xlsx格式');
    setBusy(true);
    setWrong([]);
    try {
      const { Id } = await data.upload(file);
      const answer = await data.ask(sheet.call, { FileId: Id });
      const fails = badCellsIn(answer);
      setWrong(fails);
      if (fails.length > 0) return;
      const next = withImported(design.draft, answer, types);
      design.replace(next);
      notify.success(`已添加${next.questions.length - design.draft.questions.length}道题，保存后生效`);
    } catch {
      // the reason has been told
    } finally {
      setBusy(false);
    }
  };
  const picker = useFilePicker({
    accept: '.xlsx',
    label: '题目表格',
    take: ([file]) => file && void read(file),
  });
  return (
    <section className={styles['sheet']} aria-label="从表格导入">
      {picker.input}
      <button type="button" disabled={busy} onClick={picker.open}>
        {busy ? '正在读取' : '导入题目'}
      </button>
      {granted.has(sheet.template) && (
        <button type="button" onClick={() => void data.template(sheet.template).catch(() => undefined)}>
          下载模板
        </button>
      )}
      {wrong.length > 0 && (
        <div role="alert">
          <p>{`${wrong.length}处需要修改，未导入任何题目：`}</p>
          <ul>
            {wrong.map((cell, at) => (
              <li key={at}>
                <b>{`第${cell.rowNo}行 ${cell.column}`}</b>
                {cell.value !== '' && <span>{`“${cell.value}”`}</span>}
                {cell.message}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
