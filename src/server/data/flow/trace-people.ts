import { FLOW_TASK_STATE } from '../../../contract/generated/codes.ts';
import type { ApproveNode } from '../../../contract/generated/meta.ts';
import { FLOW_INSTANCES, FLOW_TASKS, type EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Queryable } from '../database/database.ts';
import type { Engine } from '../engine.ts';
import { entityOf } from '../entities.ts';
import { ident } from '../sql/sql.ts';
import { isApplicantOf } from './flow.ts';
import { ableAmong, accounts, decidersOf, roleReaching, type Looking } from './people.ts';

/** So many are named; the others are counted. */
const MOST_NAMES = 3;

/** The people that a node waits for, the moment since which it does and the moment at which it is due. */
export interface Waiting {
  readonly Now: string[];
  readonly More: number;
  readonly Since: string | null;
  readonly DueDate: string | null;
  readonly IsOverdue: 0 | 1;
}

interface OpenTask {
  readonly NodeId: string;
  readonly Role: string | null;
  readonly HandlerId: string | null;
  readonly Since: string;
  readonly DueDate: string | null;
  readonly IsLate: boolean;
}

/** Names the people around an application. Who holds a role is asked once for all of its nodes. */
export class TracePeople {
  private readonly looking: Looking;

  constructor(
    private readonly engine: Engine,
    private readonly entity: EntityModel,
    private readonly row: Row,
  ) {
    const { database } = engine;
    const tx: Queryable = { query: (...asked) => database.query(...asked) };
    this.looking = { engine, tx, entity };
  }

  /** The nodes that wait, by their Id. */
  async now(): Promise<ReadonlyMap<string, Waiting>> {
    const waiting = new Map<string, Waiting>();
    const open = await this.openTasks();
    for (const id of new Set(open.map(({ NodeId }) => NodeId))) {
      const own = open.filter(({ NodeId }) => NodeId === id);
      const names = await this.holders(own);
      const due = own.flatMap(({ DueDate }) => DueDate ?? []).sort()[0];
      waiting.set(id, {
        ...named(names),
        Since: own.map(({ Since }) => Since).sort()[0] ?? null,
        DueDate: due ?? null,
        IsOverdue: own.some(({ IsLate }) => IsLate) ? 1 : 0,
      });
    }
    return waiting;
  }

  /** Who is going to act at a node that has not been reached, as the row is now. */
  async ahead({ who }: ApproveNode): Promise<Pick<Waiting, 'Now' | 'More'>> {
    const people = await decidersOf(this.looking, this.row, who);
    return named(
      people.filter((one) => !isApplicantOf(this.entity, this.row, one)).map(({ TrueName }) => TrueName),
    );
  }

  private async holders(tasks: readonly OpenTask[]): Promise<string[]> {
    const byName = await accounts(
      this.looking,
      tasks.flatMap(({ HandlerId }) => HandlerId ?? []),
    );
    const roles = new Set(tasks.flatMap(({ HandlerId, Role }) => (HandlerId === null ? (Role ?? []) : [])));
    const byRole = [];
    for (const role of roles) byRole.push(...(await roleReaching(this.looking, this.row, role)));
    const able = await ableAmong(this.looking, byRole, 'decide');
    const others = able.filter((one) => !isApplicantOf(this.entity, this.row, one));
    return [...new Map([...byName, ...others].map((one) => [one.UserId, one.TrueName])).values()];
  }

  private async openTasks(): Promise<readonly OpenTask[]> {
    const table = (name: string) => ident(entityOf(this.engine, name).table);
    const time = (column: string) => `to_char(k.${ident(column)}, 'YYYY-MM-DD HH24:MI:SS')`;
    const { rows } = await this.looking.tx.query<OpenTask>(
      `SELECT k."NodeId", k."Role", k."HandlerId", ${time('ReceiveDate')} AS "Since", ${time('DueDate')} AS "DueDate",
         coalesce(k."DueDate" < now(), FALSE) AS "IsLate"
       FROM ${table(FLOW_TASKS)} k JOIN ${table(FLOW_INSTANCES)} i ON i."Id" = k."InstanceId"
       WHERE k."RowId" = $1 AND k."State" = $2 AND k."IsCopy" = 0 AND k."IsDeleted" = 0 AND i."FinishDate" IS NULL ORDER BY k."ReceiveDate", k."Seq"`,
      [this.row['Id'], FLOW_TASK_STATE.Open],
    );
    return rows;
  }
}

const named = (names: readonly string[]): Pick<Waiting, 'Now' | 'More'> => ({
  Now: names.slice(0, MOST_NAMES),
  More: Math.max(0, names.length - MOST_NAMES),
});
