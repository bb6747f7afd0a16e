import { v7 as uuid } from 'uuid';
import { BED_POS, BED_STATE, BUILDING_GENDER, ROOM_STATE } from '../../../contract/generated/codes.ts';
import type { Building } from '../../../contract/generated/entities.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { foldedText } from '../../../contract/folded-text.ts';
import type { Row } from '../../../contract/rules.ts';
import { addRows } from '../../data/bulk-write.ts';
import { entityOf } from '../../data/entities.ts';
import type { HandlerContext, RowHook, WriteContext } from '../../data/module.ts';
import { refuse, refuseFields } from '../../data/refusal.ts';
import { lockRow } from '../../data/system-write.ts';

/** A room has as many beds as it says. Beds beyond that stay: somebody may lie in them. */
export async function afterRoomsSave(hooks: readonly RowHook[]): Promise<void> {
  const [first] = hooks;
  if (!first) return;
  await addBeds(
    first,
    hooks.map(({ row }) => row),
  );
}

async function addBeds({ tx }: WriteContext, rooms: readonly Row[]): Promise<void> {
  const wanted = rooms.flatMap((row) =>
    Array.from({ length: Number(row['BedCount'] ?? 0) }, (_, at) => ({
      id: uuid().replaceAll('-', ''),
      room: String(row['Id']),
      no: at + 1,
    })),
  );
  await tx.query(
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

/** A bed lies in the building of its room, and is called by both. */
export async function beforeBedSave({ tx, row, before }: RowHook): Promise<void> {
  if (before) return;
  const { rows } = await tx.query<Row>(
    `SELECT r."BuildingId", g."BuildingName" || ' ' || r."RoomNo" || ' ' AS "Place" FROM "Room" r
     JOIN "Building" g ON g."Id" = r."BuildingId" WHERE r."Id" = $1`,
    [row['RoomId']],
  );
  const [room] = rows;
  if (!room) throw refuseFields([{ Key: 'RoomId', Message: '房间不存在' }]);
  Object.assign(row, {
    BuildingId: room['BuildingId'],
    BedName: `${String(room['Place'])}${String(row['BedNo'])}床`,
  });
}

/** Rooms of several floors, numbered by floor and place, with their beds; numbers that are there already are left alone. */
export async function generateRooms(context: HandlerContext): Promise<{ Added: number; Skipped: number }> {
  const { tx, params, enCode } = context;
  const building = (await lockRow(
    context,
    entities.Building,
    String(params['BuildingId']),
  )) as Partial<Building>;
  const [from, to, count] = [params['FromFloor'], params['ToFloor'], params['RoomCount']].map(Number) as [
    number,
    number,
    number,
  ];
  if (to < from) throw refuseFields([{ Key: 'ToFloor', Message: '结束楼层不能小于起始楼层' }]);
  if (to > building.FloorCount!)
    throw refuseFields([{ Key: 'ToFloor', Message: `${building.BuildingName}只有${building.FloorCount}层` }]);
  if (building.GenderType !== BUILDING_GENDER.Mixed && building.GenderType !== params['Gender'])
    throw refuseFields([{ Key: 'Gender', Message: '与楼栋的性别属性不符' }]);
  const { BuildingId, Gender, RoomType, BedCount, Fee } = params;
  const wanted = Array.from({ length: (to - from + 1) * count }, (_, at): Row => {
    const FloorNo = from + Math.floor(at / count);
    const RoomNo = `${FloorNo}${String((at % count) + 1).padStart(2, '0')}`;
    return { BuildingId, FloorNo, RoomNo, Gender, RoomType, BedCount, Fee, State: ROOM_STATE.Normal };
  });
  const there = await tx.query<{ RoomNo: string }>(
    `SELECT "RoomNo" FROM "Room" WHERE "BuildingId" = $1 AND "IsDeleted" = 0`,
    [BuildingId],
  );
  const known = new Set(there.rows.map(({ RoomNo }) => foldedText(RoomNo)));
  const rooms = wanted.filter(({ RoomNo }) => !known.has(String(RoomNo)));
  if (rooms.length === 0) throw refuse('这些房间号都已存在');
  await addRows(context, entityOf(context.engine, entities.Room), rooms, enCode);
  await addBeds(context, rooms);
  return { Added: rooms.length, Skipped: wanted.length - rooms.length };
}

const TAKEN = [BED_STATE.Held, BED_STATE.Chosen, BED_STATE.Occupied];

/** A room goes with its beds and what was given of them, unless somebody has one. */
export async function beforeRoomDelete({ tx, row }: RowHook): Promise<void> {
  const beds = await tx.query<{ Id: string; State: string }>(
    `SELECT "Id", "State" FROM "Bed" WHERE "RoomId" = $1 AND "IsDeleted" = 0 ORDER BY "Id" FOR UPDATE`,
    [row['Id']],
  );
  if (beds.rows.some(({ State }) => TAKEN.some((taken) => taken === State)))
    throw refuse('房间里有已被选择或入住的床位，不能删除');
  const ids = beds.rows.map(({ Id }) => Id);
  const gone = `SET "IsDeleted" = 1, "UpdateDate" = now(), "Version" = "Version" + 1`;
  await tx.query(`UPDATE "BedAllocation" ${gone} WHERE "BedId" = ANY($1) AND "IsDeleted" = 0`, [ids]);
  await tx.query(`UPDATE "Bed" ${gone} WHERE "Id" = ANY($1)`, [ids]);
}

/** A building is empty before it goes. */
export async function beforeBuildingDelete({ tx, row }: RowHook): Promise<void> {
  const rooms = await tx.query(`SELECT 1 FROM "Room" WHERE "BuildingId" = $1 AND "IsDeleted" = 0 LIMIT 1`, [
    row['Id'],
  ]);
  if (rooms.rowCount > 0) throw refuse('楼栋里还有房间，请先删除房间');
}
