import type { Named } from '../../../data/row-of.ts';
import { entities, type CheckinCase } from '../../../../contract/generated/entities.ts';
import type { Row } from '../../../../contract/rules.ts';
import type { WriteContext } from '../../../data/module.ts';
import { addRow, changeRow, lockRow } from '../../../data/write/system-write.ts';
import { reasonsAgainst } from './clearance.ts';
import type { Candidate } from './candidate.ts';
import { copyFile } from '../../../storage/copy-file.ts';

/** What a desk keeps of a candidate: one row each, under their own Id. */
function caseRow(candidate: Candidate): Named<CheckinCase> {
  const reasons = reasonsAgainst(candidate);
  return {
    NewStudentId: candidate.id,
    TrueName: candidate.name,
    CheckinState: candidate.state,
    CheckinTime: candidate.checkedInAt,
    PayState: candidate.payState,
    DormState: candidate.dormState,
    PhotoState: candidate.photoState,
    Allowed: reasons.length === 0 ? 1 : 0,
    Reasons: reasons.join('；') || null,
    ExamineeNo: candidate.examineeNo,
    StudentNo: candidate.studentNo,
    Gender: candidate.gender,
    CollegeId: candidate.college,
    MajorId: candidate.major,
    ClassId: candidate.class,
    BedName: candidate.bed,
  };
}

/** The case of a candidate, locked; undefined when they were at no desk yet. */
export async function caseOf(context: WriteContext, id: string): Promise<Row | undefined> {
  const known = await context.tx.query('SELECT 1 FROM "CheckinCase" WHERE "Id" = $1 AND "IsDeleted" = 0', [
    id,
  ]);
  return known.rowCount === 0 ? undefined : lockRow(context, entities.CheckinCase, id);
}

/** Opens the case of a candidate, or goes on with it under the member of staff who has them at the desk now. @returns their pictures */
export async function keepCase(
  context: WriteContext,
  candidate: Candidate,
  before: Row | undefined,
  more: Named<CheckinCase>,
  enCode: string,
): Promise<CasePictures> {
  const Id = candidate.id;
  const pictures = await picturesOf(context, candidate, before, enCode);
  const row = { ...caseRow(candidate), ...pictures, ...more };
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
  { id, photo, groupQr }: Candidate,
  before: Row | undefined,
  enCode: string,
): Promise<CasePictures> {
  const of = { entity: entities.CheckinCase, id, enCode };
  return {
    Photo: await copyFile(context, photo, before?.['Photo'], of),
    GroupQr: await copyFile(context, groupQr, before?.['GroupQr'], of),
  };
}
