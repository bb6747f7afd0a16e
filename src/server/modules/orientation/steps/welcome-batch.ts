import type { OrientationBatch } from '../../../../contract/generated/entities.ts';
import { TASK_STATE } from '../../../../contract/generated/codes.ts';
import type { Caller } from '../../../data/access/caller.ts';
import type { Engine } from '../../../data/engine.ts';
import { localSql } from '../../../data/time/clock.ts';
import { column } from '../../../data/sql/sql.ts';

/** Empty where the batch says nothing; of files their Ids with commas between them. */
const TEXTS = ['Announcement', 'HotLine', 'GuidePdf', 'MapImg', 'BannerImg'] as const;

/** What is told of a batch to everybody. */
type Batch = Readonly<
  Record<'Id' | 'BatchName' | 'PreTime' | 'CheckinTime' | 'CheckinStart' | (typeof TEXTS)[number], string>
>;

type BatchField = keyof OrientationBatch & string;

/** The batch that somebody is welcomed to: the own one, or the latest that is in progress. */
export async function batchFor({ database }: Engine, { subject }: Caller): Promise<Batch | undefined> {
  const at = (name: BatchField) => `left(${localSql(`b.${column<OrientationBatch>(name)}`)}, 16)`;
  const span = (from: BatchField, to: BatchField) => `${at(from)} || ' 至 ' || ${at(to)}`;
  const text = (name: BatchField) => `coalesce(b.${column<OrientationBatch>(name)}, '') AS "${name}"`;
  const answer = await database.query<Batch>(
    `SELECT b."Id", b."BatchName", ${span('PreStart', 'PreEnd')} AS "PreTime", ${span('CheckinStart', 'CheckinEnd')} AS "CheckinTime",
       ${localSql('b."CheckinStart"')} AS "CheckinStart", ${TEXTS.map(text).join(', ')}
     FROM "OrientationBatch" b LEFT JOIN "NewStudent" n ON n."BatchId" = b."Id" AND n."Id" = $2 AND n."IsDeleted" = 0
     WHERE b."IsDeleted" = 0 AND (b."State" = $1 OR n."Id" IS NOT NULL)
     ORDER BY n."Id" IS NULL, b."GradeYear" DESC, b."TrainLevel" DESC LIMIT 1`,
    [TASK_STATE.Running, subject.NewStudentId],
    'orientation_welcome',
  );
  return answer.rows[0];
}
