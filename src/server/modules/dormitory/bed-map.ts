import { createHash } from 'node:crypto';
import type { CallOutput } from '../../../contract/generated/calls.ts';
import { BED_STATE, ROOM_STATE, TASK_STATE } from '../../../contract/generated/codes.ts';
import {
  entities,
  type Bed,
  type BedAllocation,
  type NewStudent,
  type Room,
} from '../../../contract/generated/entities.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { entityOf } from '../../data/entities.ts';
import { codeNames } from '../../data/read/labels.ts';
import { scopeSql } from '../../data/access/scope.ts';
import { Binder, column } from '../../data/sql/sql.ts';
import { mayChoose, type MayChoose } from './choosing.ts';
import { mateSaid } from './mates.ts';
import { ROOM_IS_OPEN } from './open-room.ts';

/** A bed as a map shows it, with the display texts of its places and of who has it. */
export type MapBed = CallOutput['Dormitory/GetMyBeds']['Rows'][number];

/** A bed with what its names are made of. */
interface StoredBed extends Omit<MapBed, 'RoomName' | 'NewStudentName'> {
  readonly room: string;
  readonly roomState: string;
  readonly beds: number;
  readonly fee: number;
  readonly chosenBy: string | null;
  readonly name: string | null;
  readonly region: string | null;
}

/** A hold that is over is none, whether or not anybody has noticed yet. */
const COLUMNS = `d."Id", d."BuildingId", g."BuildingName", r."FloorNo" || '层' AS "FloorName", d."RoomId", r."RoomNo" AS room, r."State" AS "roomState",
  r."BedCount" AS beds, r."Fee"::float8 AS fee, d."BedNo", d."BedPos", d."BedName",
  CASE WHEN d."State" = '${BED_STATE.Held}' AND d."LockExpire" <= now() THEN '${BED_STATE.Free}' ELSE d."State" END AS "State",
  CASE WHEN d."State" = '${BED_STATE.Held}' AND d."LockExpire" > now() THEN d."LockUserId" END AS "LockUserId",
  CASE WHEN d."State" = '${BED_STATE.Held}' THEN to_char(d."LockExpire", 'YYYY-MM-DD HH24:MI:SS') END AS "LockExpire",
  d."NewStudentId" AS "chosenBy", coalesce(t."TrueName", s."TrueName") AS name, coalesce(t."SourceRegion", s."SourceRegion") AS region`;
const TABLES = `"Bed" d JOIN "Room" r ON r."Id" = d."RoomId" JOIN "Building" g ON g."Id" = d."BuildingId"
  LEFT JOIN "NewStudent" s ON s."Id" = d."NewStudentId" LEFT JOIN "Student" t ON t."Id" = d."StudentId"`;
const ORDER = `g."BuildingCode", r."FloorNo", r."RoomNo", d."BedNo"`;

/** Every bed of a building, with who has it, as far as the caller's scope reaches. */
export async function bedsOfBuilding(
  engine: Engine,
  caller: Caller,
  building: string,
): Promise<CallOutput['Dormitory/GetBedMap']['Rows']> {
  const binder = new Binder();
  const key = binder.bind(building);
  const entity = entityOf(engine, entities.Bed);
  const scope = scopeSql(engine.catalog, entity, caller, binder, 'd');
  const answer = await engine.database.query<StoredBed & { allocated: string | null }>(
    `SELECT ${COLUMNS}, (${ALLOCATED}) AS allocated FROM ${TABLES} WHERE d."BuildingId" = ${key} AND d."IsDeleted" = 0 AND ${scope} ORDER BY ${ORDER}`,
    binder.values,
  );
  const positionOf = codeNames<Bed>(engine.catalog, entities.Bed, 'BedPos');
  const stateOf = codeNames<Bed>(engine.catalog, entities.Bed, 'State');
  const roomStateOf = codeNames<Room>(engine.catalog, entities.Room, 'State');
  const noteOf = (roomState: string) =>
    roomState === ROOM_STATE.Normal ? '' : `（${roomStateOf(roomState)}）`;
  return answer.rows.map(
    ({ room, roomState, beds, fee: _fee, chosenBy: _by, name, region: _region, allocated, ...bed }) => ({
      ...bed,
      RoomName: `${room} ${beds}人间${noteOf(roomState)}`,
      BedPosName: positionOf(bed.BedPos),
      StateName: stateOf(bed.State),
      NewStudentName: name,
      Allocated: allocated,
    }),
  );
}

