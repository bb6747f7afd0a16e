import type { CallOutput } from '../../../contract/generated/calls.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Caller } from '../../data/caller.ts';
import { entityOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import { namesOf } from '../../data/labels.ts';
import { scopeSql } from '../../data/scope.ts';
import { Binder } from '../../data/sql.ts';

interface Pass {
  readonly direction: string;
  readonly result: string;
  readonly gate: string;
  readonly at: string;
}

const DAYS = 7;
/** The page shows a hundred, and says that there are earlier ones when this one comes too. */
const MOST = 101;

/** The gates that a student passed in the last days, the latest first, as far as the caller reaches them. */
export async function gateTrack(
  engine: Engine,
  caller: Caller,
  student: string,
): Promise<CallOutput['Dormitory/GateTrack']> {
  const entity = entityOf(engine, entities.GateRecord);
  const binder = new Binder();
  const id = binder.bind(student);
  const scope = scopeSql(engine.catalog, entity, caller, binder, 'r');
  const { rows } = await engine.database.query<Pass>(
    `SELECT r."Direction" AS direction, r."Result" AS result, coalesce(g."DeviceName", '') AS gate,
       to_char(r."PassTime", 'YYYY-MM-DD HH24:MI:SS') AS at
     FROM "GateRecord" r LEFT JOIN "GateDevice" g ON g."Id" = r."DeviceId"
     WHERE r."StudentId" = ${id} AND r."PassTime" > now() - make_interval(days => ${binder.bind(DAYS)}::int)
       AND r."IsDeleted" = 0 AND ${scope}
     ORDER BY r."PassTime" DESC, r."Id" LIMIT ${MOST}`,
    binder.values,
  );
  const named = (field: string) => {
    const codes = engine.catalog.codes.get(entity.fields.get(field)?.dict ?? '');
    return codes ? namesOf(codes) : new Map<string, string>();
  };
  const [directions, results] = [named('Direction'), named('Result')];
  return rows.map(({ direction, result, gate, at }) => ({
    Name: `${directions.get(direction) ?? direction} · ${gate}`,
    Time: at,
    Tag: results.get(result) ?? result,
  }));
}
