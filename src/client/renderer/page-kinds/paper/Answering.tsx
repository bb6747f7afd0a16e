import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { PaperPage } from '../../../../contract/generated/meta.ts';
import { useNavigation, useNotify } from '../../contexts.ts';
import { useData } from '../../data.ts';
import {
  answerProblem,
  askedQuestions,
  isAnswered,
  sentAnswers,
  writtenKey,
  type Answers,
  type Question,
} from '../../../../contract/paper/question.ts';
import { DraftOffer, NOTHING_LEFT_OUT } from '../form/DraftOffer.tsx';
import { useKeptText } from '../form/useKeptText.ts';
import { outcomeOf, submitText, unfinishedText, type Outcome, type Paper } from './paper.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { Progress } from './Progress.tsx';
import cardStyles from './answer-card.module.css';
import { QuestionItem } from './QuestionItem.tsx';
import { EVERY_S } from './autosave.ts';
import { useAutosave } from './useAutosave.ts';
import { useSwitches } from './useSwitches.ts';
import { usePaperFiles } from './usePaperFiles.ts';
import styles from './paper.module.css';

interface AnsweringProps {
  readonly file: PaperPage;
  readonly paper: Paper;
  readonly rowId: string | undefined;
  submitted(outcome: Outcome): void;
}

/** Makes two papers of the same answers differ in what is kept of the request. */
const saltOf = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** What a draft of a paper holds. */
interface Kept {
  readonly answers: Answers;
  readonly marks: readonly string[];
}

