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
  /** Name of the button that hands the paper in. */
  readonly verb: string;
  submitted(outcome: Outcome): void;
}

/** Makes two papers of the same answers differ in what is kept of the request. */
const saltOf = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** What goes with the answers: the page that sends them. */
const besideOf = ({ turn }: Paper, Salt: string) => ({ Salt, ...(turn === undefined ? {} : { Turn: turn }) });

const toggled = (known: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set(known.has(id) ? [...known].filter((one) => one !== id) : [...known, id]);

/** What there is to keep; that the page was left is kept as soon as an answer is. */
const snapshotOf = (sent: string, marked: ReadonlySet<string> | undefined, switches: number): string =>
  `${marked ? `${sent}\n${JSON.stringify([...marked])}` : sent}${switches === 0 ? '' : `\n\n${switches}`}`;

/** What a draft of a paper holds. */
interface Kept {
  readonly answers: Answers;
  readonly marks: readonly string[];
}

/** The answers as they are typed, kept by the server and as a draft, until they are handed in. */
function useSheet({ file, paper, rowId, submitted }: AnsweringProps) {
  const data = useData();
  const [answers, setAnswers] = useState<Answers>(paper.answers);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set(paper.marks));
  const [busy, setBusy] = useState(false);
  // What was handed in is not lost by leaving, and no draft of it stays on the device.
  const isHandedIn = useRef(false);
  const [switches, setSwitches] = useState(paper.switched);
  const [before] = useState(paper.switched);
  const [Salt] = useState(saltOf);
  const own = paper.id || rowId;
  const ids = own === undefined ? [] : [own];
  const isPreview = paper.preview !== '';
  const save = isPreview ? undefined : file.save;
  const sent = JSON.stringify(sentAnswers(paper.questions, answers));
  const files = usePaperFiles(save, own, paper);
  const most = paper.switches ?? file.switches;
  const beside = besideOf(paper, Salt);
  const state = useAutosave(
    snapshotOf(sent, file.mark ? marked : undefined, most === undefined ? 0 : switches),
    file.every ?? EVERY_S,
    save === undefined || busy
      ? undefined
      : (snapshot, isLeaving) => {
          const [Answers, Marks] = (snapshot.split('\n\n')[0] ?? '').split('\n');
          const Params = {
            Answers,
            ...(Marks === undefined ? {} : { Marks }),
            Switches: switches,
            ...beside,
          };
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
  const send = async () => {
    if (isPreview || file.submit === undefined) return;
    setBusy(true);
    try {
      const { value } = await data.act({
        EnCode: file.submit,
        Ids: ids,
        Params: { Answers: sent, ...(most !== undefined && { Switches: switches }), ...beside },
      });
      isHandedIn.current = true;
      draft.done();
      submitted(outcomeOf(value));
    } catch {
      setBusy(false);
    }
  };
  useSwitches(isPreview ? undefined : most, before, setSwitches, send);
  const answer = (key: string, value: Answers[string] | undefined) =>
    setAnswers((known) => ({ ...known, [key]: value }));
  const mark = (id: string) => setMarked((known) => toggled(known, id));
  return {
    answers,
    answer,
    marked,
    mark,
    busy,
    state: save === undefined ? undefined : state,
    isUnkept: save === undefined && sent !== '{}',
    isHandedIn,
    files,
    draft,
    send,
  };
}

type Sheet = ReturnType<typeof useSheet>;

type Standing = ReturnType<typeof standingOf>;

/** The questions that the answers lead to, and how far they are answered. */
function standingOf(questions: readonly Question[], { answers, files }: Sheet) {
  const asked = askedQuestions(questions, answers);
  const counted = asked.filter(({ type }) => type !== 'note');
  return {
    asked,
    counted,
    answered: counted.filter((one) => isAnswered(one, answers[one.id])),
    wrong: counted.filter((one) => answerProblem(one, answers[one.id]) !== undefined),
    sending: counted.find(({ id }) => files.isWaiting(id)),
    numberOf: (id: string) => counted.findIndex((one) => one.id === id) + 1,
  };
}

/** Hands the answers in once nothing is missing and the person has said so; else shows the question where something is. */
function useSubmission(
  { paper, verb }: Pick<AnsweringProps, 'paper' | 'verb'>,
  sheet: Sheet,
  { counted, answered, wrong, sending, numberOf }: Standing,
  show: (id: string) => void,
) {
  const notify = useNotify();
  const [strict, setStrict] = useState(false);
  const submit = async () => {
    setStrict(true);
    if (sending) {
      notify.warning(`第${numberOf(sending.id)}题的文件还没有上传完，请稍候或取消上传`);
      return show(sending.id);
    }
    if (wrong[0]) {
      notify.warning(
        unfinishedText(
          wrong.map(({ id }) => numberOf(id)),
          paper.unfinished,
        ),
      );
      return show(wrong[0].id);
    }
    if (paper.preview !== '') return notify.warning(paper.preview);
    const left = counted.length - answered.length;
    const text = submitText(left, paper.isChangeable, verb);
    if (await notify.confirm({ text })) await sheet.send();
  };
  return { strict, submit };
}

/** Asks before answers are left that nobody keeps. */
function useUnkeptGuard({ isHandedIn }: Sheet, wouldLose: boolean): void {
  const navigation = useNavigation();
  useEffect(
    () => navigation.guard(() => wouldLose && !isHandedIn.current),
    [navigation, wouldLose, isHandedIn],
  );
}

/** The questions of a paper, its clock, its progress and what keeps the answers. */
export function Answering(props: AnsweringProps) {
  const { file, paper, verb } = props;
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const isOneByOne = file.one === true || paper.isOneByOne;
  const isPreview = paper.preview !== '';
  const sheet = useSheet(props);
  const standing = standingOf(paper.questions, sheet);
  const { asked, counted, numberOf } = standing;

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
  const { strict, submit } = useSubmission(props, sheet, standing, show);
  const latest = useRef(sheet.send);
  latest.current = sheet.send;
  useUnkeptGuard(sheet, !isPreview && (sheet.isUnkept || standing.sending !== undefined));

  const here = Math.min(Math.max(at, 0), asked.length - 1);
  const isHere = (question: Question) => !isOneByOne || question === asked[here];
  // what leaves the page stops its files on their way
  const shown = asked.filter((question) => isHere(question) || sheet.files.isWaiting(question.id));
  const card = (isOneByOne || file.mark) && (
    <AnswerCard
      questions={counted}
      answers={sheet.answers}
      marked={file.mark ? sheet.marked : undefined}
      current={isOneByOne ? asked[here]?.id : undefined}
      show={show}
    />
  );
  const questions = (
    <div ref={box} className={styles['paper']} data-preview={isPreview || undefined}>
      <PaperHead paper={paper} draft={sheet.draft} />
      <Progress
        answered={standing.answered.length}
        all={counted.length}
        deadline={isPreview ? '' : paper.deadline}
        end={() => void latest.current()}
        state={sheet.state}
      />
      {shown.map((question, place) => (
        <AskedQuestion
          key={question.id}
          isFirst={isOneByOne || question.section !== shown[place - 1]?.section}
          question={question}
          number={numberOf(question.id)}
          sheet={sheet}
          strict={strict}
          isHidden={!isHere(question)}
          isMarkable={file.mark === true}
        />
      ))}
      <div className={styles['buttons']}>
        {isOneByOne && <Steps here={here} last={asked.length - 1} go={setAt} />}
        {(!isOneByOne || here >= asked.length - 1) && (
          <Button type="primary" loading={sheet.busy} onClick={() => void submit()}>
            {verb}
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

function PaperHead({ paper, draft }: { paper: Paper; draft: Sheet['draft'] }) {
  return (
    <>
      {paper.preview !== '' && <p className={styles['preview']}>{paper.preview}</p>}
      {paper.title !== '' && <h2>{paper.title}</h2>}
      {paper.intro !== '' && <p className={styles['intro']}>{paper.intro}</p>}
      <DraftOffer draft={draft} model={NOTHING_LEFT_OUT} row={undefined} />
      {paper.isAnonymous && <p className={styles['intro']}>匿名填写，答卷与填写人之间没有任何关联。</p>}
    </>
  );
}

interface AskedQuestionProps {
  readonly question: Question;
  readonly number: number;
  readonly sheet: Sheet;
  /** Whether what is missing is told at each question. */
  readonly strict: boolean;
  readonly isHidden: boolean;
  readonly isMarkable: boolean;
  /** The heading of its part of the paper stands above it. */
  readonly isFirst: boolean;
}

function AskedQuestion(props: AskedQuestionProps) {
  const { question, number, sheet, strict, isHidden, isMarkable, isFirst } = props;
  const { id, type, section, sectionNote } = question;
  return (
    <div className={cardStyles['asked']} hidden={isHidden}>
      {isFirst && section !== undefined && (
        <div className={styles['section']}>
          <h3>{section}</h3>
          {sectionNote !== undefined && <p>{sectionNote}</p>}
        </div>
      )}
      <QuestionItem
        question={question}
        place={number}
        value={sheet.answers[id]}
        answers={sheet.answers}
        write={(key, text) => sheet.answer(writtenKey(id, key), text)}
        strict={strict}
        files={sheet.files.of(id)}
        change={(value) => sheet.answer(id, value)}
      />
      {isMarkable && type !== 'note' && (
        <button
          type="button"
          className={cardStyles['mark']}
          aria-pressed={sheet.marked.has(id)}
          aria-label={`标记第${number}题`}
          onClick={() => sheet.mark(id)}
        >
          标记
        </button>
      )}
    </div>
  );
}

function Steps({ here, last, go }: { here: number; last: number; go: (at: number) => void }) {
  return (
    <>
      <Button disabled={here === 0} onClick={() => go(here - 1)}>
        上一题
      </Button>
      <Button disabled={here >= last} onClick={() => go(here + 1)}>
        下一题
      </Button>
    </>
  );
}
