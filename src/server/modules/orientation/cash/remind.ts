import { CHECKIN_STATE, PAY_STATE } from '../../../../contract/generated/codes.ts';
import { entities } from '../../../../contract/generated/entities.ts';
import type { HandlerContext } from '../../../data/module.ts';
import type { Refusal } from '../../../data/refusal.ts';
import type { Recipient } from '../../../engines/notify/push.ts';
import { tellFit } from '../../../engines/notify/tell-fit.ts';

interface Debtor extends Pick<Recipient, 'TrueName' | 'OrgId'> {
  readonly Id: string;
  readonly UserId: string | null;
  readonly isGreen: boolean;
  readonly isGone: boolean;
  readonly due: string;
  readonly until: string | null;
}

/** Tells students who owe something what it is, once for all their bills that were chosen; students of the green channel are not told. */
export async function remindDebtors(context: HandlerContext): Promise<true | Refusal> {
  const { rows, tx } = context;
  const answer = await tx.query<Debtor>(
    `SELECT n."Id", n."UserId", n."TrueName", n."CollegeId" AS "OrgId", n."PayState" = $2 AS "isGreen", n."CheckinState" = $3 AS "isGone",
       to_char(sum(b."Due"), 'FM999999990.00') AS due, min(b."DueDate")::text AS until
     FROM "NewStudent" n JOIN "FeeBill" b ON b."NewStudentId" = n."Id" AND b."IsDeleted" = 0 AND b."Due" > 0
     WHERE n."Id" = ANY($1) GROUP BY n."Id"`,
    [rows.map((row) => row['NewStudentId']), PAY_STATE.Green, CHECKIN_STATE.NotComing],
  );
  const against = new Map(answer.rows.map((debtor) => [debtor.Id, hindrance(debtor)]));
  const told = answer.rows.filter(({ Id }) => against.get(Id) === undefined);
  const chosen = rows.map((row) => ({
    Id: String(row['Id']),
    against: against.get(String(row['NewStudentId'])),
  }));
  return tellFit(context, chosen, {
    template: 'FEE_DUE',
    values: {},
    people: told.map(({ UserId, TrueName, OrgId, due, until }) => ({
      UserId: UserId!,
      TrueName,
      OrgId,
      values: { Amount: due, Until: until === null ? '' : `，请于${until}前缴清` },
    })),
    about: { type: entities.FeeBill, id: String(rows[0]!['Id']) },
  });
}

function hindrance({ UserId, isGreen, isGone }: Debtor): string | undefined {
  if (isGone) return '已登记不来报到，不催缴';
  if (isGreen) return '已办理绿色通道，不催缴';
  return UserId === null ? '没有登录账号，无法提醒' : undefined;
}
