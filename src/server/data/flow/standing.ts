import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Course } from './course.ts';
import { accounts, type Looking } from './people.ts';

/** Most characters that a list of names is kept with. */
const MOST = 100;

/** What lists show of an instance for as long as it runs: the nodes at which it stands, the people that have it, the moment at which it came to them and the moment at which it is due. */
export async function standingOf(looking: Looking, { open }: Course) {
  const [first] = open;
  const nodes = [...new Set(open.map(({ NodeName }) => NodeName))];
  const people = await accounts(
    looking,
    open.flatMap(({ HandlerId }) => HandlerId ?? []),
  );
  const roles = open.flatMap(({ HandlerId, Role }) => (HandlerId === null && Role !== null ? [Role] : []));
  const { roles: known } = looking.engine.catalog.roles;
  const named = new Map(known.map(({ code, name }) => [code, name]));
  const names = [
    ...people.map(({ TrueName }) => TrueName),
    ...[...new Set(roles)].map((role) => named.get(role) ?? role),
  ];
  const due = open.flatMap(({ DueDate }) => DueDate ?? []).sort()[0];
  return {
    NodeName: first ? nodes.join('、').slice(0, 40) : null,
    HandlerNames: first ? names.join('、').slice(0, MOST) : null,
    SinceDate: first ? open.map(({ ReceiveDate }) => ReceiveDate).sort()[0]! : null,
    DueDate: due ?? null,
  };
}

/** What lists show of an instance from its beginning on: whose application it is, and when it was sent in. */
export function shownOf(entity: EntityModel, row: Row, now: string): Row {
  const value = (name: string) => (entity.fields.has(name) ? (row[name] ?? null) : null);
  return {
    Code: entity.file.flow ?? null,
    TrueName: value('TrueName'),
    CollegeId: value('CollegeId'),
    StartDate: row['SubmitDate'] ?? now,
  };
}
