import type { Named } from '../../../data/row-of.ts';
import { entities, type CheckinCase } from '../../../../contract/generated/entities.ts';
import type { Row } from '../../../../contract/rules.ts';
import { entityOf } from '../../../data/entities.ts';
import type { HandlerContext } from '../../../data/module.ts';
import { lockRows } from '../../../data/write/bulk-write.ts';
import { addRow, changeRow } from '../../../data/write/system-write.ts';
import { reasonsAgainst } from './clearance.ts';
import type { Candidate } from './candidate.ts';
import { copyFile } from '../../../storage/copy-file.ts';

/** What a desk keeps of a candidate: one row each, under their own Id. What it repeats of the person follows by itself. */
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
    BedName: candidate.bed,
  };
}

/** The case of a candidate, locked; undefined when they were at no desk yet. */
export async function caseOf(context: HandlerContext, id: string): Promise<Row | undefined> {
  const { CheckinCase } = entities;
  return (await lockRows(context, entityOf(context.engine, CheckinCase), [id])).get(id);
}

/**
 * Opens the case of a candidate, or goes on with it under the member of staff who has them at the desk now.
 * @returns the Id of the portrait as the case has it
 */
export async function keepCase(
  context: HandlerContext,
  candidate: Candidate,
  before: Row | undefined,
  more: Named<CheckinCase>,
): Promise<string | null> {
  const { enCode } = context;
  const { id: Id, photo, groupQr } = candidate;
  const of = { entity: entities.CheckinCase, id: Id, enCode };
  const Photo = await copyFile(context, photo, before?.['Photo'], of);
  const GroupQr = await copyFile(context, groupQr, before?.['GroupQr'], of);
  const row = { ...caseRow(candidate), Photo, GroupQr, ...more };
  if (before) await changeRow(context, entities.CheckinCase, before, row, enCode);
  else await addRow(context, entities.CheckinCase, { Id, IdVerified: 0, Compare: 0, ...row }, enCode);
  return Photo;
}
