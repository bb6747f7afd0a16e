import { entities, type GateRecord } from '../../../contract/generated/entities.ts';
import { GATE_RESULT } from '../../../contract/generated/codes.ts';
import type { RowHook } from '../../data/module.ts';
import { changeWhere } from '../../data/write/change-where.ts';

/** What a device's file does not say follows from the device and the student; a pass without a student is a stranger's. */
export async function beforePassSave({ tx, row }: RowHook<GateRecord>): Promise<void> {
  const answer = await tx.query<Record<string, unknown>>(
    `SELECT g."GateType", g."BuildingId", s."StudentNo", s."TrueName", s."ClassId" FROM "GateDevice" g
     LEFT JOIN "Student" s ON s."Id" = $2 WHERE g."Id" = $1`,
    [row['DeviceId'], row['StudentId'] ?? null],
  );
  Object.assign(row, answer.rows[0], row['StudentId'] ? {} : { Result: GATE_RESULT.Stranger });
}

/** A device was alive when somebody passed it; the clock of one that goes fast is not believed. */
export async function afterPassesSave(hooks: readonly RowHook<GateRecord>[]): Promise<void> {
  const [first] = hooks;
  if (!first) return;
  await changeWhere(
    first,
    entities.GateDevice,
    `UPDATE "GateDevice" d SET "LastBeat" = w.at FROM (SELECT device, least(max(at), now()) AS at
       FROM unnest($1::text[], $2::timestamptz[]) AS p(device, at) GROUP BY device) w
     WHERE d."Id" = w.device AND coalesce(d."LastBeat" < w.at, TRUE)`,
    [hooks.map(({ row }) => row['DeviceId']), hooks.map(({ row }) => row['PassTime'])],
    { as: 'count' },
  );
}
