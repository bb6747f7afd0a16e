import type { HandlerContext } from '../../../data/module.ts';
import { codeName } from '../../../data/read/labels.ts';
import { entities, type NewStudent } from '../../../../contract/generated/entities.ts';
import type { Row } from '../../../../contract/rules.ts';
import { readOrTyped } from '../desk/scan.ts';

/** What was put off is paid when the batch is long over. */
const OWES = `EXISTS (SELECT 1 FROM "FeeBill" f WHERE f."NewStudentId" = n."Id" AND f."IsDeleted" = 0 AND f."Due" + f."Deferred" > 0)`;

type Sums = Record<'Amount' | 'Paid' | 'Deferred' | 'Due' | 'bills', number>;

/** What the cashier is shown of the new student who stands there: what they owe, and where it is paid. */
export async function findPayer(context: HandlerContext): Promise<Row> {
  const id = await readOrTyped(context, OWES);
  const answer = await context.tx.query<{ name: string; no: string; state: string } & Sums>(
    `SELECT n."TrueName" AS name, n."ExamineeNo" AS no, n."PayState" AS state, coalesce(sum(b."Amount" - coalesce(b."Reduced", 0)), 0)::float8 AS "Amount",
       coalesce(sum(b."Paid"), 0)::float8 AS "Paid", coalesce(sum(b."Deferred"), 0)::float8 AS "Deferred", coalesce(sum(b."Due"), 0)::float8 AS "Due", count(b."Id")::int AS bills
     FROM "NewStudent" n LEFT JOIN "FeeBill" b ON b."NewStudentId" = n."Id" AND b."IsDeleted" = 0
     WHERE n."Id" = $1 GROUP BY n."Id"`,
    [id],
  );
  const { name, no, state, bills, ...sums } = answer.rows[0]!;
  const settled = sums.Deferred > 0 ? `缓缴 ¥${sums.Deferred.toFixed(2)}` : '暂无待缴费用';
  const none = bills === 0 ? '还没有账单，请先生成账单' : settled;
  return {
    ...sums,
    Ok: sums.Due > 0 ? 0 : 1,
    Title: `${name} ${sums.Due > 0 ? `待缴 ¥${sums.Due.toFixed(2)}` : none}`,
    State: `${codeName<NewStudent>(context.engine, entities.NewStudent, 'PayState', state)}（${no}）`,
    Url: `/welcomeSchool/FinanceOffice/cashDesk?Id=${encodeURIComponent(id)}`,
  };
}
