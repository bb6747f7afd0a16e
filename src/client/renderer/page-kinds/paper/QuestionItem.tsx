import { Button, Input } from 'antd';
import type { ReactNode } from 'react';
import {
  answerProblem,
  isAnswered,
  SCALE,
  type Answers,
  type Question,
} from '../../../../contract/paper/question.ts';
import { Choices } from './Choices.tsx';
import { FileAnswer } from './FileAnswer.tsx';
import styles from './paper.module.css';
import type { Told } from './each/told.ts';
import type { QuestionFiles } from './usePaperFiles.ts';

interface QuestionItemProps {
  readonly question: Question;
  readonly place: number;
  readonly value: unknown;
  /** All answers: what is written beside the choices stands among them. */
  readonly answers: Answers;
  /** Says what is missing too; before, only what is wrong. */
  readonly strict: boolean;
  /** What its files are sent with. */
  readonly files: QuestionFiles;
  /** How the answer was judged: it cannot be changed any more. */
  readonly told?: Told | undefined;
  change(value: unknown): void;
  /** Writes beside a choice. */
  write(choice: string, text: string): void;
}

/** One question with its inputs: native ones, which phones know best. */
export function QuestionItem(props: QuestionItemProps) {
  const { question, place, value, answers, strict, files, told, change, write } = props;
  if (question.type === 'note') return <p className={styles['note']}>{question.title}</p>;
  const problem = strict || isAnswered(question, value) ? answerProblem(question, value) : undefined;
  return (
    <fieldset className={styles['question']} data-question={question.id} disabled={told !== undefined}>
      <legend>
        <span>{`${place}.`}</span>
        {question.required && <span className={styles['must']}>*</span>}
        {question.title}
      </legend>
      <Asked {...{ question, value, answers, files, told, change, write }} />
      {problem !== undefined && (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

type Asking = Pick<
  QuestionItemProps,
  'question' | 'value' | 'answers' | 'files' | 'told' | 'change' | 'write'
>;

function Asked(asking: Asking): ReactNode {
  const { question, value, change } = asking;
  const { type, options, id, title } = question;
  const text = typeof value === 'string' ? value : '';
  const list = Array.isArray(value) ? value.map(String) : [];
  switch (type) {
    case 'single':
    case 'judge':
    case 'multiple':
      return <Choices {...asking} />;
    case 'select':
      return (
        <select aria-label={title} value={text} onChange={(event) => change(event.target.value)}>
          <option value="">请选择</option>
          {options.map(({ key, text: label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      );
    case 'text':
      return <Input aria-label={title} value={text} onChange={(event) => change(event.target.value)} />;
    case 'blanks':
      return <Blanks question={question} list={list} change={change} />;
    case 'longtext':
      return (
        <textarea aria-label={title} value={text} rows={4} onChange={(event) => change(event.target.value)} />
      );
    case 'date':
      return (
        <input type="date" aria-label={title} value={text} onChange={(event) => change(event.target.value)} />
      );
    case 'score':
      return <Scale name={id} question={question} value={text} change={change} />;
    case 'file':
      return <FileAnswer question={question} ids={list} files={asking.files} change={change} />;
    case 'sort':
      return <Sorted question={question} list={list} change={change} />;
    default:
      return <Matrix question={question} value={value} change={change} />;
  }
}

/** A longer scale is answered by its number. */
const MOST_STEPS = 21;

function Scale({
  name,
  question,
  value,
  change,
}: {
  name: string;
  question: Question;
  value: string;
  change(value: string): void;
}) {
  const least = question.least ?? SCALE.least;
  const most = question.most ?? SCALE.most;
  const count = Math.max(1, most - least + 1);
  if (count > MOST_STEPS)
    return (
      <label className={styles['scale']}>
        {`请填写${least}-${most}的整数`}
        <input
          type="number"
          name={name}
          min={least}
          max={most}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      </label>
    );
  return (
    <div className={styles['scale']}>
      {Array.from({ length: count }, (_, at) => String(least + at)).map((score) => (
        <label key={score}>
          <input type="radio" name={name} checked={value === score} onChange={() => change(score)} />
          <span>{score}</span>
        </label>
      ))}
    </div>
  );
}

function Matrix({ question, value, change }: Pick<Asking, 'question' | 'value' | 'change'>) {
  const { id, rows, options } = question;
  const given = typeof value === 'object' && value !== null ? (value as Record<string, string>) : {};
  const set = (row: string, one: string) => change({ ...given, [row]: one });
  return rows.map((row) => (
    <fieldset key={row} className={styles['line']}>
      <legend>{row}</legend>
      {question.type === 'matrixScore' ? (
        <Scale
          name={`${id} ${row}`}
          question={question}
          value={given[row] ?? ''}
          change={(one) => set(row, one)}
        />
      ) : (
        options.map(({ key, text }) => (
          <label key={key} className={styles['choice']}>
            <input
              type="radio"
              name={`${id} ${row}`}
              checked={given[row] === key}
              onChange={() => set(row, key)}
            />
            {text}
          </label>
        ))
      )}
    </fieldset>
  ));
}

/** One box for each blank. */
function Blanks({
  question: { title, blanks = 1 },
  list,
  change,
}: {
  question: Question;
  list: readonly string[];
  change(value: unknown): void;
}) {
  return (
    <div className={styles['blanks']}>
      {Array.from({ length: blanks }, (_, at) => (
        <Input
          key={at}
          aria-label={blanks === 1 ? title : `${title}，第${at + 1}空`}
          placeholder={blanks === 1 ? '' : `第${at + 1}空`}
          value={list[at] ?? ''}
          onChange={({ target: { value } }) =>
            change(
              Array.from({ length: blanks }, (_one, place) => (place === at ? value : (list[place] ?? ''))),
            )
          }
        />
      ))}
    </div>
  );
}

function Sorted({
  question,
  list,
  change,
}: {
  question: Question;
  list: readonly string[];
  change(value: unknown): void;
}) {
  const keys = [...list, ...question.options.map(({ key }) => key).filter((key) => !list.includes(key))];
  const move = (at: number, by: number) => {
    const next = [...keys];
    const [one] = next.splice(at, 1);
    if (one !== undefined) next.splice(at + by, 0, one);
    change(next);
  };
  return (
    <>
      <ol className={styles['sorted']}>
        {keys.map((key, at) => {
          const text = question.options.find((option) => option.key === key)?.text ?? key;
          return (
            <li key={key}>
              <span>{text}</span>
              <button
                type="button"
                aria-label={`上移${text}`}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              >
                ↑
              </button>
              <button
                type="button"
                aria-label={`下移${text}`}
                disabled={at === keys.length - 1}
                onClick={() => move(at, 1)}
              >
                ↓
              </button>
            </li>
          );
        })}
      </ol>
      {list.length === 0 && (
        <Button className={styles['asis'] ?? ''} onClick={() => change(keys)}>
          就按此顺序
        </Button>
      )}
    </>
  );
}
