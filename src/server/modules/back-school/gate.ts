import {
  ARRIVE_STATE,
  BACK_KIND,
  BACK_VERDICT,
  FLOW_STATUS,
  HANDLE_STATE,
  HEALTH_SCENE,
  TASK_STATE,
} from '../../../contract/generated/codes.ts';
import { entities, type BackApply } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { Engine } from '../../data/engine.ts';
import type { HandlerContext } from '../../data/module.ts';
import { getRow } from '../../data/read/get.ts';
import { keepCheck, studentAtGate, type Checked } from '../../engines/gate/check.ts';
import { factsIn, looksLikeCode, type ShownCodes } from '../../engines/shown-code/code.ts';
import { codeOfNow, requireShownNow, type ShownNow } from '../../engines/shown-code/now.ts';

// A pass is signed and good for a minute, and a guard sees a photo that is copied with the check: JSON says neither.

/** What a student shows at a gate when coming back. Whether the way is open is asked when it is read, not when it is made. */
const COMING: ShownCodes = { screen: { mark: 'XG4', purpose: 'return code' }, seconds: 60 };

/** The code of this moment for the caller's own registration that was granted and whose owner has not come yet. */
export async function returnCode(engine: Engine, caller: Caller, id: string): Promise<ShownNow | undefined> {
  const row = (await getRow(engine, caller, entities.BackApply, id)) as Row & Partial<BackApply>;
  const isOwn = row.StudentId === caller.subject.StudentId && caller.subject.StudentId !== '';
  if (!isOwn || row.Status !== FLOW_STATUS.Passed || row.ArriveState === ARRIVE_STATE.Here) return undefined;
  const text = `准予返校 ${String(row.BackDate)}`;
  return codeOfNow(engine, COMING, { id, about: String(row.BatchId), text });
}

/** A registration as checks keep it, whose it is, and what a gate makes of it. */
interface Coming extends Record<'ApplyId' | 'BatchId' | 'BackDate' | 'student' | 'verdict', string> {
  readonly Lack: number;
}

/** Looks at a student's registration at a gate and keeps what came of it. A code that is not good now opens nothing. */
export async function checkReturn(context: HandlerContext): Promise<Checked & { readonly BackDate: string }> {
  const { tx, params } = context;
  const text = String(params['QrText'] ?? '').trim();
  const isCode = looksLikeCode(COMING, text);
  const named = factsIn(COMING, text)?.id ?? text;
  const coming = await comingOf(tx, isCode ? 'id' : 'number', named);
  if (isCode) {
    const held = { text, about: coming?.BatchId ?? '' };
    await requireShownNow(context, COMING, held, '凭证无效或已过期，请学生刷新返校码');
  }
  const { student: owner, verdict = BACK_VERDICT.None, ...about }: Partial<Coming> = coming ?? {};
  const student = await studentAtGate(
    tx,
    owner === undefined ? 'StudentNo' : 'Id',
    owner ?? text,
    '未找到该学生，请核对学号或登记编号',
  );
  const checked = await keepCheck(context, {
    entity: entities.BackCheck,
    student,
    verdict,
    isGood: verdict === BACK_VERDICT.Good,
    about,
    notice: isCode ? '' : '输入编号或学号核验，请查验校园卡与本人',
    page: '/backSchool/gateCheck',
  });
  return { ...checked, BackDate: about.BackDate ?? '无' };
}

/** The registration that counts now, of a running batch: one that was granted, else the last one that was handed in. */
async function comingOf(tx: Queryable, by: 'id' | 'number', value: string): Promise<Coming | undefined> {
  const { Good, Early, None, Here, Lacking, Ill } = BACK_VERDICT;
  const which = by === 'id' ? 'a."Id" = $1' : '(a."StudentNo" = $1 OR a."ApplyNo" = $1)';
  const { rows } = await tx.query<Coming>(
    `SELECT f.id AS "ApplyId", f.student, f.batch AS "BatchId", f.day AS "BackDate", f.lack AS "Lack",
       CASE WHEN f.arrived THEN '${Here}' WHEN f.status <> '${FLOW_STATUS.Passed}' THEN '${None}' WHEN f.day > f.today THEN '${Early}'
         WHEN f.lack > 0 THEN '${Lacking}' WHEN f.ill THEN '${Ill}' ELSE '${Good}' END AS verdict
     FROM (SELECT a."Id" AS id, a."StudentId" AS student, a."BatchId" AS batch, to_char(a."BackDate", 'YYYY-MM-DD') AS day, a."Status" AS status,
         a."ArriveState" = '${ARRIVE_STATE.Here}' AS arrived, to_char(now(), 'YYYY-MM-DD') AS today, a."CreateDate" AS made,
         CASE WHEN a."BackKind" = '${BACK_KIND.Self}' THEN 0 ELSE greatest(0, b."HealthDays" - (SELECT count(*) FROM "HealthDeclare" h
           WHERE h."StudentId" = a."StudentId" AND h."Scene" = '${HEALTH_SCENE.Back}' AND h."IsDeleted" = 0
             AND h."DeclareDate" >= a."BackDate" - b."HealthDays" AND h."DeclareDate" < a."BackDate"))::int END AS lack,
         EXISTS (SELECT 1 FROM "HealthDeclare" h WHERE h."StudentId" = a."StudentId" AND h."Scene" = '${HEALTH_SCENE.Back}' AND h."IsDeleted" = 0
           AND h."DeclareDate" >= now()::date - 1 AND h."IsAbnormal" = 1 AND h."HandleState" <> '${HANDLE_STATE.Done}') AS ill
       FROM "BackApply" a JOIN "BackBatch" b ON b."Id" = a."BatchId"
       WHERE ${which} AND b."State" = '${TASK_STATE.Running}' AND a."IsDeleted" = 0) f
     ORDER BY f.status = '${FLOW_STATUS.Passed}' DESC, f.made DESC, f.id LIMIT 1`,
    [value],
  );
  return rows[0];
}
