import { Button } from 'antd';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import type { ActionFile } from '../../../../contract/generated/meta.ts';
import { isDraft, type EntityModel } from '../../../../contract/model.ts';
import { RowFormProvider, type FormContext } from '../../formily/FormFields.tsx';
import { DraftOffer } from '../form/DraftOffer.tsx';
import { enterKeys } from '../form/enter-key.ts';
import { focusField } from '../form/focus.ts';
import { FormButtons } from '../form/FormButtons.tsx';
import { FormParts } from '../form/FormParts.tsx';
import { FormSections } from '../form/FormSections.tsx';
import { Preview } from '../form/Preview.tsx';
import { useFormWork } from '../form/useFormWork.ts';
import type { FormBodyProps } from '../form/useSaving.ts';
import { Review } from './Review.tsx';
import { StepBar } from './StepBar.tsx';
import { askedSteps, namesOf, stepOfKey } from './steps.ts';
import formStyles from '../form/form.module.css';
import styles from './wizard.module.css';

/** The steps that are asked for the values, where the reader stands, and how far they came. */
function useWizardSteps(props: FormBodyProps, box: RefObject<HTMLFormElement>) {
  const { model, row, progress } = props;
  const { file, steps = [] } = model;
  const hasReview = file.kind === 'wizard' && file.review !== false;
  const [at, setAt] = useState(progress.current);
  const [reached, setReached] = useState(row ? steps.length : progress.current);
  const [wanted, setWanted] = useState<{ key: string }>();
  const work = useFormWork(props, (key) => {
    setAt(stepOfKey(steps, key));
    setWanted({ key });
  });
  const { form, context } = work;
  const askedText = useSyncExternalStore(form.onTyped, () =>
    askedSteps(steps, form.values(), context.me).join(' '),
  );
  const places = [...askedText.split(' ').filter(Boolean).map(Number), ...(hasReview ? [steps.length] : [])];
  const here = places.includes(at) ? at : (places[0] ?? 0);
  const index = places.indexOf(here);

  useEffect(() => {
    if (wanted && box.current) focusField(box.current, wanted.key);
  }, [wanted, box]);

  const go = (place: number) => {
    setAt(place);
    progress.current = place;
    setReached(Math.max(reached, place));
    const heading = () => box.current?.querySelector<HTMLElement>('[data-step]:not([hidden]) h2');
    requestAnimationFrame(() => heading()?.focus());
  };
  const isRight = () => {
    const step = steps[here];
    return !step || work.judgeOnly(namesOf(step));
  };
  return {
    work,
    places,
    asked: places.flatMap((place) => (steps[place] ? [{ place, step: steps[place] }] : [])),
    here,
    before: places[index - 1],
    after: places[index + 1],
    reached,
    go,
    choose: (place: number) => {
      if (place < here || isRight()) go(place);
    },
  };
}

/** A form one step at a time. A step that was opened stays, so that nothing of it is lost; the values are judged anyway. */
export function WizardBody(props: FormBodyProps) {
  const { model, row, inDrawer, onCancel } = props;
  const { file } = model;
  const box = useRef<HTMLFormElement>(null);
  const steps = useWizardSteps(props, box);
  const { work, places, here, after, before } = steps;
  const { form } = work;
  const shown = work.buttons.filter(
    ({ action }) => after === undefined || isForEveryStep(model.entity, action),
  );
  return (
    <RowFormProvider form={form}>
      <form
        ref={box}
        noValidate
        className={`${formStyles['form']} ${styles['wizard']}`}
        aria-label={file.title}
        {...enterKeys}
        onSubmit={(event) => {
          event.preventDefault();
          if (after !== undefined) steps.choose(after);
          else if (work.primary) void work.press(work.primary);
        }}
      >
        <StepBar
          titles={places.map((place) => ({ place, title: model.steps?.[place]?.title ?? REVIEW }))}
          here={here}
          reached={steps.reached}
          choose={steps.choose}
        />
        <DraftOffer draft={work.kept} model={model} row={row} />
        {places
          .filter((place) => place <= steps.reached || place === here)
          .map((place) => (
            <StepPart
              key={place}
              model={model}
              place={place}
              isHere={place === here}
              context={work.context}
              review={() => (
                <Review steps={steps.asked} row={form.values()} me={work.context.me} change={steps.go} />
              )}
            />
          ))}
        {file.preview !== undefined && after === undefined && (
          <Preview form={form} enCode={file.preview} row={row} />
        )}
        <FormButtons
          work={after === undefined ? work : { ...work, primary: undefined }}
          shown={shown}
          cancel={onCancel}
          inDrawer={inDrawer}
        >
          {before !== undefined && (
            <Button disabled={work.running !== undefined} onClick={() => steps.go(before)}>
              上一步
            </Button>
          )}
          {after !== undefined && (
            <Button type="primary" htmlType="submit" disabled={work.running !== undefined}>
              下一步
            </Button>
          )}
        </FormButtons>
      </form>
    </RowFormProvider>
  );
}

interface StepPartProps {
  readonly model: FormBodyProps['model'];
  readonly place: number;
  readonly isHere: boolean;
  readonly context: FormContext;
  review(): ReactNode;
}

/** The inputs of one step, or behind the last of them all that was typed. */
function StepPart({ model, place, isHere, context, review }: StepPartProps) {
  const step = model.steps?.[place];
  const title = step?.title ?? REVIEW;
  return (
    <section data-step hidden={!isHere} aria-label={title}>
      <h2 tabIndex={-1}>{title}</h2>
      {step?.note !== undefined && <p>{step.note}</p>}
      {place === 0 && <FormParts model={model} />}
      {step && <FormSections sections={step.sections} context={context} />}
      {!step && isHere && review()}
    </section>
  );
}

const isForEveryStep = (entity: EntityModel, action: ActionFile | undefined) =>
  action !== undefined && (action.table === true || isDraft(entity, action));

const REVIEW = '核对信息';
