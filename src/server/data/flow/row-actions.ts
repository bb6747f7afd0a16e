import { isSecond } from '../../../contract/action-rules.ts';
import { compileCondition, type Condition } from '../../../contract/conditions/condition.ts';
import type { ActionFile, Verb } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../access/caller.ts';
import { isCounting } from '../counted/allowed.ts';
import { flowOffers, holdersOf, isHolder, principalsFor } from './flow.ts';
import { changingConditions } from '../access/scope.ts';
import { worksOnRead } from '../access/works-on-read.ts';

const NOT_ON_ROWS: ReadonlySet<Verb> = new Set<Verb>(['add', 'import', 'template', 'export', 'plain']);

/** What may be done with a row that is merely read. */
const READS: ReadonlySet<Verb> = new Set<Verb>(['view', 'open', 'trace', 'print']);

const isReading = ({ verb, document }: ActionFile): boolean => READS.has(verb) || document !== undefined;

/** Whether the action works on a row: a document is made of one. */
const isOnRow = ({ table, verb, document }: ActionFile): boolean =>
  !table && (!NOT_ON_ROWS.has(verb) || document !== undefined);

const NONE: ReadonlySet<string> = new Set();

interface Candidate {
  readonly enCode: string;
  readonly action: ActionFile;
  readonly when: Condition | undefined;
}

/** The row actions that were granted on an entity, ready to be judged row by row for a person who holds these grants. */
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

  /** Whether people read rows of the entity that they may not change, by more than what is handed out to them. */
  private get isReadWider(): boolean {
    const { doneBy, scope, writeScope } = this.entity.file;
    return Array.isArray(doneBy) || writeScope !== undefined || scope['*'] !== undefined;
  }

  private fieldsJudged(): string[] {
    const conditions = this.candidates.flatMap(({ when, action: { second } }) => [
      ...(when ? when.reads : []),
      ...(second === undefined ? [] : [`row.${second}`]),
    ]);
    const { flow } = this.entity;
    const { scope, writeScope } = this.entity.file;
    if (!flow && !this.isReadWider) return fieldsRead(conditions);
    const asked = [
      ...(flow ? [flow.applicant] : []),
      ...Object.values(scope),
      ...Object.values(writeScope ?? {}),
    ];
    const flowConditions = asked.flatMap((source) => [...compileCondition(source).reads]);
    if (!flow) return fieldsRead([...conditions, ...flowConditions]);
    const flowFields = [...this.entity.fields.values()].filter((field) => field.implicit);
    return [...fieldsRead([...conditions, ...flowConditions]), ...flowFields.map((field) => field.name)];
  }

  /** EnCodes whose conditions look beyond the row. */
  get counting(): readonly string[] {
    return this.candidates.flatMap(({ enCode, action }) => (isCounting(this.entity, action) ? [enCode] : []));
  }

  /** EnCodes that the caller may run on the row. `row` is the plain row: judging must not depend on what is masked; `counted` are those that may of the ones that look beyond it. */
  of(row: Row, caller: Caller, counted: ReadonlySet<string> = NONE): string[] {
    const names = { row, me: caller.subject, buttons: this.buttons };
    // A row that is only read, such as what was done in a post held once, is offered nothing that changes it.
    const isRead =
      this.isReadWider &&
      !isHandedTo(this.entity, row, caller) &&
      !changingConditions(this.entity.file, caller).some((source) => compileCondition(source).test(names));
    return this.candidates
      .filter(
        ({ enCode, action, when }) =>
          (!isRead || isReading(action) || worksOnRead(this.entity, enCode)) &&
          (action.second === undefined || isSecond(row[action.second], caller.subject.UserId)) &&
          (isCounting(this.entity, action) ? counted.has(enCode) : (when?.test(names) ?? true)) &&
          flowOffers(this.entity, action, row, caller),
      )
      .map(({ enCode }) => enCode);
  }
}

/** Whether the row waits for the caller by name, or for somebody who delegated to the caller. */
const isHandedTo = (entity: EntityModel, row: Row, caller: Caller): boolean =>
  holdersOf(row).some(
    (holder) =>
      holder.HandlerId === caller.subject.UserId ||
      principalsFor(entity, caller).some(({ subject }) => isHolder(entity, row, subject, holder)),
  );

/** The fields among what a condition looks at, such as `row.Status`. */
export function fieldsRead(reads: readonly string[]): string[] {
  return reads.flatMap((read) => (read.startsWith('row.') ? [read.slice('row.'.length).split('.')[0]!] : []));
}
