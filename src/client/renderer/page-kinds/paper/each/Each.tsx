import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PaperPage } from '../../../../../contract/generated/meta.ts';
import {
  answerProblem,
  isAnswered,
  type Answers,
  type Question,
} from '../../../../../contract/paper/question.ts';
import { serverNow } from '../../../../session/clock.ts';
import { useNotify } from '../../../contexts.ts';
import { useData } from '../../../data.ts';
import { outcomeOf, type Outcome, type Paper } from '../paper.ts';
import { QuestionItem } from '../QuestionItem.tsx';
import { useLeavings } from '../useSwitches.ts';
import { NO_FILES } from '../usePaperFiles.ts';
import styles from './each.module.css';
import { Ring } from './Ring.tsx';
import { isLast, placeText, readTold, sentAnswer, verdictOf, type Told } from './told.ts';

interface EachProps {
  readonly file: PaperPage;
  readonly paper: Paper;
  readonly rowId: string;
  /** Asks for the next question. */
  next(): void;
  submitted(outcome: Outcome): void;
}

/** What belongs to the question that was handed out, and to no other. */
interface Given {
  readonly of: Paper;
  readonly answers: Answers;
  readonly told?: Told;
  readonly isBusy?: boolean;
}

/** The question that was handed out, what is answered to it, and how the server judges that. */
function useGivenQuestion({ file, paper, rowId, next, submitted }: EachProps) {
  const data = useData();
  const notify = useNotify();
  const [kept, setKept] = useState<Given>({ of: paper, answers: {} });
  const { answers, told, isBusy = false }: Given = kept.of === paper ? kept : { of: paper, answers: {} };
  const set = (change: Partial<Given>) =>
    setKept((known) => ({ ...(known.of === paper ? known : { of: paper, answers: {} }), ...change }));
  const [question] = paper.questions;
  const value = question && answers[question.id];
  const left = useLeavings(paper.isWatched, paper.switched);
  const own = [paper.id || rowId];
  const isEnd = !question || (told !== undefined && isLast(paper.at, paper.of));

  const answer = async (isOver: boolean) => {
    if (!question || file.each === undefined || told || isBusy) return;
    const problem = answerProblem({ ...question, required: true }, value);
    if (!isOver && problem !== undefined) return notify.warning(problem);
    set({ isBusy: true });
    try {
      const Params = {
        Question: question.id,
        Answer: sentAnswer(question.type, value),
        ...(paper.isWatched && { Switches: left.current }),
      };
      set({ told: readTold((await data.act({ EnCode: file.each, Ids: own, Params })).value), isBusy: false });
    } catch {
      set({ isBusy: false });
      if (isOver) next();
    }
  };
  const finish = async () => {
    if (file.submit === undefined) return;
    set({ isBusy: true });
    try {
      submitted(outcomeOf((await data.act({ EnCode: file.submit, Ids: own, Params: {} })).value));
    } catch {
      set({ isBusy: false });
    }
  };
  const go = () => {
    if (isEnd) return void finish();
    if (!told) return void answer(false);
    set({ isBusy: true });
    next();
  };
  return { question, value, answers, told, isBusy, isEnd, set, answer, go };
}

/** Questions that the server hands out one by one: each has its time, is judged at once, and makes way for the next. */
export function Each(props: EachProps) {
  const { paper } = props;
  const { question, value, answers, told, isBusy, isEnd, set, answer, go } = useGivenQuestion(props);
  const box = useRef<HTMLDivElement>(null);
  const first = useRef(paper);
  const { at, of, left, seconds } = paper;
  const until = useMemo(
    () => (paper.left === undefined ? undefined : serverNow() + paper.left * 1000),
    [paper],
  );
  useEffect(() => {
    // a person who comes to the page has not asked for the focus yet
    if (first.current !== paper) box.current?.focus();
  }, [paper]);
  return (
    <div
      ref={box}
      className={styles['each']}
      tabIndex={-1}
      role="group"
      aria-label={placeText(at, of) || paper.title}
    >
      <div className={styles['bar']}>
        <div>
          {paper.title !== '' && <h2>{paper.title}</h2>}
          <span>{placeText(at, of)}</span>
        </div>
        {question && !told && until !== undefined && (
          <Ring key={until} until={until} seconds={seconds ?? left ?? 0} end={() => void answer(true)} />
        )}
      </div>
      {at !== undefined && of !== undefined && (
        <progress max={of} value={at - (told || !question ? 0 : 1)} aria-label="答题进度" />
      )}
      {question ? (
        <QuestionItem
          question={question}
          place={at ?? question.no}
          value={value}
          answers={answers}
          strict={false}
          files={NO_FILES}
          told={told}
          write={() => undefined}
          change={(chosen) => set({ answers: { [question.id]: chosen } })}
        />
      ) : (
        <p className={styles['end']}>题目已全部答完，提交后查看成绩。</p>
      )}
      <div role="status" className={styles['status']}>
        {question && told && <Verdict question={question} value={value} told={told} />}
      </div>
      <Button type="primary" size="large" block loading={isBusy} onClick={go}>
        {isEnd ? '查看成绩' : told ? '下一题' : '确定'}
      </Button>
    </div>
  );
}

interface VerdictProps {
  readonly question: Question;
  readonly value: Answers[string] | undefined;
  readonly told: Told;
}

/** How an answer was judged, and what would have been right. */
function Verdict({ question, value, told }: VerdictProps) {
  const missed = told.isRight === false ? question.options.filter(({ key }) => told.keys.includes(key)) : [];
  return (
    <div className={styles['verdict']} data-right={told.isRight}>
      <strong>{verdictOf(told, isAnswered(question, value))}</strong>
      {missed.length > 0 && <span>{`正确答案：${missed.map(({ text }) => text).join('、')}`}</span>}
      {told.text !== '' && <p>{told.text}</p>}
    </div>
  );
}
