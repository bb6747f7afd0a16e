import type { CodeItem } from '../../../../contract/generated/meta.ts';
import { hasLines, hasOptions, mayJump } from '../../../../contract/paper/design.ts';
import { Condition } from './Condition.tsx';
import styles from './designer.module.css';
import { FileLimits } from './FileLimits.tsx';
import { Check, NumberBox } from './inputs.tsx';
import { Choices } from './Choices.tsx';
import type { DraftQuestion } from './model.ts';
import type { Design } from './useDesign.ts';

interface PropertiesProps {
  readonly design: Design;
  readonly names: readonly CodeItem[];
}

/** Everything about the chosen question. */
export function Properties({ design, names }: PropertiesProps) {
  const { draft, chosen, problems } = design;
  const at = draft.questions.findIndex(({ id }) => id === chosen);
  const question = draft.questions[at];
  if (!question)
    return (
      <section className={styles['properties']} aria-label="属性">
        <p>选择一道题目，在这里编辑</p>
      </section>
    );
  const { id, kind, title, rows } = question;
  const change = (changes: Partial<DraftQuestion>, about?: string) =>
    design.change(id, changes, about && `${id} ${about}`);
  const typeName = names.find(({ code }) => code === question.type)?.name ?? '';
  return (
    <section className={styles['properties']} data-panel aria-label="属性">
      <h3>{`第${at + 1}题 · ${typeName}`}</h3>
      {problems.get(id)?.map((message) => (
        <p key={message} className={styles['fault']} role="alert">
          {message}
        </p>
      ))}
      <label>
        {kind === 'note' ? '说明文字' : '题干'}
        <textarea
          rows={2}
          value={title}
          onChange={(event) => change({ title: event.target.value }, 'title')}
        />
      </label>
      {kind !== 'note' && (
        <Check label="必答" checked={question.required} change={(required) => change({ required })} />
      )}
      {hasLines(kind) && (
        <label>
          矩阵行（每行一项）
          <textarea
            rows={3}
            value={rows.join('\n')}
            onChange={(event) => change({ rows: event.target.value.split('\n') }, 'rows')}
          />
        </label>
      )}
      {hasOptions(kind) && (
        <Choices
          question={question}
          later={mayJump(kind) ? draft.questions.slice(at + 1) : undefined}
          from={at + 2}
          change={change}
        />
      )}
      {hasOptions(kind) && kind !== 'matrix' && (
        <Check label="选项乱序" checked={question.isMixed} change={(isMixed) => change({ isMixed })} />
      )}
      <Limits question={question} change={change} />
      <Condition question={question} earlier={draft.questions.slice(0, at)} change={change} />
    </section>
  );
}

interface LimitsProps {
  readonly question: DraftQuestion;
  change(changes: Partial<DraftQuestion>, about?: string): void;
}

const SCALES: readonly string[] = ['score', 'matrixScore'];
const TEXTS: readonly string[] = ['text', 'longtext'];
const REVERSED: readonly string[] = ['single', 'select', 'score'];

/** How much an answer of this kind may hold, and which way it counts. */
function Limits({ question, change }: LimitsProps) {
  const { kind, least, most, length, isReverse } = question;
  const isScale = SCALES.includes(kind);
  return (
    <>
      {(kind === 'multiple' || isScale) && (
        <div className={styles['pair']}>
          <NumberBox
            label={isScale ? '最低分' : '最少选'}
            value={least}
            change={(value) => change({ least: value }, 'least')}
          />
          <NumberBox
            label={isScale ? '最高分' : '最多选'}
            value={most}
            change={(value) => change({ most: value }, 'most')}
          />
        </div>
      )}
      {kind === 'file' && <FileLimits question={question} change={change} />}
      {TEXTS.includes(kind) && (
        <NumberBox label="字数上限" value={length} change={(value) => change({ length: value }, 'length')} />
      )}
      {REVERSED.includes(kind) && (
        <Check label="反向计分" checked={isReverse} change={(value) => change({ isReverse: value })} />
      )}
    </>
  );
}
