import { Button } from 'antd';
import { answerKindOf, answerOptions, RIGHT, WRONG } from '../../../../../contract/answer-key.ts';
import type { InputProps } from '../../kit.ts';
import { ariaOf, TextLine, TextLines } from '../../widgets/TextLine.tsx';
import { toBlanks, toKeys, toVariants, VARIANTS } from './answers.ts';
import styles from './answer.module.css';

/** The right answer of a question, asked for as its type wants it. */
export function AnswerInput(props: InputProps) {
  const { field, value, owner } = props;
  const row = owner.row();
  const kind = answerKindOf(field, row);
  const options = answerOptions(field, row);
  switch (kind) {
    case undefined:
      return <p className={styles['hint']}>选择类型后在此填写</p>;
    case 'judge':
      return (
        <Choices
          props={props}
          several={false}
          options={[
            { key: RIGHT, text: '正确' },
            { key: WRONG, text: '错误' },
          ]}
          named={false}
        />
      );
    case 'blanks':
      return <Blanks props={props} />;
    case 'text':
      return (
        <TextLines
          {...props}
          text={typeof value === 'string' ? value : ''}
          length={undefined}
          parts={undefined}
          placeholder={`请输入${field.title}`}
          onText={(text) => props.onChange(text === '' ? null : text)}
        />
      );
    default:
      if (options.length === 0) return <p className={styles['hint']}>填写选项后在此选择</p>;
      return <Choices props={props} several={kind === 'several'} options={options} named />;
  }
}

interface ChoicesProps {
  readonly props: InputProps;
  readonly several: boolean;
  readonly options: readonly { key: string; text: string }[];
  /** The key stands before the text. */
  readonly named: boolean;
}

function Choices({ props, several, options, named }: ChoicesProps) {
  const chosen = toKeys(props.value);
  const choose = (key: string, on: boolean) => {
    if (!several) return props.onChange(key);
    const next = options.map((one) => one.key).filter((one) => (one === key ? on : chosen.includes(one)));
    props.onChange(next.length === 0 ? null : next);
  };
  return (
    <div
      id={props.id}
      role={several ? 'group' : 'radiogroup'}
      className={styles['choices']}
      {...ariaOf({ ...props, label: props.label ?? props.field.title })}
      onBlur={props.onBlur}
    >
      {options.map(({ key, text }) => (
        <label key={key}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={props.id}
            checked={chosen.includes(key)}
            disabled={props.disabled}
            onChange={({ target }) => choose(key, target.checked)}
          />
          <span>{named ? `${key}. ${text}` : text}</span>
        </label>
      ))}
    </div>
  );
}

function Blanks({ props }: { readonly props: InputProps }) {
  const blanks = toBlanks(props.value);
  const change = (next: readonly (readonly string[])[]) => props.onChange(next.length === 0 ? null : next);
  return (
    <div id={props.id} role="group" aria-label={props.field.title} className={styles['blanks']}>
      {blanks.map((variants, index) => (
        <div key={index} className={styles['blank']}>
          <TextLine
            {...props}
            id={`${props.id}-${index}`}
            label={`第${index + 1}空`}
            prefix={`${index + 1}.`}
            text={variants.join(VARIANTS)}
            placeholder={`可接受的答案，多个用 ${VARIANTS} 分隔`}
            onText={(text) => change(blanks.map((one, at) => (at === index ? toVariants(text) : one)))}
          />
          {!props.disabled && (
            <Button
              type="text"
              danger
              aria-label={`删除第${index + 1}空`}
              onClick={() => change(blanks.filter((_one, at) => at !== index))}
            >
              删除
            </Button>
          )}
        </div>
      ))}
      {!props.disabled && (
        <Button type="dashed" onClick={() => change([...blanks, []])}>
          添加一空
        </Button>
      )}
    </div>
  );
}