/** The questions of a paper, its clock, its progress and what keeps the answers. */
export function Answering({ file, paper, rowId, submitted }: AnsweringProps) {
  const data = useData();
  const notify = useNotify();
  const navigation = useNavigation();
  const box = useRef<HTMLDivElement>(null);
  const [answers, setAnswers] = useState<Answers>(paper.answers);
  const [strict, setStrict] = useState(false);
  const [at, setAt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [switches, setSwitches] = useState(0);
  const own = paper.id || rowId;
  const ids = own === undefined ? [] : [own];
  const [Salt] = useState(saltOf);
  const isOneByOne = file.one === true || paper.isOneByOne;
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set(paper.marks));
  const sent = JSON.stringify(sentAnswers(paper.questions, answers));
  const isPreview = paper.preview !== '';
  const save = isPreview ? undefined : file.save;
  const files = usePaperFiles(save, own, paper);
  const state = useAutosave(
    file.mark ? `${sent}\n${JSON.stringify([...marked])}` : sent,
    file.every ?? EVERY_S,
    save === undefined || busy
      ? undefined
      : (snapshot, isLeaving) => {
          const [Answers, Marks] = snapshot.split('\n');
          const Params = { Answers, ...(Marks === undefined ? {} : { Marks }), Switches: switches, Salt };
          return data.act({ EnCode: save, Ids: ids, Params }, isLeaving ? 'leaving' : 'quiet');
        },
  );
  const text = JSON.stringify({ answers, marks: [...marked] } satisfies Kept);
  const [start] = useState(text);
  const draft = useKeptText({
    place: { form: file.source.call, rowId: own },
    text,
    isChanged: !isPreview && (save === undefined ? text !== start : state !== 'saved'),
    put: (found) => {
      const kept = JSON.parse(found) as Kept;
      setAnswers(kept.answers);
      setMarked(new Set(kept.marks));
    },
  });
  const asked = askedQuestions(paper.questions, answers);
  const counted = asked.filter(({ type }) => type !== 'note');
  const answered = counted.filter((one) => isAnswered(one, answers[one.id]));
  const wrong = counted.filter((one) => answerProblem(one, answers[one.id]) !== undefined);
  const sending = counted.find(({ id }) => files.isWaiting(id));
  const numberOfQuestion = (id: string) => counted.findIndex((one) => one.id === id) + 1;

  const send = async () => {
    if (isPreview || file.submit === undefined) return;
    setBusy(true);
    try {
      const { value } = await data.act({ EnCode: file.submit, Ids: ids, Params: { Answers: sent, Salt } });
      submitted(outcomeOf(value));
    } catch {
      setBusy(false);
    }
  };
  const show = (id: string) => {
    setAt(asked.findIndex((one) => one.id === id));
    requestAnimationFrame(() => {
      const item = box.current?.querySelector(`[data-question="${CSS.escape(id)}"]`);
      item?.scrollIntoView({ block: 'center' });
      item
        ?.querySelector<HTMLElement>('input:not([hidden]), select, textarea, button')
        ?.focus({ preventScroll: true });
    });
  };
  const submit = async () => {
    setStrict(true);
    if (sending) {
      notify.warning(`第${numberOfQuestion(sending.id)}题的文件还没有上传完，请稍候或取消上传`);
      return show(sending.id);
    }
    if (wrong[0]) {
      notify.warning(unfinishedText(wrong.map(({ id }) => numberOfQuestion(id))));
      return show(wrong[0].id);
    }
    if (isPreview) return notify.warning(paper.preview);
    const left = counted.length - answered.length;
    const text = submitText(left, paper.isChangeable);
    if (await notify.confirm({ text })) await send();
  };
  const latest = useRef(send);
  latest.current = send;
  useSwitches(isPreview ? undefined : file.switches, setSwitches, send);
  const wouldLose = !isPreview && ((save === undefined && sent !== '{}') || sending !== undefined);
  useEffect(() => navigation.guard(() => wouldLose), [navigation, wouldLose]);

  const mark = (id: string) =>
    setMarked((known) => new Set(known.has(id) ? [...known].filter((one) => one !== id) : [...known, id]));
  const here = Math.min(Math.max(at, 0), asked.length - 1);
  const isHere = (question: Question) => !isOneByOne || question === asked[here];
  // what leaves the page stops its files on their way
  const shown = asked.filter((question) => isHere(question) || files.isWaiting(question.id));
  const card = (isOneByOne || file.mark) && (
    <AnswerCard
      questions={counted}
      answers={answers}
      marked={file.mark ? marked : undefined}
      current={isOneByOne ? asked[here]?.id : undefined}
      show={show}
    />
  );
  const questions = (
    <div ref={box} className={styles['paper']} data-preview={isPreview || undefined}>
      {isPreview && <p className={styles['preview']}>{paper.preview}</p>}
      {paper.title !== '' && <h2>{paper.title}</h2>}
      {paper.intro !== '' && <p className={styles['intro']}>{paper.intro}</p>}
      <DraftOffer draft={draft} model={NOTHING_LEFT_OUT} row={undefined} />
      {paper.isAnonymous && <p className={styles['intro']}>匿名填写，答卷与填写人之间没有任何关联。</p>}
      <Progress
        answered={answered.length}
        all={counted.length}
        deadline={isPreview ? '' : paper.deadline}
        end={() => void latest.current()}
        state={save === undefined ? undefined : state}
      />
      {shown.map((question) => (
        <div key={question.id} className={cardStyles['asked']} hidden={!isHere(question)}>
          <QuestionItem
            question={question}
            place={numberOfQuestion(question.id)}
            value={answers[question.id]}
            answers={answers}
            write={(key, text) => setAnswers((known) => ({ ...known, [writtenKey(question.id, key)]: text }))}
            strict={strict}
            files={files.of(question.id)}
            change={(value) => setAnswers((known) => ({ ...known, [question.id]: value }))}
          />
          {file.mark && question.type !== 'note' && (
            <button
              type="button"
              className={cardStyles['mark']}
              aria-pressed={marked.has(question.id)}
              aria-label={`标记第${numberOfQuestion(question.id)}题`}
              onClick={() => mark(question.id)}
            >
              标记
            </button>
          )}
        </div>
      ))}
      <div className={styles['buttons']}>
        {isOneByOne && (
          <>
            <Button disabled={here === 0} onClick={() => setAt(here - 1)}>
              上一题
            </Button>
            <Button disabled={here >= asked.length - 1} onClick={() => setAt(here + 1)}>
              下一题
            </Button>
          </>
        )}
        {(!isOneByOne || here >= asked.length - 1) && (
          <Button type="primary" loading={busy} onClick={() => void submit()}>
            提交
          </Button>
        )}
      </div>
      {!file.mark && card}
    </div>
  );
  if (!file.mark) return questions;
  return (
    <div className={cardStyles['beside']}>
      {questions}
      {card}
    </div>
  );
}
