import type { OrientationBatch } from '../../../../contract/generated/entities.ts';
import { TASK_STATE } from '../../../../contract/generated/codes.ts';
import type { Caller } from '../../../data/access/caller.ts';
import type { Engine } from '../../../data/engine.ts';
import { local } from './mine.ts';
import { column } from '../../../data/sql/sql.ts';

/** What is told of a batch to everybody. */
interface Batch {
  readonly Id: string;
  readonly BatchName: string;
  readonly PreTime: string;
  readonly CheckinTime: string;
  readonly CheckinStart: string;
  readonly Announcement: string;
  readonly HotLine: string;
  /** Ids of files with commas between them; empty for none. */
  readonly GuidePdf: string;
  readonly MapImg: string;
  readonly BannerImg: string;
}

type BatchField = keyof OrientationBatch & string;

/** The batch that somebody is welcomed to: the own one, or the latest that is in progress. */
export async function batchFor({ database }: Engine, { subject }: Caller): Promise<Batch | undefined> {
  const at = (name: BatchField) => `left(${local(`b.${column<OrientationBatch>(name)}`)}, 16)`;
  const span = (from: BatchField, to: BatchField) => `${at(from)} || ' 至 ' || ${at(to)}`;
  const text = (name: BatchField) => `coalesce(b.${column<OrientationBatch>(name)}, '') AS "${name}"`;
  const answer = await database.query<Batch>(
    `SELECT b."Id", b."BatchName", ${span('PreStart', 'PreEnd')} AS "PreTime", ${span('CheckinStart', 'CheckinEnd')} AS "CheckinTime",
       ${local('b."CheckinStart"')} AS "CheckinStart", ${(['Announcement', 'HotLine', 'GuidePdf', 'MapImg', 'BannerImg'] as const).map(text).join(', ')}
     FROM "OrientationBatch" b LEFT JOIN "NewStudent" n ON n."BatchId" = b."Id" AND n."Id" = $2 AND n."IsDeleted" = 0
     WHERE b."IsDeleted" = 0 AND (b."State" = $1 OR n."Id" IS NOT NULL)
     ORDER BY n."Id" IS NULL, b."GradeYear" DESC, b."TrainLevel" DESC LIMIT 1`,
    [TASK_STATE.Running, subject.NewStudentId],
    'orientation_welcome',
  );
  return answer.rows[0];
}
