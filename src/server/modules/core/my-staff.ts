import type { CallOutput } from '../../../contract/generated/calls.ts';
import { ENABLE } from '../../../contract/generated/codes.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Queryable } from '../../data/database/database.ts';

/** Who looks after the caller, each with the telephone that a press calls; staff have nobody here. */
export async function staffOf(
  queryable: Queryable,
  { subject }: Caller,
): Promise<CallOutput['UserInfo/GetMyStaff']> {
  const { rows } = await queryable.query<CallOutput['UserInfo/GetMyStaff'][number]>(
    `SELECT t."TrueName" AS "Name", w.post || coalesce(' ' || t."Phone", '') AS "Text", coalesce('tel:' || t."Phone", '') AS "Url",
       CASE WHEN t."Phone" IS NULL THEN 'UserOutlined' ELSE 'PhoneOutlined' END AS "Icon"
     FROM "Student" s LEFT JOIN "ClassInfo" k ON k."Id" = s."ClassId" AND k."IsDeleted" = 0
     CROSS JOIN LATERAL (VALUES (1, '辅导员', s."CounsellorId"), (2, '班主任', k."HeadTeacherId"), (3, '导师', s."TutorId")) AS w(place, post, teacher)
     JOIN "Teacher" t ON t."Id" = w.teacher AND t."State" = $2 AND t."IsDeleted" = 0
     WHERE s."Id" = $1 AND s."IsDeleted" = 0 ORDER BY w.place`,
    [subject.StudentId, ENABLE.On],
    'my_staff',
  );
  return rows;
}
