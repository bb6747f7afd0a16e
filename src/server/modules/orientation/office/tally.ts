import { CHECKIN_STATE, FLOW_STATUS, ORDER_STATE } from '../../../../contract/generated/codes.ts';
import { entities } from '../../../../contract/generated/entities.ts';
import type * as rows from '../../../../contract/generated/entities.ts';
import type { Caller } from '../../../data/caller.ts';
import type { Engine } from '../../../data/engine.ts';
import { entityOf } from '../../../data/entities.ts';
import { namesOf } from '../../../data/labels.ts';
import { Binder, column, ident } from '../../../data/sql.ts';
import { countedBatches, countedGrade, countedRows } from './counted.ts';

/** How many share a value. */
export interface Tally {
  readonly Code: string | null;
  readonly Name: string;
  readonly By: string;
  readonly Value: number;
  /** Grade of the new students that are counted. */
  readonly GradeYear: number;
  readonly BatchIds: string[];
}

interface Way {
  readonly entity: string;
  /** The value that is counted by, as SQL over alias s. */
  readonly value: string;
  /** Field whose dictionary names the value; absent: it is its own name. */
  readonly dict?: string;
  /** Field of a dictionary that is the other axis. */
  readonly by?: string;
  readonly joins?: string;
  /** Further condition. */
  readonly only?: (binder: Binder) => string;
  /** Along time, not by size. */
  readonly inOrder?: boolean;
}

const { NewStudent, TravelPlan, TrainingClothes, BeddingChoice, CheckinRecord, PayOrder, GreenChannelApply } =
  entities;
const ofField = <Entity>(
  entity: string,
  field: keyof Entity & string,
  rest: Partial<Way> & { readonly by?: keyof Entity & string } = {},
): Way => ({
  entity,
  value: `s.${column<Entity>(field)}`,
  dict: field,
  ...rest,
});

const WAYS = {
  gender: ofField<rows.NewStudent>(NewStudent, 'Gender'),
  province: ofField<rows.NewStudent>(NewStudent, 'SourceRegion', {
    value: `substr(s.${column<rows.NewStudent>('SourceRegion')}, 1, 2) || '0000'`,
  }),
  nation: ofField<rows.NewStudent>(NewStudent, 'Nation'),
  reason: ofField<rows.NewStudent>(NewStudent, 'NoReportReason', {
    only: (binder) =>
      `s.${column<rows.NewStudent>('CheckinState')} = ${binder.bind(CHECKIN_STATE.NotComing)}`,
  }),
  hour: {
    entity: NewStudent,
    value: `to_char(s.${column<rows.NewStudent>('CheckinTime')}, 'HH24') || '时'`,
    only: () => `s.${column<rows.NewStudent>('CheckinTime')} >= date_trunc('day', now())`,
    inOrder: true,
  },
  arrival: {
    entity: TravelPlan,
    value: `to_char(s.${column<rows.TravelPlan>('ArriveTime')}, 'MM-DD HH24') || '时'`,
    by: 'ArriveStation' satisfies keyof rows.TravelPlan,
    inOrder: true,
  },
  station: {
    entity: CheckinRecord,
    value: 'st."StationName"',
    joins: `JOIN "CheckinStation" st ON st."Id" = s.${column<rows.CheckinRecord>('StationId')}`,
    only: () => `s.${column<rows.CheckinRecord>('IsCanceled')} = 0`,
  },
  payMethod: ofField<rows.PayOrder>(PayOrder, 'PayMethod', {
    only: (binder) => `s.${column<rows.PayOrder>('State')} = ${binder.bind(ORDER_STATE.Paid)}`,
  }),
  green: ofField<rows.GreenChannelApply>(GreenChannelApply, 'GreenType', {
    only: (binder) => `s.${column<rows.GreenChannelApply>('Status')} = ${binder.bind(FLOW_STATUS.Passed)}`,
  }),
  transport: ofField<rows.TravelPlan>(TravelPlan, 'Transport'),
  cloth: ofField<rows.TrainingClothes>(TrainingClothes, 'ClothSize', { by: 'Gender', inOrder: true }),
  shoe: ofField<rows.TrainingClothes>(TrainingClothes, 'ShoeSize', { by: 'Gender', inOrder: true }),
  issue: ofField<rows.TrainingClothes>(TrainingClothes, 'IssueState'),
  bedding: {
    entity: BeddingChoice,
    value: `coalesce(p."PackageName", CASE s.${column<rows.BeddingChoice>('NeedBedding')}::int WHEN 1 THEN '单品' ELSE '不订购' END)`,
    joins: `LEFT JOIN "SupplyPackage" p ON p."Id" = s.${column<rows.BeddingChoice>('PackageId')}`,
  },
} satisfies Record<string, Way>;

/** Counts the new students whom the caller reaches, or what they asked for, by a value. */
export async function orientationTally(
  engine: Engine,
  caller: Caller,
  kind: keyof typeof WAYS,
): Promise<Tally[]> {
  const way: Way = WAYS[kind];
  const binder = new Binder();
  const counted = countedRows(engine, caller, way.entity, binder, way.joins);
  const only = way.only ? ` AND ${way.only(binder)}` : '';
  const by = way.by === undefined ? 'NULL' : `s.${ident(way.by)}`;
  const answer = await engine.database.query<{
    code: string;
    by: string | null;
    n: number;
    grade: number;
    batches: string[];
  }>(
    `SELECT ${way.value} AS code, ${by} AS by, ${countedGrade(binder)} AS grade, ${countedBatches(binder)} AS batches, count(*)::int AS n ${counted} AND ${way.value} IS NOT NULL${only}
     GROUP BY 1, 2 ORDER BY ${way.inOrder ? '1, 2' : 'n DESC, 1'}`,
    binder.values,
  );
  const nameOf = names(engine, way.entity, way.dict);
  const byOf = names(engine, way.entity, way.by);
  return answer.rows.map(({ code, by: other, n, grade, batches }) => ({
    BatchIds: batches,
    GradeYear: grade,
    Code: way.dict === undefined ? null : code,
    Name: nameOf(code),
    By: other === null ? '' : byOf(other),
    Value: n,
  }));
}

function names(engine: Engine, entity: string, field: string | undefined): (code: string) => string {
  const dictionary = field === undefined ? undefined : entityOf(engine, entity).fields.get(field)?.dict;
  const codes = dictionary === undefined ? undefined : engine.catalog.codes.get(dictionary);
  const found = codes && namesOf(codes);
  return (code) => found?.get(code) ?? code;
}
