import { Button } from 'antd';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ActionFile } from '../../../../contract/generated/meta.ts';
import { isDraft, type EntityModel } from '../../../../contract/model.ts';
import { RowFormProvider } from '../../formily/FormFields.tsx';
import { DraftOffer } from '../form/DraftOffer.tsx';
import { enterKeys } from '../form/enter-key.ts';
import { focusField } from '../form/focus.ts';
import { FormButtons } from '../form/FormButtons.tsx';
import { FormParts } from '../form/FormParts.tsx';
import { FormSections } from '../form/FormSections.tsx';
import { Preview } from '../form/Preview.tsx';
import { useFormWork, type FormBodyProps } from '../form/useFormWork.ts';
import { Review } from './Review.tsx';
import { StepBar } from './StepBar.tsx';
import { askedSteps, namesOf, stepOfKey } from './steps.ts';
import formStyles from '../form/form.module.css';
import styles from './wizard.module.css';

/** A form one step at a time. A step that was opened stays, so that nothing of it is lost; the values are judged anyway. */
export function WizardBody(props: FormBodyProps) {
  const { model, row, inDrawer, onCancel, progress } = props;
  const { file, steps = [] } = model;
  const hasReview = file.kind === 'wizard' && file.review !== false;
  const box = useRef<HTMLFormElement>(null);
  const [at, setAt] = useState(progress.current);
  const [reached, setReached] = useState(row ? steps.length : progress.current);
  const [wanted, setWanted] = useState<{ key: string }>();
  const work = useFormWork(props, (key) => {
    setAt(stepOfKey(steps, key));
    setWanted({ key });
  });
  const { form, context } = work;
  const { me } = context;
  const asked = useSyncExternalStore(form.onTyped, () => askedSteps(steps, form.values(), me).join(' '));
  const places = [...asked.split(' ').filter(Boolean).map(Number), ...(hasReview ? [steps.length] : [])];
  const isShown = places.includes(at);
  const here = isShown ? at : (places[0] ?? 0);
  const index = places.indexOf(here);
  const [before, after] = [places[index - 1], places[index + 1]];

  useEffect(() => {
    if (wanted && box.current) focusField(box.current, wanted.key);
  }, [wanted]);

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
  const choose = (place: number) => {
    if (place < here || isRight()) go(place);
  };
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
          if (after !== undefined) choose(after);
          else if (work.primary) void work.press(work.primary);
        }}
      >
        <StepBar
          titles={places.map((place) => ({ place, title: steps[place]?.title ?? REVIEW }))}
          here={here}
          reached={reached}
          choose={choose}
        />
        <DraftOffer draft={work.kept} model={model} row={row} />
        {places.map((place) => {
          const step = steps[place];
          if (place > reached && place !== here) return null;
          return (
            <section key={place} data-step hidden={place !== here} aria-label={step?.title ?? REVIEW}>
              <h2 tabIndex={-1}>{step?.title ?? REVIEW}</h2>
              {step?.note !== undefined && <p>{step.note}</p>}
              {place === 0 && <FormParts model={model} />}
              {step && <FormSections sections={step.sections} context={context} />}
              {!step && place === here && (
                <Review
                  steps={places.flatMap((one) => (steps[one] ? [{ place: one, step: steps[one] }] : []))}
                  row={form.values()}
                  me={me}
                  change={go}
                />
              )}
            </section>
          );
        })}
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
            <Button disabled={work.running !== undefined} onClick={() => go(before)}>
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

const isForEveryStep = (entity: EntityModel, action: ActionFile | undefined) =>
  action !== undefined && (action.table === true || isDraft(entity, action));

const REVIEW = '核对信息';
