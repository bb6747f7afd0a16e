import { TASK_STATE } from '../../../../contract/generated/codes.ts';
import { foldedText } from '../../../../contract/folded-text.ts';
import { foldedSql } from '../../../data/sql/folded-sql.ts';
import { everyKey } from '../../../data/sealed/keys.ts';
import { TAIL_CHARACTERS, tailPart, tailPartSql } from '../../../data/sealed/value.ts';
import type { Queryable } from '../../../data/database/database.ts';
import { refuse } from '../../../data/refusal.ts';
import type { Station } from './station.ts';

/** The one new student of a station's batch whose number, end of card or name is this. @throws Refusal for none and for several */
export async function searched(
  tx: Queryable,
  text: string,
  { BatchId, CollegeId }: Station,
): Promise<string> {
  // A number with the name behind it, as a sheet is read out: both must fit.
  const [, number, name] = /^([0-9A-Za-z]+)\s+(\S.*)$/.exec(text) ?? [];
  const typed = number ?? text;
  const tails = [...everyKey()].map((key) => tailPart(typed, key));
  const answer = await tx.query<{ id: string; name: string; isOwn: boolean; isExact: boolean }>(
    `SELECT n."Id" AS id, n."TrueName" AS name, $4::text IS NULL OR n."CollegeId" = $4 AS "isOwn", n."ExamineeNo" = $1 OR n."StudentNo" = $1 AS "isExact"
     FROM "NewStudent" n WHERE n."BatchId" = $2 AND n."IsDeleted" = 0
       AND (n."ExamineeNo" = $1 OR n."StudentNo" = $1 OR ${foldedSql('n."TrueName"')} = $5 OR ($3 AND ${tailPartSql('n."IdCardNo"')} = ANY($6::text[])))
     LIMIT 50`,
    [typed, BatchId, [...typed].length === TAIL_CHARACTERS, CollegeId, foldedText(typed), tails],
  );
  const named = answer.rows.filter((one) => name === undefined || foldedText(one.name) === foldedText(name));
  if (named.length < answer.rows.length && named.length === 0) throw refuse('号码与姓名不符，请核对后重试');
  const own = named.filter(({ isOwn }) => isOwn);
  const found = own.find(({ isExact }) => isExact) ?? (own.length === 1 ? own[0] : undefined);
  if (found) return found.id;
  if (own.length > 1) throw refuse(`找到${own.length}名新生，请输入考生号或身份证后6位`);
  // That somebody of this number is awaited elsewhere helps them to find the way; a name tells nothing.
  if (named.some(({ isExact }) => isExact)) throw refuse('该生不属于本报到点');
  throw refuse('未找到该新生，请核对后重试');
}

/**
 * The one new student of a batch in progress whose number or name was typed, wherever that student is awaited, or of a batch that is
 * over where something is `left` (a condition over `n`) to be done. @throws Refusal for none and for several
 */
export async function freshmanBy(tx: Queryable, text: string, left = 'FALSE'): Promise<string> {
  const answer = await tx.query<{ id: string; isExact: boolean }>(
    `SELECT n."Id" AS id, n."ExamineeNo" = $1 OR n."StudentNo" = $1 AS "isExact" FROM "NewStudent" n
     JOIN "OrientationBatch" b ON b."Id" = n."BatchId" AND b."IsDeleted" = 0
     WHERE n."IsDeleted" = 0 AND (b."State" = $2 OR ${left}) AND (n."ExamineeNo" = $1 OR n."StudentNo" = $1 OR ${foldedSql('n."TrueName"')} = $3)
     ORDER BY b."State" = $2 DESC LIMIT 20`,
    [text, TASK_STATE.Running, foldedText(text)],
  );
  const found = answer.rows.find(({ isExact }) => isExact) ?? answer.rows[0];
  if (!found) throw refuse('未找到该新生，请核对后重试');
  if (!found.isExact && answer.rows.length > 1)
    throw refuse(`找到${answer.rows.length}名同名新生，请输入考生号`);
  return found.id;
}
