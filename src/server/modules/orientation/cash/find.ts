import { foldedText } from '../../../../contract/folded-text.ts';
import { foldedSql } from '../../../data/sql/folded-sql.ts';
import { TASK_STATE } from '../../../../contract/generated/codes.ts';
import type { Queryable } from '../../../data/database/database.ts';
import type { HandlerContext } from '../../../data/module.ts';
import { refuse } from '../../../data/refusal.ts';
import { looksLikeCode } from '../../../engines/shown-code/code.ts';
import { CHECKIN } from '../desk/sheet.ts';
import { codeNames } from '../../../data/read/labels.ts';
import { entities, type NewStudent } from '../../../../contract/generated/entities.ts';
import { ownerOfCode } from '../desk/scan.ts';

/** What the cashier is shown of the person who stands there. */
interface Payer {
  readonly Ok: 0 | 1;
  readonly Title: string;
  readonly Amount: number;
  readonly Paid: number;
  readonly Deferred: number;
  readonly Due: number;
  readonly State: string;
  readonly Url: string;
}

/** The new student whose code was read, or whose number or name was typed, with what they owe. */
export async function findPayer(context: HandlerContext): Promise<Payer> {
  const text = String(context.params['QrText'] ?? '').trim();
  const id = looksLikeCode(CHECKIN, text)
    ? (await ownerOfCode(context, text)).candidate.id
    : await studentBy(context.tx, text);
  const answer = await context.tx.query<Omit<Payer, 'Ok' | 'Title' | 'Url'> & { name: string; no: string }>(
    `SELECT n."TrueName" AS name, n."ExamineeNo" AS no, n."PayState" AS "State", coalesce(sum(b."Amount" - coalesce(b."Reduced", 0)), 0)::float8 AS "Amount",
       coalesce(sum(b."Paid"), 0)::float8 AS "Paid", coalesce(sum(b."Deferred"), 0)::float8 AS "Deferred", coalesce(sum(b."Due"), 0)::float8 AS "Due"
     FROM "NewStudent" n LEFT JOIN "FeeBill" b ON b."NewStudentId" = n."Id" AND b."IsDeleted" = 0
     WHERE n."Id" = $1 GROUP BY n."Id"`,
    [id],
  );
  const { name, no, State, ...sums } = answer.rows[0]!;
  return {
    ...sums,
    Ok: sums.Due > 0 ? 0 : 1,
    Title: sums.Due > 0 ? `${name} 待缴 ¥${sums.Due.toFixed(2)}` : `${name} 暂无待缴费用`,
    State: `${codeNames<NewStudent>(context.engine.catalog, entities.NewStudent, 'PayState')(State) ?? State}（${no}）`,
    Url: `/welcomeSchool/FinanceOffice/cashDesk?Id=${encodeURIComponent(id)}`,
  };
}

async function studentBy(tx: Queryable, text: string): Promise<string> {
  const answer = await tx.query<{ id: string; isExact: boolean }>(
    `SELECT n."Id" AS id, n."ExamineeNo" = $1 OR n."StudentNo" = $1 AS "isExact" FROM "NewStudent" n
     JOIN "OrientationBatch" b ON b."Id" = n."BatchId" AND b."State" = $2 AND b."IsDeleted" = 0
     WHERE n."IsDeleted" = 0 AND (n."ExamineeNo" = $1 OR n."StudentNo" = $1 OR ${foldedSql('n."TrueName"')} = $3) LIMIT 20`,
    [text, TASK_STATE.Running, foldedText(text)],
  );
  const found = answer.rows.find(({ isExact }) => isExact) ?? answer.rows[0];
  if (!found) throw refuse('未找到该新生，请核对后重试');
  if (!found.isExact && answer.rows.length > 1)
    throw refuse(`找到${answer.rows.length}名同名新生，请输入考生号`);
  return found.id;
}
