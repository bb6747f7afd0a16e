import { entities } from '../../../../contract/generated/entities.ts';
import type { Row } from '../../../../contract/rules.ts';
import type { WriteContext } from '../../../data/module.ts';
import { newId } from '../../../data/write/row-store.ts';
import { addRow, changeRow, lockRow } from '../../../data/write/system-write.ts';
import { reasonsAgainst } from './clearance.ts';
import type { Comer } from './comer.ts';

/** What a desk keeps of a comer: one row each, under his own Id. */
function caseRow(comer: Comer): Row {
  const reasons = reasonsAgainst(comer);
  return {
    NewStudentId: comer.id,
    TrueName: comer.name,
    CheckinState: comer.state,
    CheckinTime: comer.checkedInAt,
    PayState: comer.payState,
    DormState: comer.dormState,
    PhotoState: comer.photoState,
    Allowed: reasons.length === 0 ? 1 : 0,
    Reasons: reasons.join('；') || null,
    ExamineeNo: comer.examineeNo,
    StudentNo: comer.studentNo,
    Gender: comer.gender,
    CollegeId: comer.college,
    MajorId: comer.major,
    ClassId: comer.class,
    BedName: comer.bed,
    CounsellorName: comer.counsellor,
    CounsellorPhone: comer.counsellorPhone,
  };
}

/** The case of a comer, locked; undefined when he was at no desk yet. */
export async function caseOf(context: WriteContext, id: string): Promise<Row | undefined> {
  const known = await context.tx.query('SELECT 1 FROM "CheckinCase" WHERE "Id" = $1 AND "IsDeleted" = 0', [
    id,
  ]);
  return known.rowCount === 0 ? undefined : lockRow(context, entities.CheckinCase, id);
}

/** Opens the case of a comer, or goes on with it under whoever has him before him now. @returns his pictures */
export async function keepCase(
  context: WriteContext,
  comer: Comer,
  before: Row | undefined,
  more: Row,
  enCode: string,
): Promise<CasePictures> {
  const Id = comer.id;
  const pictures = await picturesOf(context, comer, before, enCode);
  const row = { ...caseRow(comer), ...pictures, ...more };
  if (before) await changeRow(context, entities.CheckinCase, before, row, enCode);
  else await addRow(context, entities.CheckinCase, { Id, IdVerified: 0, Compare: 0, ...row }, enCode);
  return pictures;
}

/** Pictures that belong to a case, by the Ids of its own copies. */
interface CasePictures {
  readonly Photo: string | null;
  readonly GroupQr: string | null;
}

async function picturesOf(
  context: WriteContext,
  { id, photo, groupQr }: Comer,
  before: Row | undefined,
  enCode: string,
): Promise<CasePictures> {
  const of = { entity: entities.CheckinCase, id, enCode };
  return {
    Photo: await copyPicture(context, photo, before?.['Photo'], of),
    GroupQr: await copyPicture(context, groupQr, before?.['GroupQr'], of),
  };
}

/**
 * A picture of another row as one of this row's own: who may see a picture is decided by the row that it belongs to. The
 * stored bytes are the same.
 * @returns the Id of the copy; that of `known` when it is of the same bytes
 */
export async function copyPicture(
  context: WriteContext,
  source: string | null,
  known: unknown,
  of: { readonly entity: string; readonly id: string; readonly enCode: string },
): Promise<string | null> {
  if (source === null || source === '') return null;
  const answer = await context.tx.query<{ same: boolean }>(
    `SELECT o."Url" IS NOT DISTINCT FROM a."Url" AS same FROM "Attachment" a LEFT JOIN "Attachment" o ON o."Id" = $2
     WHERE a."Id" = $1 AND a."IsDeleted" = 0`,
    [source, known ?? ''],
  );
  if (answer.rowCount === 0) return null;
  if (answer.rows[0]!.same && typeof known === 'string') return known;
  const stored = await lockRow(context, entities.Attachment, source);
  return addRow(
    context,
    entities.Attachment,
    { ...stored, Id: newId(), BizType: of.entity, BizId: of.id },
    of.enCode,
  );
}
