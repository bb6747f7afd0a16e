import { SCHEMA_STATE } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import type { AheadAsked, HandlerContext } from '../data/module.ts';
import { addRow, lockRow } from '../data/write/system-write.ts';
import { takesTwo } from '../auth/grants/four-eyes.ts';
import { inUse, nextVersion, schemasOf, takeIntoUse } from './put-in-use.ts';

/** Judges a definition, which takes seconds. */
export const judgeFlowAhead = ({ engine, given }: AheadAsked): Promise<unknown> =>
  schemasOf(engine).judgeFiles(engine.database, changesOf(given));

const changesOf = (params: Row): ReadonlyMap<string, string> =>
  new Map([[`flows/${String(params['Code'])}.json`, `${String(params['Text']).trimEnd()}\n`]]);

/**
 * Makes a set of one definition of a flow and puts it in use. Where publishing takes two people the set waits for the other one, as
 * every set does.
 * @throws Refusal that tells what is wrong with the definition
 */
export async function publishFlow(context: HandlerContext): Promise<{ Version: number; IsInUse: boolean }> {
  const { engine, tx, params, enCode } = context;
  const schemas = schemasOf(engine);
  const { rows: replaced } = await inUse(context);
  const { base, changes: Changes, overlay } = await schemas.judgeFiles(tx, changesOf(params));
  const version = await nextVersion(tx);
  const row = {
    VersionNo: version,
    Note: params['Note'],
    Base: base,
    Changes,
    Overlay: overlay,
    Seal: schemas.seal(version, overlay),
    State: SCHEMA_STATE.Waiting,
  };
  const id = await addRow(context, entities.SchemaSet, row, enCode);
  if (await takesTwo(tx)) return { Version: version, IsInUse: false };
  await takeIntoUse(context, replaced, await lockRow(context, entities.SchemaSet, id));
  return { Version: version, IsInUse: true };
}
