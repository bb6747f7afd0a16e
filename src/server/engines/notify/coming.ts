import type { PushTemplate } from '../../../contract/generated/entities.ts';
import type { Engine } from '../../data/engine.ts';
import { countAhead, type Coming } from '../../data/time/coming.ts';
import { ident } from '../../data/sql/sql.ts';
import { dueSql } from './clock.ts';
import { aboutEntity, allMessages } from './messages.ts';

/** What the clock is going to tell people of, as the rows stand now; what was told of a row is not told again. */
export async function comingMessages(engine: Engine): Promise<Coming[]> {
  const coming: Coming[] = [];
  for (const message of allMessages(engine.catalog)) {
    if (message.at === undefined) continue;
    const entity = aboutEntity(engine.catalog, message);
    const noted = ident(message.at.noted);
    const counts = await countAhead(
      engine,
      entity,
      (then, binder, now) => `t.${noted} IS NULL${dueSql({ engine, now }, message, binder, then)}`,
    );
    const title = message.text ?? (await templateName(engine, message.template!));
    const { daily } = message.at;
    coming.push({ entity, what: `提醒：${title}`, counts, ...(daily !== undefined && { daily }) });
  }
  return coming;
}

async function templateName({ database }: Engine, code: string): Promise<string> {
  const { rows } = await database.query<PushTemplate>(
    `SELECT "TplName" FROM "PushTemplate" WHERE "TplCode" = $1 AND "IsDeleted" = 0`,
    [code],
  );
  return rows[0]?.TplName ?? code;
}
