import type { Named } from '../../data/row-of.ts';
import { BED_POS, BED_STATE, BUILDING_GENDER, ROOM_STATE } from '../../../contract/generated/codes.ts';
import type { Building, Room } from '../../../contract/generated/entities.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { foldedText } from '../../../contract/folded-text.ts';
import type { Row } from '../../../contract/rules.ts';
import { addRows } from '../../data/write/bulk-write.ts';
import { entityOf } from '../../data/entities.ts';
import type { HandlerContext, RowHook, WriteContext } from '../../data/module.ts';
import { refuse, refuseFields } from '../../data/refusal.ts';
import { lockRow } from '../../data/write/system-write.ts';

/** A room has as many beds as it says; those that it has no place for go by the rules of beds. */
export async function afterRoomsSave(hooks: readonly RowHook<Room>[]): Promise<void> {
  const [first] = hooks;
  const rooms = hooks.map(({ row }) => row);
  if (first) await addBeds(first, first.enCode, rooms);
}

/** Building and name of a bed follow its room by the schema. */
async function addBeds(context: WriteContext, enCode: string, rooms: readonly Row[]): Promise<void> {
  const { rows } = await context.tx.query<{ RoomId: string; BedNo: number }>(
    `SELECT r."Id" AS "RoomId", n AS "BedNo" FROM "Room" r CROSS JOIN generate_series(1, r."BedCount") n
     WHERE r."Id" = ANY($1) AND NOT EXISTS (SELECT 1 FROM "Bed" d WHERE d."RoomId" = r."Id" AND d."BedNo" = n AND d."IsDeleted" = 0)
     ORDER BY r."Id", n FOR SHARE OF r`,
    [rooms.map(({ Id }) => Id)],
  );
  const beds = rows.map((place) => ({ ...place, BedPos: BED_POS.Loft, State: BED_STATE.Free }));
  if (beds.length > 0) await addRows(context, entityOf(context.engine, entities.Bed), beds, enCode);
}

/** Rooms of several floors, numbered by floor and place, with their beds; numbers that are there already are left alone. */
export async function generateRooms(context: HandlerContext): Promise<{ Added: number; Skipped: number }> {
  const { tx, params, enCode } = context;
  const building = (await lockRow(
    context,
    entities.Building,
    String(params['BuildingId']),
  )) as Partial<Building>;
  const [from, to, count] = [
    Number(params['FromFloor']),
    Number(params['ToFloor']),
    Number(params['RoomCount']),
  ];
  if (to < from) throw refuseFields([{ Key: 'ToFloor', Message: '结束楼层不能小于起始楼层' }]);
  if (to > building.FloorCount!)
    throw refuseFields([{ Key: 'ToFloor', Message: `${building.BuildingName}只有${building.FloorCount}层` }]);
  if (building.GenderType !== BUILDING_GENDER.Mixed && building.GenderType !== params['Gender'])
    throw refuseFields([{ Key: 'Gender', Message: '与楼栋的性别属性不符' }]);
  const { BuildingId, Gender, RoomType, BedCount, Fee } = params;
  const wanted = Array.from({ length: (to - from + 1) * count }, (_, at): Named<Room> => {
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
  await addBeds(context, enCode, rooms);
  return { Added: rooms.length, Skipped: wanted.length - rooms.length };
}
