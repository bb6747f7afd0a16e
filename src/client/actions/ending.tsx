import { Modal } from 'antd';
import type { EndingLine, Row } from '../renderer/data.ts';
import { safeUrl } from '../session/safe-url.ts';
import { idsOf, type ActionCall } from './handler.ts';
import styles from './ending.module.css';

/**
 * Asks whether rows are to end, beside all that hangs on them. Where nothing does, the question alone is asked, if there
 * is one.
 * @param params what was typed for the action
 */
export async function confirmEnding(
  call: ActionCall,
  question: string | undefined,
  params: Row,
): Promise<boolean> {
  const { button, action, target, services } = call;
  const lines = await services.data.ending({ EnCode: button.EnCode, Ids: idsOf(target), Params: params });
  if (lines.length === 0)
    return question === undefined || services.notify.confirm({ text: question, danger: true });
  const isStopped = target.rows.length === 1 && lines.some(({ Refuses }) => Refuses === 1);
  const answer = await services.openDialog<boolean>((close) => (
    <Modal
      open
      title={button.text ?? action.title}
      okText="确定"
      cancelText={isStopped ? '关闭' : '取消'}
      okButtonProps={{ danger: true, disabled: isStopped }}
      maskClosable={false}
      onOk={() => close(true)}
      onCancel={() => close(false)}
    >
      <p>
        {isStopped ? '以下数据须先处理，现在不能执行：' : (question ?? '以下数据将一并处理，确定继续吗？')}
      </p>
      <ul className={styles['lines']} aria-label="关联的数据">
        {lines.map((line) => (
          <Line key={`${line.Title} ${line.Effect}`} line={line} />
        ))}
      </ul>
      {target.rows.length > 1 && <p>选中的记录逐条判断，不能处理的会列出原因。</p>}
    </Modal>
  ));
  return answer === true;
}

function Line({ line: { Title, Count, Names, Effect, Refuses, Url } }: { line: EndingLine }) {
  const url = safeUrl(Url);
  const title = `${Title} ${Count.toLocaleString('en')} 条`;
  return (
    <li>
      <span className={styles['title']}>
        {url ? (
          <a href={url} target="_blank" rel="noreferrer">
            {title}
          </a>
        ) : (
          title
        )}
        <b className={Refuses === 1 ? styles['refused'] : undefined}>{Effect}</b>
      </span>
      {Names.length > 0 && (
        <span className={styles['names']}>
          {Names.join('、')}
          {Count > Names.length && ' 等'}
        </span>
      )}
    </li>
  );
}
