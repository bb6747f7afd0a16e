import type { Queryable } from '../../../data/database/database.ts';
import { refuse } from '../../../data/refusal.ts';
import type { Station } from './station.ts';

const CARD_TAIL = 6;

/** The one new student of a station's batch whose number, end of card or name is this. @throws Refusal for none and for several */
export async function searched(
  tx: Queryable,
  text: string,
  { BatchId, CollegeId }: Station,
): Promise<string> {
  const answer = await tx.query<{ id: string; isOwn: boolean; isExact: boolean }>(
    `SELECT n."Id" AS id, $4::text IS NULL OR n."CollegeId" = $4 AS "isOwn", n."ExamineeNo" = $1 OR n."StudentNo" = $1 AS "isExact"
     FROM "NewStudent" n WHERE n."BatchId" = $2 AND n."IsDeleted" = 0
       AND (n."ExamineeNo" = $1 OR n."StudentNo" = $1 OR n."TrueName" = $1 OR ($3 AND right(n."IdCardNo", ${CARD_TAIL}) = upper($1)))
     LIMIT 50`,
    [text, BatchId, [...text].length === CARD_TAIL, CollegeId],
  );
  const own = answer.rows.filter(({ isOwn }) => isOwn);
  const found = own.find(({ isExact }) => isExact) ?? (own.length === 1 ? own[0] : undefined);
  if (found) return found.id;
  if (own.length > 1) throw refuse(`找到${own.length}名新生，请输入考生号或身份证后6位`);
  // That somebody of this number is awaited elsewhere helps him to find the way; a name tells nothing.
  if (answer.rows.some(({ isExact }) => isExact)) throw refuse('该生不属于本报到点');
  throw refuse('未找到该新生，请核对后重试');
}
