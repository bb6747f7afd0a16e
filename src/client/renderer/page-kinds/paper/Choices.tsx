import { Input } from 'antd';
import { choosingText, type Choice } from '../../../../contract/paper/choice.ts';
import {
  listOf,
  mayWrite,
  MOST_WRITTEN,
  writtenKey,
  type Answers,
  type Question,
} from '../../../../contract/paper/question.ts';
import { Picture } from '../../Picture.tsx';
import styles from './choices.module.css';
import { toldOf, type Told } from './each/told.ts';

interface ChoicesProps {
  readonly question: Question;
  readonly value: unknown;
  /** All answers: what is written beside the choices stands among them. */
  readonly answers: Answers;
  /** How the answer was judged. */
  readonly told?: Told | undefined;
  change(value: unknown): void;
  write(choice: string, text: string): void;
}

/** What may be chosen, one or several, each by a native input; with pictures, all of them have a place for one. */
export function Choices(props: ChoicesProps) {
  const { question, value, told, change } = props;
  const { options, type, id } = question;
  const isMany = type === 'multiple';
  const chosen = listOf(value);
  const text = isMany ? choosingText(question, chosen.length) : '';
  const isPictured = options.some(({ picture }) => picture !== undefined);
  const choose = (key: string) => {
    if (!isMany) return change(key);
    return change(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  };
  return (
    <>
      {text !== '' && (
        <p className={styles['count']} aria-live="polite">
          {text}
        </p>
      )}
      <div className={placeOf(question.isCards === true, isPictured)}>
        {options.map((option) => {
          const { key } = option;
          const judged = told && toldOf(told, key, chosen);
          return (
            <div key={key} className={styles['item']}>
              <label className={styles['choice']} data-told={judged?.as}>
                <input
                  type={isMany ? 'checkbox' : 'radio'}
                  name={isMany ? undefined : id}
                  checked={chosen.includes(key)}
                  onChange={() => choose(key)}
                />
                {isPictured && <Face option={option} />}
                <span className={styles['said']}>
                  <span>{option.text}</span>
                  {option.note !== undefined && <small>{option.note}</small>}
                </span>
                {judged && judged.text !== '' && <strong>{judged.text}</strong>}
              </label>
              <Beside {...props} option={option} isChosen={chosen.includes(key)} />
            </div>
          );
        })}
      </div>
    </>
  );
}

/** Cards that show a picture have their box upon it, others before the name. */
const placeOf = (isCards: boolean, isPictured: boolean): string | undefined =>
  isCards ? `${styles['cards']} ${isPictured ? styles['pictured'] : ''}` : styles['choices'];

/** Its picture; the first letter of its name where it has none. */
function Face({ option: { picture, text } }: { option: Choice }) {
  if (picture !== undefined) return <Picture id={picture} name="" className={styles['face']} />;
  return (
    <span className={styles['face']} aria-hidden="true">
      {[...text][0] ?? '?'}
    </span>
  );
}

/** Where somebody writes what they mean by their choice. */
function Beside({
  question,
  answers,
  option,
  isChosen,
  write,
}: ChoicesProps & { option: Choice; isChosen: boolean }) {
  if (!option.isOpen || !mayWrite(question.type) || !isChosen) return null;
  const text = answers[writtenKey(question.id, option.key)];
  const written = typeof text === 'string' ? text : '';
  const count = [...written].length;
  return (
    <>
      <Input
        className={styles['beside'] ?? ''}
        aria-label={`${option.text}，请填写`}
        placeholder="请填写"
        value={written}
        onChange={(event) => write(option.key, event.target.value)}
      />
      {count > MOST_WRITTEN && <span role="alert">{`不能超过${MOST_WRITTEN}个字，现有${count}个`}</span>}
    </>
  );
}
