import { useMemo, useState } from 'react';
import { askedQuestions, writtenKey, type Answers } from '../../../../contract/paper/question.ts';
import { Empty } from '../../States.tsx';
import { QuestionItem } from '../paper/QuestionItem.tsx';
import { NO_FILES } from '../paper/usePaperFiles.ts';
import styles from './designer.module.css';
import { numbered, type DraftQuestion } from './model.ts';

/** The questions as a phone asks them; jumps and conditions work, nothing is kept. */
export function Preview({ title, questions }: { title: string; questions: readonly DraftQuestion[] }) {
  const [answers, setAnswers] = useState<Answers>({});
  const all = useMemo(() => numbered(questions), [questions]);
  const asked = askedQuestions(all, answers);
  const counted = asked.filter(({ type }) => type !== 'note');
  if (asked.length === 0) return <Empty text="还没有题目" />;
  return (
    <div className={styles['phone']} role="region" aria-label="手机预览" tabIndex={0}>
      <h3>{title}</h3>
      {asked.map((question) => (
        <QuestionItem
          key={question.id}
          question={question}
          place={counted.indexOf(question) + 1}
          value={answers[question.id]}
          answers={answers}
          write={(key, text) => setAnswers((known) => ({ ...known, [writtenKey(question.id, key)]: text }))}
          strict={false}
          files={NO_FILES}
          change={(value) => setAnswers((known) => ({ ...known, [question.id]: value }))}
        />
      ))}
    </div>
  );
}
