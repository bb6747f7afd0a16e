import type { GuidePage, GuideStep } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Grants } from '../../auth/grants/grants.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { planList } from '../../data/read/list.ts';
import { mayRead } from '../../data/access/rights.ts';
import { refusePage } from '../../data/refusal.ts';
import { rowCondition } from '../../data/access/scope.ts';
import { stepEntity } from './steps.ts';

/** How far a step of a guide has come. */
export interface StepProgress {
  readonly Key: string;
  /** Rows of the step; null where it is about none. */
  readonly Count: number | null;
  readonly Missing: number[];
  /** The row that says that the step was set aside. */
  readonly SkipId: string | null;
}

/** How far the steps of a guide have come that the caller may see, by the rows that the caller reaches. */
export async function progressOf(
  engine: Engine,
  caller: Caller,
  path: string,
  page: GuidePage,
): Promise<StepProgress[]> {
  const skipped = await skippedSteps(engine, caller, path, page);
  const told: StepProgress[] = [];
  for (const step of page.steps) {
    const counted = await countStep(engine, caller, step);
    if (counted) told.push({ Key: step.key, ...counted, SkipId: skipped.get(step.key) ?? null });
  }
  return told;
}

/** The same for who holds the guide. @throws Refusal for anybody else */
export async function heldProgress(
  engine: Engine,
  caller: Caller,
  { pages }: Pick<Grants, 'pages'>,
  path: string,
): Promise<StepProgress[]> {
  const page = engine.catalog.pages.get(path);
  if (!pages.has(path) || page?.kind !== 'guide') throw refusePage('抱歉，你无权访问该页面', 'refused');
  return progressOf(engine, caller, path, page);
}

/** The steps that were set aside, by their keys. */
export async function skippedSteps(
  engine: Engine,
  caller: Caller,
  path: string,
  page: GuidePage,
): Promise<Map<string, string>> {
  const plan = planList(engine, caller, { Entity: page.entity, Filter: { GuidePage: path } });
  const { rows } = await engine.database.query<{ Id: string; StepKey: string }>(
    `SELECT t."Id", t."StepKey" ${plan.from}`,
    plan.binder.values,
  );
  return new Map(rows.map(({ Id, StepKey }) => [StepKey, Id]));
}

/** The numbers of a step; nothing where the caller may not read what it is about. */
async function countStep(
  engine: Engine,
  caller: Caller,
  step: GuideStep,
): Promise<Pick<StepProgress, 'Count' | 'Missing'> | undefined> {
  const own = stepEntity(engine.catalog, step);
  if (own === undefined) return { Count: null, Missing: [] };
  if (!mayRead(engine.catalog, own, caller)) return undefined;
  const Missing: number[] = [];
  for (const { entity, when } of step.missing ?? []) {
    const counted = entity === undefined ? own : engine.catalog.entities.get(entity);
    const isSeen = counted !== undefined && mayRead(engine.catalog, counted, caller);
    Missing.push(isSeen ? await countWhere(engine, caller, counted, when) : 0);
  }
  return { Count: await countWhere(engine, caller, own, step.when), Missing };
}

/** How many rows of an entity the caller reaches for which a condition holds. */
async function countWhere(
  engine: Engine,
  caller: Caller,
  entity: EntityModel,
  when: string | undefined,
): Promise<number> {
  const plan = planList(engine, caller, { Entity: entity.name }, (binder, alias) =>
    when === undefined ? 'TRUE' : rowCondition(entity, when, { me: caller.subject }, binder, alias),
  );
  // Counted anew each time: what a condition counts may be rows of another entity, which were made a moment ago.
  const answer = await engine.database.query<{ total: number }>(
    `SELECT count(*)::int AS total ${plan.from}`,
    plan.binder.values,
  );
  return answer.rows[0]?.total ?? 0;
}
