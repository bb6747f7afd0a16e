import { ORI_STEP, REVIEW_STATE, STEP_STATE } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { everyFreshman, LOGINS, ownerOf, WRITTEN, type FreshmanPlan } from './freshmen.ts';
import { placeOfStep } from './orientation-steps.ts';
import { inBatches, stamped, type Batch, type Making } from './rows.ts';

/** The portraits of the new students, and how far each is reviewed; none where there is no place for their files. */
export function* portraits(making: Making): Generator<Batch> {
  if (!making.portraits) return;
  const sent = [...everyFreshman(making)].flatMap((plan) => {
    const State = reviewOf(making, plan);
    return State === undefined ? [] : [{ plan, State }];
  });
  yield* inBatches(
    entities.Attachment,
    sent.map(({ plan }) => portraitFile(making, plan, entities.NewStudentPhoto, photoId(making, plan))),
  );
  yield* inBatches(
    entities.NewStudentPhoto,
    sent.map(({ plan, State }) => photo(making, plan, State)),
  );
  const open = sent.filter(({ plan }) => !plan.done.has(ORI_STEP.Photo));
  yield* inBatches(
    entities.NewStudentStep,
    open.map(({ plan, State }) => step(making, plan, State)),
  );
}

const photoId = ({ dice }: Making, { index }: FreshmanPlan) => dice.id('photo', index);
const fileId = ({ dice }: Making, { index }: FreshmanPlan, entity: string) =>
  dice.id(`portrait.${entity}`, index);

/** State of the review of a new student's portrait; undefined when they have sent none. */
function reviewOf({ dice }: Making, { index, done }: FreshmanPlan): string | undefined {
  if (done.has(ORI_STEP.Photo)) return REVIEW_STATE.Passed;
  if (index < LOGINS || !done.has(ORI_STEP.Info)) return undefined;
  return dice.weighted(
    [
      [REVIEW_STATE.Pending, 30],
      [REVIEW_STATE.Returned, 8],
      [undefined, 62],
    ],
    'photo.review',
    index,
  );
}

function photo(making: Making, plan: FreshmanPlan, State: string): Row {
  const isReviewed = State !== REVIEW_STATE.Pending;
  return stamped(photoId(making, plan), WRITTEN, {
    ...ownerOf(making, plan),
    Photo: fileId(making, plan, entities.NewStudentPhoto),
    State,
    Reason: State === REVIEW_STATE.Returned ? '背景不符' : null,
    ReviewUserName: isReviewed ? '学工办' : null,
    ReviewTime: isReviewed ? making.calendar.hours(-19) : null,
  });
}

function step(making: Making, plan: FreshmanPlan, State: string): Row {
  return stamped(making.dice.id('newStep', `${plan.index}.${ORI_STEP.Photo}`), WRITTEN, {
    ...ownerOf(making, plan),
    StepCode: ORI_STEP.Photo,
    Sort: placeOfStep(ORI_STEP.Photo),
    State: State === REVIEW_STATE.Pending ? STEP_STATE.Review : STEP_STATE.SentBack,
    FinishTime: null,
  });
}

/** The file of a portrait as one row's own: rows do not share files, though these share their bytes. */
function portraitFile(making: Making, plan: FreshmanPlan, BizType: string, BizId: string): Row {
  const { men, women } = making.portraits!;
  const stored = making.dice.one(plan.male ? men : women, 'photo.face', plan.index);
  return stamped(fileId(making, plan, BizType), WRITTEN, {
    OriginalFileName: '证件照.jpg',
    Ext: 'jpg',
    ...stored,
    BizType,
    BizId,
  });
}

/** The portraits of those who are known at a desk, as the desk's own. */
export function* deskPortraits(making: Making, known: readonly FreshmanPlan[]): Generator<Batch> {
  if (!making.portraits) return;
  yield* inBatches(
    entities.Attachment,
    known.map((plan) => portraitFile(making, plan, entities.CheckinCase, plan.id)),
  );
}

/** The file that the desk has of a new student. */
export const deskPortrait = (making: Making, plan: FreshmanPlan): string | null =>
  making.portraits ? fileId(making, plan, entities.CheckinCase) : null;
