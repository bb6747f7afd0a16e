import { GATE_DIR, LATE_KIND } from '../../../contract/generated/codes.ts';
import type { CallInput, CallOutput } from '../../../contract/generated/calls.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Caller } from '../../data/caller.ts';
import { entityOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import { namesOf } from '../../data/labels.ts';
import { filterSql, type Filter } from '../../data/filter.ts';
import { scopeSql } from '../../data/scope.ts';
import { Binder } from '../../data/sql.ts';

type Asked = CallInput['Dormitory/GateInfo'];
type Lines = CallOutput['Dormitory/GateInfo'];

/** A part of the board of gates: what it counts, among the rows (alias r) that the caller reaches and asks for. */
interface Part {
  readonly of: string;
  readonly sql: (reached: string, isSpan: boolean) => string;
}

/** Hours of the board: those just gone, or those of any day when days were chosen. */
const LAST_HOURS = `date_trunc('hour', now()) - interval '23 hours', now()`;
const IN_HOUR = `r."PassTime" >= h AND r."PassTime" < h + interval '1 hour'`;
const DAY_HOURS = `date_trunc('day', now()), date_trunc('day', now()) + interval '23 hours'`;
const AT_HOUR = `extract(hour FROM r."PassTime") = extract(hour FROM h)`;

const PARTS: Readonly<Record<Asked['Part'], Part>> = {
  hours: {
    of: entities.GateRecord,
    sql: (reached, isSpan) => `SELECT to_char(h, 'HH24:00') AS "Name",
        count(r."Id") FILTER (WHERE r."Direction" = '${GATE_DIR.In}')::int AS "In",
        count(r."Id") FILTER (WHERE r."Direction" = '${GATE_DIR.Out}')::int AS "Out"
      FROM generate_series(${isSpan ? DAY_HOURS : LAST_HOURS}, interval '1 hour') h
      LEFT JOIN "GateRecord" r ON ${isSpan ? AT_HOUR : IN_HOUR} AND r."IsDeleted" = 0 AND ${reached}
      GROUP BY h ORDER BY h`,
  },
  nights: {
    of: entities.LateReturn,
    sql: (reached) => `SELECT to_char(d, 'MM-DD') AS "Name",
        count(r."Id") FILTER (WHERE r."LateKind" = '${LATE_KIND.Late}')::int AS "Late",
        count(r."Id") FILTER (WHERE r."LateKind" = '${LATE_KIND.Absent}')::int AS "Absent"
      FROM generate_series(current_date - 14, current_date - 1, interval '1 day') d
      LEFT JOIN "LateReturn" r ON r."NightDate" = d::date AND r."IsDeleted" = 0 AND ${reached}
      GROUP BY d ORDER BY d`,
  },
  buildings: {
    of: entities.DormNightStat,
    sql: (reached) => `SELECT b."BuildingName" AS "Name",
        round(100.0 * r."InCount" / (r."Should" - r."UnknownCount"), 1)::float8 AS "Rate"
      FROM "DormNightStat" r JOIN "Building" b ON b."Id" = r."BuildingId"
      WHERE r."StatDate" = (SELECT max(o."StatDate") FROM "DormNightStat" o WHERE o."IsDeleted" = 0)
        AND r."Should" > r."UnknownCount" AND r."IsDeleted" = 0 AND ${reached}
      ORDER BY b."BuildingCode"`,
  },
  results: {
    of: entities.GateRecord,
    sql: (reached, isSpan) => `SELECT r."Result" AS "Name", count(*)::int AS "Count" FROM "GateRecord" r
      WHERE ${isSpan ? 'TRUE' : `r."PassTime" > now() - interval '7 days'`} AND r."IsDeleted" = 0 AND ${reached}
      GROUP BY r."Result" ORDER BY count(*) DESC`,
  },
};

/** What the gates tell of the last day, nights and week, as far as the caller reaches it. */
export async function gateInfo(engine: Engine, caller: Caller, asked: Asked): Promise<Lines> {
  const { of, sql } = PARTS[asked.Part];
  const entity = entityOf(engine, of);
  const binder = new Binder();
  const isSpan = asked.From !== undefined || asked.To !== undefined;
  const scope = scopeSql(engine.catalog, entity, caller, binder, 'r');
  const filter = filterSql(engine.catalog.codes, entity, caller, narrowed(asked, of), binder, 'r');
  const text = sql(`${scope} AND ${filter.sql}`, isSpan);
  const { rows } = await engine.database.query<Lines[number]>(text, binder.values);
  if (asked.Part !== 'results') return rows;
  const dictionary = engine.catalog.codes.get(entity.fields.get('Result')?.dict ?? '');
  const names = dictionary && namesOf(dictionary);
  return rows.map((row) => ({ ...row, Name: names?.get(row.Name) ?? row.Name }));
}

/** The filter of a part: nights and buildings know neither gates nor hours. */
function narrowed({ BuildingId, DeviceId, From, To }: Asked, of: string): Filter {
  if (of !== entities.GateRecord) return { BuildingId };
  return { BuildingId, DeviceId, PassTime: { From, To } };
}
