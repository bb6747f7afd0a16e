import type { Named } from '../../data/row-of.ts';
import { BED_POS, BED_STATE, BUILDING_GENDER, ROOM_STATE } from '../../../contract/generated/codes.ts';
import type { Building, Room } from '../../../contract/generated/entities.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { foldedText } from '../../../contract/folded-text.ts';
import type { Row } from '../../../contract/rules.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import { addRows } from '../../data/write/bulk-write.ts';
import { entityOf } from '../../data/entities.ts';
import type { HandlerContext, RowHook, WriteContext } from '../../data/module.ts';
import { refuse, refuseFields, type Refusal } from '../../data/refusal.ts';
import { endRows, lockRow } from '../../data/write/system-write.ts';

// SQL: d is Bed
// SQL: r is Room

/** A room has as many beds as it says. */
export async function afterRoomsSave(hooks: readonly RowHook<Room>[]): Promise<void> {
  const [first] = hooks;
  if (!first) return;
  const fewer = hooks.filter(
    ({ row, before }) => before && Number(row['BedCount']) < Number(before['BedCount']),
  );
  await takeBedsAway(
    first,
    fewer.map(({ row }) => row),
    `d."BedNo" > r."BedCount"`,
    (beds) => refuseFields([{ Key: 'BedCount', Message: `${beds}已被选择或入住，不能减少` }]),
  );
  await addBeds(
    first,
    first.enCode,
    hooks.map(({ row }) => row),
  );
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

const TAKEN = [BED_STATE.Held, BED_STATE.Chosen, BED_STATE.Occupied];

/** A room goes with its beds, unless somebody has one. */
export async function beforeRoomDelete(hook: RowHook<Room>): Promise<void> {
  await takeBedsAway(hook, [hook.row], 'TRUE', () => refuse('房间里有已被选择或入住的床位，不能删除'));
}

/** Beds of rooms go with what was given of them, unless somebody has one. */
async function takeBedsAway(
  hook: RowHook<Room>,
  rooms: readonly Row[],
  which: string,
  refusal: (beds: string) => Refusal,
): Promise<void> {
  if (rooms.length === 0) return;
  const { enCode, tx } = hook;
  const beds = await tx.query<{ Id: string; State: string; BedName: string }>(
    `SELECT d."Id", d."State", d."BedName" FROM "Bed" d JOIN "Room" r ON r."Id" = d."RoomId"
     WHERE d."RoomId" = ANY($1) AND d."IsDeleted" = 0 AND ${which} ORDER BY d."Id" FOR UPDATE OF d`,
    [rooms.map(({ Id }) => Id)],
  );
  const taken = beds.rows.filter(({ State }) => TAKEN.some((one) => one === State));
  if (taken.length > 0) throw refusal(taken.map(({ BedName }) => BedName).join('、'));
  const ids = beds.rows.map(({ Id }) => Id);
  const given = `UPDATE "BedAllocation" SET "IsDeleted" = 1 WHERE "BedId" = ANY($1)`;
  await changeWhere(hook, entities.BedAllocation, given, [ids], { as: 'act', enCode });
  await endRows(hook, entities.Bed, ids, enCode);
}
