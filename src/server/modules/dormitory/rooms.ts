import { v7 as uuid } from 'uuid';
import type { RowHook } from '../../data/module.ts';
import { BED_POS, BED_STATE } from '../../../contract/generated/codes.ts';

/** A room has as many beds as it says. Beds beyond that stay: somebody may lie in them. */
export async function afterRoomsSave(hooks: readonly RowHook[]): Promise<void> {
  const [first] = hooks;
  if (!first) return;
  const wanted = hooks.flatMap(({ row }) =>
    Array.from({ length: Number(row['BedCount'] ?? 0) }, (_, at) => ({
      id: uuid().replaceAll('-', ''),
      room: String(row['Id']),
      no: at + 1,
    })),
  );
  await first.tx.query(
    `INSERT INTO "Bed" ("Id", "RoomId", "BuildingId", "BedNo", "BedPos", "State", "BedName", "CreateDate", "UpdateDate", "IsDeleted", "Version")
     SELECT w.id, r."Id", r."BuildingId", w.no, $4, $5, g."BuildingName" || ' ' || r."RoomNo" || ' ' || w.no || '床', now(), now(), 0, 1
     FROM unnest($1::text[], $2::text[], $3::int[]) AS w(id, room, no) JOIN "Room" r ON r."Id" = w.room
     JOIN "Building" g ON g."Id" = r."BuildingId"
     WHERE NOT EXISTS (SELECT 1 FROM "Bed" d WHERE d."RoomId" = r."Id" AND d."BedNo" = w.no AND d."IsDeleted" = 0)`,
    [
      wanted.map(({ id }) => id),
      wanted.map(({ room }) => room),
      wanted.map(({ no }) => no),
      BED_POS.Loft,
      BED_STATE.Free,
    ],
  );
}
