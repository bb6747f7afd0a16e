import { Modal } from 'antd';
import { VisitForm } from './VisitForm.tsx';
import type { Question } from './again.ts';
import styles from './visit.module.css';

/** Asks once more who somebody is, over their page, which stays as they left it. */
export function VisitAgain({ group, question }: { group: string; question: Question }) {
  return (
    <Modal
      open
      title="核验已过期，请重新核验"
      width={420}
      footer={null}
      onCancel={() => question.answer(false)}
    >
      <div className={styles['again']}>
        <p>已填写的内容不会丢失</p>
        <VisitForm group={group} onDone={question.answer} />
      </div>
    </Modal>
  );
}
