import { Button, Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { messageOf, type ImportAnswer } from '../renderer/data.ts';
import { useButtons, useNotify } from '../renderer/contexts.ts';
import { fileProblem } from '../renderer/fields/widgets/attachments.ts';
import { useFilePicker } from '../renderer/useFilePicker.tsx';
import { askReason } from '../renderer/messages/ask-reason.ts';
import { FailTable, textColumn } from './FailTable.tsx';
import type { ActionCall, ActionHandler } from './handler.ts';
import styles from './dialogs.module.css';

const FAIL_COLUMNS = [
  textColumn('RowNo', '行号', 70),
  textColumn('ColumnName', '列', 140),
  textColumn('CellValue', '内容', 200),
  textColumn('Message', '原因', 330),
];

/** The same of a file with several sheets, as wide as those. */
const SHEETED_FAIL_COLUMNS = [
  textColumn('SheetName', '工作表', 80),
  textColumn('RowNo', '行号', 60),
  textColumn('ColumnName', '列', 110),
  textColumn('CellValue', '内容', 140),
  textColumn('Message', '原因', 350),
];

/** Imports a spreadsheet: a dry run first, so that every wrong cell is known before anything is written. */
export const importRows: ActionHandler = async (call) => {
  const imported = await call.services.openDialog<boolean>((close) => (
    <ImportDialog call={call} close={close} />
  ));
  if (imported) call.target.done();
};

const MOST_MB = 10;

interface Checked {
  readonly fileId: string;
  readonly answer: ImportAnswer;
}

const isRight = (checked: Checked | undefined): boolean =>
  checked !== undefined && checked.answer.FailCount === 0 && checked.answer.Total > 0;

function useImport({ services: { data }, button: { EnCode } }: ActionCall) {
  const [busy, setBusy] = useState<'checking' | 'importing'>();
  const [checked, setChecked] = useState<Checked>();
  const [refused, setRefused] = useState<string>();
  const check = async (file: File, cover: boolean) => {
    setBusy('checking');
    setChecked(undefined);
    setRefused(undefined);
    try {
      const { Id } = await data.upload(file);
      const answer = await data.importRows({ EnCode, FileId: Id, DryRun: 1, Cover: cover ? 1 : 0 });
      setChecked({ fileId: Id, answer });
    } catch (failure) {
      // The toast goes while the file is being mended; what is wrong with it stays.
      setRefused(messageOf(failure, '文件不能导入'));
    } finally {
      setBusy(undefined);
    }
  };
  const write = async (cover: boolean, Meant?: string): Promise<ImportAnswer | undefined> => {
    if (!checked) return undefined;
    setBusy('importing');
    try {
      return await data.importRows({
        EnCode,
        FileId: checked.fileId,
        DryRun: 0,
        Cover: cover ? 1 : 0,
        ...(Meant === undefined ? {} : { Meant }),
      });
    } catch {
      return undefined;
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, checked, refused, check, write, forget: () => setChecked(undefined), setChecked };
}

function ImportDialog({ call, close }: { call: ActionCall; close(imported?: boolean): void }) {
  const { button, action } = call;
  const notify = useNotify();
  const [file, setFile] = useState<File>();
  const [cover, setCover] = useState(false);
  const { busy, checked, refused, check, write, forget, setChecked } = useImport(call);
  const picker = useFilePicker({
    accept: '.xlsx',
    take: ([chosen]) => {
      if (!chosen) return;
      const problem = fileProblem({ type: 'file', kinds: ['xlsx'], maxMB: MOST_MB }, chosen);
      if (problem) return notify.warning(problem);
      setFile(chosen);
      void check(chosen, cover);
    },
  });
  const isWarned = checked !== undefined && isOnlyWarned(checked.answer);
  const coverInstead = (covers: boolean) => {
    setCover(covers);
    forget();
    if (file) void check(file, covers);
  };
  const confirm = async () => {
    const Meant = isWarned ? await askReason(warnedText(checked!.answer)) : undefined;
    if (isWarned && Meant === undefined) return;
    const answer = await write(cover, Meant);
    if (answer?.Running) {
      notify.success('文件较大，正在后台导入，结果请到“我的上传”中查看');
      return close(true);
    }
    if (answer && answer.FailCount === 0) {
      notify.success(action.success ?? `导入成功，共${answer.SuccessCount}条`);
      return close(true);
    }
    // What kept an answer from coming was told already; the rows may have been written all the same.
    if (!answer) return;
    notify.error('导入失败，请重新导入');
    if (checked) setChecked({ ...checked, answer });
  };
  return (
    <Modal
      open
      title={button.text ?? action.title}
      width={800}
      okText="确认导入"
      cancelText="取消"
      okButtonProps={{ disabled: !isWarned && !isRight(checked), loading: busy === 'importing' }}
      maskClosable={false}
      onOk={() => void confirm()}
      onCancel={() => close()}
    >
      <div className={styles['stack']}>
        <div className={styles['row']}>
          {picker.input}
          <Button loading={busy === 'checking'} onClick={picker.open}>
            {file ? '重新选择文件' : '选择文件'}
          </Button>
          <span className={styles['file']}>{file?.name ?? '请选择xlsx文件，选择后先校验，不会写入数据'}</span>
          <TemplateLink call={call} />
        </div>
        <Checkbox
          checked={cover}
          disabled={busy !== undefined}
          onChange={(event) => coverInstead(event.target.checked)}
        >
          更新已存在的数据
        </Checkbox>
        {cover && (
          <p className={styles['told']}>只需要编码列和要修改的列；空白单元格保持原值，填写“清空”清除原值</p>
        )}
        <div aria-live="polite">
          {checked && <ImportResult answer={checked.answer} />}
          {refused !== undefined && <RefusedFile reason={refused} cover={cover} />}
        </div>
      </div>
    </Modal>
  );
}

/** The workbook to fill in, for people who may have it. */
function TemplateLink({ call }: { call: ActionCall }) {
  const template = templateOf(call, useButtons());
  if (template === undefined) return null;
  return (
    <Button type="link" onClick={() => void call.services.data.template(template).catch(() => undefined)}>
      下载模板
    </Button>
  );
}

/** The EnCode of the template for what is imported: that of the same rows, or of the workbook as a whole. */
function templateOf(
  { button, action, target }: ActionCall,
  granted: ReadonlySet<string>,
): string | undefined {
  if (action.sheets) return button.EnCode;
  const found = [...target.entity.actions].find(
    ([code, { verb, lines }]) => verb === 'template' && lines === action.lines && granted.has(code),
  );
  return found?.[0];
}

/** Why a file as a whole is not taken, one line for each fault of its headings. */
function RefusedFile({ reason, cover }: { reason: string; cover: boolean }) {
  const [what, ...faults] = reason.split(/[：；]/);
  const isMissing = reason.includes('缺少列');
  return (
    <div className={styles['wrong']}>
      <p>{faults.length > 0 ? `${what}，请修改后重新选择文件：` : reason}</p>
      {faults.length > 0 && (
        <ul>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {isMissing && !cover && <p>只更新已有数据的部分列时，请勾选“更新已存在的数据”。</p>}
    </div>
  );
}

/** Whether nothing but warnings keeps a file from being imported. */
const isOnlyWarned = ({ FailCount, WarnCount = 0 }: ImportAnswer): boolean =>
  WarnCount > 0 && FailCount === WarnCount;

const MOST_ASKED = 3;

/** What a person is asked before rows are imported that rules warn of: each warning once, for all rows that it is told of. */
function warnedText({ FailCount, Fails }: ImportAnswer): string {
  const said = [...new Set(Fails.map(({ Message }) => Message))];
  const more = said.length > MOST_ASKED ? '等' : '';
  return `${FailCount}条数据有提醒：${said.slice(0, MOST_ASKED).join('；')}${more}。确属如此吗？`;
}

function ImportResult({ answer }: { answer: ImportAnswer }) {
  if (answer.FailCount === 0)
    return (
      <p className={styles['right']}>
        {answer.Total > 0 ? `校验通过，共${answer.Total}条，可以导入` : '文件中没有数据'}
        {answer.Samples ? '（模板自带的示例行已略过）' : ''}
      </p>
    );
  return (
    <>
      <p className={styles['wrong']}>
        {isOnlyWarned(answer)
          ? `共${answer.Total}条，${answer.FailCount}条有提醒。请核对下表：有误的修改后重新选择文件；确属如此的，确认导入时说明原因。`
          : `共${answer.Total}条，${answer.FailCount}条有误。请按下表修改后重新选择文件，未写入任何数据。`}
      </p>
      <FailTable
        columns={answer.Fails.some(({ SheetName }) => SheetName) ? SHEETED_FAIL_COLUMNS : FAIL_COLUMNS}
        rows={answer.Fails.map((fail, index) => ({ ...fail, key: String(index) }))}
      />
    </>
  );
}
