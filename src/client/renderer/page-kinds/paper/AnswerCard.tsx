import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { isAnswered, type Answers, type Question } from '../../../../contract/paper/question.ts';
import { useDevice } from '../../contexts.ts';
import styles from './answer-card.module.css';

interface AnswerCardProps {
  readonly questions: readonly Question[];
  readonly answers: Answers;
  /** Ids of the questions to come back to; absent where a paper knows no marks. */
  readonly marked: ReadonlySet<string> | undefined;
  /** Id of the question that is shown alone. */
  readonly current: string | undefined;
  show(id: string): void;
}

/** The numbers of all questions: what is answered, what is marked, and the way to each. On phones in a sheet from below. */
export function AnswerCard(props: AnswerCardProps) {
  const { marked, questions, answers } = props;
  const [open, setOpen] = useState(false);
  const isMobile = useDevice() === 'mobile';
  if (!marked || !isMobile) return <Numbers {...props} />;
  const left = questions.filter((one) => !isAnswered(one, answers[one.id])).length;
  const show = (id: string) => {
    setOpen(false);
    props.show(id);
  };
  return (
    <>
      <Button
        block
        size="large"
        onClick={() => setOpen(true)}
      >{`答题卡（未答 ${left}，标记 ${marked.size}）`}</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="答题卡" placement="bottom" height="auto">
        <Numbers {...props} show={show} />
      </Drawer>
    </>
  );
}

function Numbers({ questions, answers, marked, current, show }: AnswerCardProps) {
  return (
    <nav aria-label="答题卡" className={styles['card']}>
      <ol>
        {questions.map((question, index) => {
          const answered = isAnswered(question, answers[question.id]);
          const isMarked = marked?.has(question.id) ?? false;
          return (
            <li key={question.id}>
              <button
                type="button"
                data-answered={answered}
                data-marked={isMarked}
                aria-current={current === question.id ? 'step' : undefined}
                aria-label={`第${index + 1}题${answered ? '，已答' : ''}${isMarked ? '，已标记' : ''}`}
                onClick={() => show(question.id)}
              >
                {index + 1}
              </button>
            </li>
          );
        })}
      </ol>
      {marked && (
        <p aria-hidden="true">
          <span data-answered="true">已答</span>
          <span>未答</span>
          <span data-marked="true">已标记</span>
        </p>
      )}
    </nav>
  );
}
