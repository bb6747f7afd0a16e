import {
  Fragment,
  memo,
  useEffect,
  useRef,
  useState,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { CodeItem } from '../../../../contract/generated/meta.ts';
import { Empty } from '../../States.tsx';
import styles from './designer.module.css';
import { isByKeyboard } from './inputs.tsx';
import { END, type DraftQuestion } from './model.ts';
import type { Design } from './useDesign.ts';

interface CanvasProps {
  readonly design: Design;
  readonly names: readonly CodeItem[];
  /** Leads to the properties of the chosen question. */
  edit(): void;
  /** Stands below the chosen question, where there is no room beside. */
  readonly under: ReactNode;
}

/** The questions in their order; one is moved by dragging it, with its buttons, or with Alt and the arrow keys. */
export function Canvas({ design, names, edit, under }: CanvasProps) {
  const { draft, problems, chosen, choose, copy, remove, move } = design;
  const list = useRef<HTMLOListElement>(null);
  const { questions } = draft;
  useEffect(() => {
    if (chosen === undefined) return;
    list.current?.querySelector(`[data-id="${CSS.escape(chosen)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, questions]);
  const typeNames = new Map(names.map(({ code, name }) => [code, name]));
  const numbers = new Map(questions.map(({ id }, at) => [id, at + 1]));
  return (
    <section className={styles['canvas']} aria-label="题目">
      {questions.length === 0 ? (
        <Empty text="从题型中选择，添加第一道题目" />
      ) : (
        <ol ref={list}>
          {questions.map((question, at) => (
            <Fragment key={question.id}>
              <Card
                question={question}
                at={at}
                last={at === questions.length - 1}
                typeName={typeNames.get(question.type) ?? ''}
                leads={leadsOf(question, numbers)}
                problem={problems.get(question.id)?.join('；') ?? ''}
                isChosen={question.id === chosen}
                {...{ choose, copy, remove, move, edit }}
              />
              {under && question.id === chosen && <li className={styles['under']}>{under}</li>}
            </Fragment>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Where a question leads and when it is asked, in words. */
function leadsOf({ options, showWhen }: DraftQuestion, numbers: ReadonlyMap<string, number>): string {
  const named = (id: string) => (id === END ? '结束' : `第${numbers.get(id) ?? '?'}题`);
  const jumps = options.flatMap(({ key, jumpTo }) =>
    jumpTo === undefined ? [] : [`${key}→${named(jumpTo)}`],
  );
  const when = showWhen
    ? [`${named(showWhen.question)}${showWhen.not ? '未选' : '选'}${showWhen.keys.join('、')}时显示`]
    : [];
  return [...when, ...jumps].join('，');
}

interface CardProps extends Pick<Design, 'choose' | 'copy' | 'remove' | 'move'> {
  readonly question: DraftQuestion;
  readonly at: number;
  readonly last: boolean;
  readonly typeName: string;
  readonly leads: string;
  readonly problem: string;
  readonly isChosen: boolean;
  edit(): void;
}

/** Drawn again only when something of its own changes: two hundred stand below each other. */
const Card = memo(function Card(props: CardProps) {
  const { question, at, last, typeName, leads, problem, isChosen, choose, copy, remove, move, edit } = props;
  const { id, title, required, options, rows } = question;
  const [isOver, setOver] = useState(false);
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    move(id, at + step);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dragged = event.dataTransfer.getData(DRAGGED);
    if (dragged !== '') move(dragged, at);
  };
  return (
    <li
      data-id={id}
      data-over={isOver}
      data-chosen={isChosen}
      data-problem={problem !== ''}
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, id)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <button
        type="button"
        className={styles['face']}
        aria-pressed={isChosen}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={(event) => {
          choose(id);
          if (isByKeyboard(event)) edit();
        }}
        onKeyDown={keys}
      >
        <span className={styles['title']}>
          <b>{at + 1}</b>
          {required && <i aria-label="必答">*</i>}
          {title === '' ? '未填写题干' : title}
          <em>{typeName}</em>
        </span>
        {(options.length > 0 || rows.length > 0) && (
          <span className={styles['choices']}>
            {[...rows, ...options.map(({ key, text }) => `${key}. ${text}`)].join('　')}
          </span>
        )}
        {leads !== '' && <span className={styles['leads']}>{leads}</span>}
        {problem !== '' && <span className={styles['fault']}>{problem}</span>}
      </button>
      <Tools {...{ id, at, last, copy, remove, move }} />
    </li>
  );
});

interface ToolsProps extends Pick<CardProps, 'at' | 'last' | 'copy' | 'remove' | 'move'> {
  readonly id: string;
}

/** What a pointer can do with a question. */
function Tools({ id, at, last, copy, remove, move }: ToolsProps) {
  const name = `第${at + 1}题`;
  return (
    <span className={styles['tools']}>
      <button type="button" aria-label={`上移${name}`} disabled={at === 0} onClick={() => move(id, at - 1)}>
        ↑
      </button>
      <button type="button" aria-label={`下移${name}`} disabled={last} onClick={() => move(id, at + 1)}>
        ↓
      </button>
      <button type="button" aria-label={`复制${name}`} onClick={() => copy(id)}>
        复制
      </button>
      <button type="button" aria-label={`删除${name}`} onClick={() => remove(id)}>
        删除
      </button>
    </span>
  );
}

const DRAGGED = 'text/x-question';
