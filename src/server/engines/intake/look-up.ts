import type { FieldModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { runAction } from '../../data/write/actions.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { getRow } from '../../data/read/get.ts';
import { refuse } from '../../data/refusal.ts';
import { displayFieldName } from '../../data/schemas/display-fields.ts';
import { asSender, intakeOf, type OpenIntake } from './intakes.ts';
import { markOfTicket } from './tokens.ts';

/** Somebody who holds the ticket of a row. */
interface Holding {
  readonly open: OpenIntake;
  readonly id: string;
  readonly caller: Caller;
}

/** @throws Refusal for a ticket that is none, of another form, or of a row that is gone, in the same words */
async function holdingOf(
  engine: Engine,
  caller: Caller,
  { path, ticket }: { readonly path: string; readonly ticket: string },
): Promise<Holding> {
  const open = intakeOf(engine.catalog, path);
  const { rows } = await engine.database.query<{ id: string }>(
    'SELECT row_id AS id FROM sys_intake WHERE ticket = $1 AND entity = $2',
    [markOfTicket(engine.secret, ticket), open.entity.name],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw refuse('没有找到该凭证的填报，请核对后重试');
  const { cancel } = open.intake;
  return { open, id, caller: asSender(caller, open, { id, enCodes: cancel === undefined ? [] : [cancel] }) };
}

/** What the holder of a ticket reads of the row. */
export async function lookUp(
  engine: Engine,
  caller: Caller,
  asked: { readonly path: string; readonly ticket: string },
): Promise<{ items: { Title: string; Text: string }[]; cancel: string | null }> {
  const holding = await holdingOf(engine, caller, asked);
  const { entity, intake } = holding.open;
  const row = await getRow(engine, holding.caller, entity.name, holding.id);
  const items = intake.shows.flatMap((name) => {
    const field = entity.fields.get(name);
    return field ? [{ Title: field.title, Text: textOf(row, field) }] : [];
  });
  const may = (row['_Actions'] as readonly string[] | undefined)?.includes(intake.cancel ?? '') === true;
  return { items, cancel: may ? (entity.actions.get(intake.cancel ?? '')?.title ?? null) : null };
}

/** A value as it is read: by its name where it has one. */
function textOf(row: Row, field: FieldModel): string {
  const value = row[displayFieldName(field) ?? ''] ?? row[field.name] ?? '';
  return Array.isArray(value) ? value.join('、') : String(value);
}

/** Takes the row back by the action that its entity offers for that. */
export async function takeBack(
  engine: Engine,
  caller: Caller,
  asked: { readonly path: string; readonly ticket: string },
): Promise<void> {
  const holding = await holdingOf(engine, caller, asked);
  const { cancel } = holding.open.intake;
  if (cancel === undefined) throw refuse('该填报不能撤回');
  await engine.database.transaction((tx) =>
    runAction(engine, tx, holding.caller, { EnCode: cancel, Ids: [holding.id], Params: {} }),
  );
}