/** The class, major or college that a bed is given to in batches that are not over. */
const ALLOCATED = `SELECT string_agg(coalesce(ac."ClassName", am."MajorName", ao."OrgName"), '、' ORDER BY ab."CreateDate")
  FROM "BedAllocation" a JOIN "OrientationBatch" ab ON ab."Id" = a."BatchId" AND ab."IsDeleted" = 0 AND ab."State" <> '${TASK_STATE.Ended}'
  LEFT JOIN "ClassInfo" ac ON ac."Id" = a."ClassId" LEFT JOIN "Major" am ON am."Id" = a."MajorId" LEFT JOIN "Org" ao ON ao."Id" = a."CollegeId"
  WHERE a."BedId" = d."Id" AND a."IsDeleted" = 0`;

/** A new student as far as choosing goes. */
export interface Chooser extends MayChoose {
  readonly student: string;
  readonly gender: string;
  readonly batch: string;
  /** The level at which beds are given to them: `ClassId`, `MajorId` or `CollegeId`; none when there are none. */
  readonly level: 'ClassId' | 'MajorId' | 'CollegeId' | null;
  readonly place: string | null;
  /** The bed that is held for them, and until when. */
  readonly held: string | null;
  readonly heldUntil: string | null;
}

/** Who chooses, by the database's clock; undefined for anybody who is no new student. */
export async function chooserOf(engine: Engine, userId: string): Promise<Chooser | undefined> {
  const has = (field: keyof typeof BELOW) =>
    `EXISTS (SELECT 1 FROM "BedAllocation" x WHERE x."BatchId" = s."BatchId" AND x.${column<BedAllocation>(field)} = s.${column<NewStudent>(field)} AND x."Gender" = s."Gender" AND x."IsDeleted" = 0)`;
  const { columns, tables } = mayChoose(engine, 'YYYY-MM-DD HH24:MI');
  const answer = await engine.database.query<Chooser>(
    `SELECT s."Id" AS student, s."Gender" AS gender, s."BatchId" AS batch,
       CASE WHEN ${has('ClassId')} THEN 'ClassId' WHEN ${has('MajorId')} THEN 'MajorId' WHEN ${has('CollegeId')} THEN 'CollegeId' END AS level,
       CASE WHEN ${has('ClassId')} THEN s."ClassId" WHEN ${has('MajorId')} THEN s."MajorId" ELSE s."CollegeId" END AS place,
       h."Id" AS held, to_char(h."LockExpire", 'YYYY-MM-DD HH24:MI:SS') AS "heldUntil", ${columns}
     FROM "NewStudent" s ${tables}
     LEFT JOIN "Bed" h ON h."LockUserId" = $1 AND h."State" = $2 AND h."LockExpire" > now() AND h."IsDeleted" = 0
     WHERE s."UserId" = $1 AND s."IsDeleted" = 0`,
    [userId, BED_STATE.Held],
    'dorm_chooser',
  );
  return answer.rows[0];
}

/** The beds that a chooser may see, without who has them but for surname and province, and their tag. */
export interface OpenBeds {
  readonly beds: readonly (MapBed & { readonly chosenBy: string | null })[];
  readonly tag: string;
}

/** The beds of a class, major or college, of one gender, in one batch. */
export async function openBeds(engine: Engine, chooser: Chooser): Promise<OpenBeds> {
  const { level, place, batch, gender, student } = chooser;
  // Once they have one, it is their room that matters.
  const where = chooser.isDone
    ? `d."RoomId" = (SELECT o."RoomId" FROM "Bed" o WHERE o."NewStudentId" = $1 AND o."IsDeleted" = 0)`
    : `d."Id" IN (SELECT a."BedId" FROM "BedAllocation" a WHERE a.${column<BedAllocation>(level ?? 'CollegeId')} = $1 AND a."BatchId" = $2 AND a."Gender" = $3 AND a."IsDeleted" = 0
        ${BELOW[level ?? 'CollegeId']}) AND r."Gender" = $3 AND ${ROOM_IS_OPEN}`;
  const values = chooser.isDone ? [student] : [place, batch, gender];
  const answer = await engine.database.query<StoredBed>(
    `SELECT ${COLUMNS} FROM ${TABLES} WHERE ${where} AND d."State" <> '${BED_STATE.Disabled}' AND d."IsDeleted" = 0 ORDER BY ${ORDER}`,
    values,
    chooser.isDone ? 'dorm_own_room' : `dorm_open_${level}`,
  );
  const said = mateSaid(engine);
  const beds = answer.rows.map(({ room, roomState: _state, beds: places, fee, name, region, ...bed }) => ({
    ...bed,
    RoomName: `${room}（${places}人间 ${fee}元/年）`,
    NewStudentName: name === null ? null : said(name, region),
  }));
  return { beds, tag: createHash('sha256').update(JSON.stringify(beds)).digest('base64url').slice(0, 16) };
}

/** What is given to a class is not open to the rest of its major. */
const BELOW = {
  ClassId: '',
  MajorId: 'AND a."ClassId" IS NULL',
  CollegeId: 'AND a."ClassId" IS NULL AND a."MajorId" IS NULL',
};
