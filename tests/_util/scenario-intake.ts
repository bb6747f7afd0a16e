import type { Row } from '../../src/contract/rules.ts';
import { newCaptcha } from '../../src/server/auth/login/captcha.ts';
import { createAuthTables } from '../../src/server/auth/tables.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import type { Engine } from '../../src/server/data/engine.ts';
import { handIn } from '../../src/server/engines/intake/hand-in.ts';
import { intakeOf } from '../../src/server/engines/intake/intakes.ts';
import { lookUp, takeBack } from '../../src/server/engines/intake/look-up.ts';
import { createIntakeTable } from '../../src/server/engines/intake/tables.ts';
import { formToken } from '../../src/server/engines/intake/tokens.ts';

/** What nobody in particular does with a page that takes forms: hands one in, reads it by its ticket, takes it back. */
export interface Visit {
  readonly visit: string;
  readonly row?: Row;
  readonly ticket?: string;
  readonly back?: true;
}

/** @returns the ticket of what was handed in, or what the holder of a ticket reads */
export async function visited(engine: Engine, caller: Caller, step: Visit): Promise<unknown> {
  await createAuthTables(engine.database);
  await createIntakeTable(engine.database);
  const { visit: path, row, ticket = '' } = step;
  if (step.back) return takeBack(engine, caller, { path, ticket });
  if (row === undefined) return lookUp(engine, caller, { path, ticket });
  const { CodeKey } = await newCaptcha(engine.database, '127.0.0.1');
  const { rows } = await engine.database.query<{ answer: string }>(
    'SELECT answer FROM sys_captcha WHERE key = $1',
    [CodeKey],
  );
  const sent = await handIn(engine, caller, {
    token: formToken(engine.secret, path, Date.now() - 60_000),
    data: row,
    consentVersion: intakeOf(engine.catalog, path).intake.consent?.version,
    code: rows[0]!.answer,
    codeKey: CodeKey,
    website: '',
  });
  return sent.ticket;
}
