import type { Engine } from '../../data/engine.ts';
import type { WriteContext } from '../../data/module.ts';
import { ident } from '../../data/sql/sql.ts';
import { byClock } from '../../data/time/by-clock.ts';
import { NotedLately } from '../../data/time/noted-lately.ts';
import { recount } from './count.ts';
import { allHanded, type Handed } from './handed.ts';

const written = new NotedLately();

/** Whether no clock counts what people answer, since the code of a module hands it out. */
const isNoted = ({ block }: Handed): boolean => block.when === undefined && block.counts !== undefined;

/**
 * Notes rows that people answered. They change their own rows alone, so that none waits for another, and are counted together;
 * what a node that goes down had noted is counted with the next answer.
 */
export function noteAnswered({ engine }: WriteContext, handed: Handed, ids: readonly string[]): void {
  if (isNoted(handed)) written.note(engine, ids);
}

/** Counts what was noted since the last minute. */
export const countNoted = (engine: Engine): Promise<void> =>
  byClock(engine, 'handouts noted', async (context) => {
    const ids = written.take(engine);
    if (ids.length === 0) return;
    for (const handed of [...allHanded(engine.catalog).values()].filter(isNoted)) {
      const { rows } = await context.tx.query<{ id: string }>(
        `SELECT DISTINCT t.${ident(handed.block.of)} AS id FROM ${ident(handed.rows.table)} t WHERE t."Id" = ANY($1)`,
        [ids],
      );
      await recount(
        context,
        handed,
        rows.map(({ id }) => id),
      );
    }
  });
