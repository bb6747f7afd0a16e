import { compileCondition, type Condition } from '../../contract/conditions/condition.ts';
import type { ActionFile, Verb } from '../../contract/generated/meta.ts';
import type { EntityModel } from '../../contract/model.ts';
import type { Row } from '../../contract/rules.ts';
import type { Caller } from './caller.ts';
import { flowAllows } from './flow.ts';
import { conditionsFor } from './scope.ts';

const NOT_ON_ROWS: ReadonlySet<Verb> = new Set<Verb>(['add', 'import', 'template', 'export', 'plain']);

/** What may be done with a row that is merely read. */
const READS: ReadonlySet<Verb> = new Set<Verb>(['view', 'open', 'trace', 'print']);

/** Whether the action works on a row: a document is made of one. */
const isOnRow = ({ table, verb, document }: ActionFile): boolean =>
  !table && (!NOT_ON_ROWS.has(verb) || document !== undefined);

interface Candidate {
  readonly enCode: string;
  readonly action: ActionFile;
  readonly when: Condition | undefined;
}

/** The row actions that were granted on an entity, ready to be judged row by row for whoever holds these grants. */
export class RowActions {
  /** Fields that judging looks at. */
  readonly reads: readonly string[];
  private readonly candidates: readonly Candidate[];
  private readonly buttons: readonly string[];

  constructor(
    private readonly entity: EntityModel,
    grants: ReadonlySet<string>,
  ) {
    this.buttons = [...grants];
    this.candidates = [...entity.actions]
      .filter(([enCode, action]) => grants.has(enCode) && isOnRow(action))
      .map(([enCode, action]) => ({
        enCode,
        action,
        when: action.when === undefined ? undefined : compileCondition(action.when),
      }));
    this.reads = this.candidates.length === 0 ? [] : this.fieldsJudged();
  }

  private fieldsJudged(): string[] {
    const conditions = this.candidates.flatMap(({ when }) => (when ? [...when.reads] : []));
    const { flow, scope, doneBy } = this.entity.file;
    if (!flow && !Array.isArray(doneBy)) return fieldsRead(conditions);
    const asked = [...(flow ? [flow.applicant] : []), ...Object.values(scope)];
    const flowConditions = asked.flatMap((source) => [...compileCondition(source).reads]);
    if (!flow) return fieldsRead([...conditions, ...flowConditions]);
    const flowFields = [...this.entity.fields.values()].filter((field) => field.implicit);
    return [...fieldsRead([...conditions, ...flowConditions]), ...flowFields.map((field) => field.name)];
  }

  /** EnCodes that the caller may run on the row. `row` is the plain row: judging must not depend on what is masked. */
  of(row: Row, caller: Caller): string[] {
    const names = { row, me: caller.subject, buttons: this.buttons };
    const { scope, doneBy } = this.entity.file;
    // Who holds the post no more reads what was done in it, and is offered nothing else.
    const isRead =
      Array.isArray(doneBy) &&
      !conditionsFor(scope, caller).some((source) => compileCondition(source).test(names));
    return this.candidates
      .filter(
        ({ action, when }) =>
          (!isRead || READS.has(action.verb)) &&
          (when?.test(names) ?? true) &&
          flowAllows(this.entity, action, row, caller),
      )
      .map(({ enCode }) => enCode);
  }
}

/** The fields among what a condition looks at, such as `row.Status`. */
export function fieldsRead(reads: readonly string[]): string[] {
  return reads.flatMap((read) => (read.startsWith('row.') ? [read.slice('row.'.length).split('.')[0]!] : []));
}
