import { CHECKIN_STATE, ENABLE, SUPPLY_SIZE, TRAIN_FORM } from '../../../contract/generated/codes.ts';
import { entities, type SupplyIssue, type TrainingClothes } from '../../../contract/generated/entities.ts';
import { NEW_STUDENT_COPY } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../../data/entities.ts';
import type { HandlerContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import type { Named } from '../../data/row-of.ts';
import { column, ident } from '../../data/sql/sql.ts';
import { addRows, bringInStep, lockRowsBy } from '../../data/write/bulk-write.ts';
import { newId } from '../../data/write/new-id.ts';
import { endRows } from '../../data/write/system-write.ts';

/** One thing that a new student is to have. */
type Wanted = Readonly<Record<'NewStudentId' | 'ItemId' | 'SizeCode', string>> & {
  readonly Qty: number;
  readonly PackageId: string | null;
};

const keyOf = ({ NewStudentId, ItemId }: Named<SupplyIssue>): string =>
  `${String(NewStudentId)} ${String(ItemId)}`;

/** Things without sizes, and those of which nobody said a size, lie under this one. */
const ONE_SIZE = '均码';

/** The size that a new student wrote down for an item, by what the item says that it goes by. */
const SIZES: Readonly<Record<string, keyof TrainingClothes>> = {
  [SUPPLY_SIZE.Cloth]: 'ClothSize',
  [SUPPLY_SIZE.Shoe]: 'ShoeSize',
  [SUPPLY_SIZE.Cap]: 'CapSize',
  [SUPPLY_SIZE.Belt]: 'BeltSize',
};

/**
 * What the new students of a batch are to be given, by what they chose: clothes by their sizes, bedding by package and single things, and the
 * packages that are for everybody. What was handed out stays; a line that waits takes the size of now and the place that is named, and goes
 * where nobody chooses it any more.
 */
export async function generateIssues(
  context: HandlerContext,
): Promise<Record<'Count' | 'Changed' | 'Dropped' | 'Students', number>> {
  const { engine, enCode, params } = context;
  const wanted = await wantedOf(context);
  const { PlaceId } = params;
  const issues = entityOf(engine, entities.SupplyIssue);
  const slips = await slipsOf(context, wanted);
  const stored = await storedIssues(context);
  const keys = new Set(wanted.map(keyOf));
  const dropped = [...stored].flatMap(([key, row]) =>
    row.IssueTime === null && !keys.has(key) ? [String(row.Id)] : [],
  );
  if (wanted.length + dropped.length === 0)
    throw refuse('没有可以生成的物资：新生还没有选择，也没有每人一份的套餐');
  const rows = wanted.flatMap((one) => {
    const before = stored.get(keyOf(one));
    if (before && before.IssueTime !== null) return [];
    const own = before ?? { ...slips.owners.get(one.NewStudentId), SlipId: slips.ids.get(one.NewStudentId) };
    return [{ before, after: { ...own, ...one, PlaceId } }];
  });
  await addMissingStock(context, wanted);
  const { added, changed } = await bringInStep(context, issues, rows, enCode);
  await endRows(context, entities.SupplyIssue, dropped, enCode);
  return {
    Count: added.length,
    Changed: changed.length,
    Dropped: dropped.length,
    Students: new Set(wanted.map(({ NewStudentId }) => NewStudentId)).size,
  };
}

/** Everything that the new students of the batch are to have; a thing that comes in two ways is one line. */
async function wantedOf({ tx, params }: HandlerContext): Promise<Wanted[]> {
  const size = Object.entries(SIZES)
    .map(([code, field]) => `WHEN '${code}' THEN c.${column<TrainingClothes>(field)}`)
    .join(' ');
  const { rows } = await tx.query<Wanted>(
    `WITH come AS (SELECT "Id" AS student, "BatchId" AS batch FROM "NewStudent" WHERE "BatchId" = $1 AND "CheckinState" <> $2 AND "IsDeleted" = 0),
     packs AS (
       SELECT b."NewStudentId" AS student, p."Items" AS items, p."Id" AS package FROM "BeddingChoice" b JOIN come ON come.student = b."NewStudentId"
       JOIN "SupplyPackage" p ON p."Id" = b."PackageId" AND p."IsDeleted" = 0 WHERE b."NeedBedding" = 1 AND b."IsDeleted" = 0
       UNION ALL
       SELECT b."NewStudentId", b."Items", NULL FROM "BeddingChoice" b JOIN come ON come.student = b."NewStudentId" WHERE b."NeedBedding" = 1 AND b."IsDeleted" = 0
       UNION ALL
       SELECT come.student, p."Items", p."Id" FROM come
       JOIN "SupplyPackage" p ON p."BatchId" = come.batch AND p."ForAll" = 1 AND p."State" = $3 AND p."IsDeleted" = 0),
     lines AS (
       SELECT c."NewStudentId" AS student, i."Id" AS item, CASE i."SizeOf" ${size} END AS size, 1 AS qty, NULL::text AS package
       FROM "TrainingClothes" c JOIN come ON come.student = c."NewStudentId"
       JOIN "SupplyItem" i ON i."SizeOf" IS NOT NULL AND i."State" = $3 AND i."IsDeleted" = 0
       WHERE c."TrainForm" <> $4 AND c."IsDeleted" = 0
       UNION ALL
       SELECT k.student, x.line->>'ItemId', NULL, (x.line->>'Qty')::int, k.package
       FROM packs k CROSS JOIN LATERAL jsonb_array_elements(coalesce(k.items, '[]')::jsonb) AS x(line))
     SELECT l.student AS "NewStudentId", l.item AS "ItemId", coalesce(max(l.size), $5) AS "SizeCode", sum(l.qty)::int AS "Qty", max(l.package) AS "PackageId"
     FROM lines l JOIN "SupplyItem" i ON i."Id" = l.item AND i."IsDeleted" = 0 GROUP BY 1, 2 ORDER BY 1, 2`,
    [params['BatchId'], CHECKIN_STATE.NotComing, ENABLE.On, TRAIN_FORM.Exempt, ONE_SIZE],
  );
  return rows;
}

/** The slips of these students, made where there are none, and what lines repeat of their owners. */
async function slipsOf(context: HandlerContext, wanted: readonly Wanted[]) {
  const { engine, tx, enCode, params } = context;
  const entity = entityOf(engine, entities.SupplySlip);
  const students = [...new Set(wanted.map(({ NewStudentId }) => NewStudentId))];
  const owner = NEW_STUDENT_COPY.copy.map((name) => `n.${ident(name)}`).join(', ');
  const found = await tx.query<Row>(
    `SELECT n."Id" AS "NewStudentId", ${owner} FROM "NewStudent" n WHERE n."Id" = ANY($1) ORDER BY n."Id" FOR SHARE`,
    [students],
  );
  const owners = new Map(found.rows.map((row) => [String(row['NewStudentId']), row]));
  const known = [...(await lockRowsBy(context, entity, 'NewStudentId', students)).values()];
  const has = new Set(known.map(({ NewStudentId }) => NewStudentId));
  const PlaceId = params['PlaceId'];
  const moved = known.filter((row) => row.PlaceId !== PlaceId && Number(row.Left) > 0);
  const missing = students.filter((id) => !has.has(id));
  const made: Row[] = missing.map((id) => ({ ...owners.get(id), Id: newId(), PlaceId, Left: 0 }));
  const slips = [
    ...moved.map((before) => ({ before, after: { ...before, PlaceId } })),
    ...made.map((after) => ({ before: undefined, after })),
  ];
  await bringInStep(context, entity, slips, enCode);
  const ids = [...known, ...made].map(({ NewStudentId, Id }) => [String(NewStudentId), String(Id)] as const);
  return { owners, ids: new Map(ids) };
}

/** What the students of the batch have on their slips already, locked, by student and item. */
async function storedIssues(context: HandlerContext) {
  const entity = entityOf(context.engine, entities.SupplyIssue);
  const rows = await lockRowsBy(context, entity, 'BatchId', [String(context.params['BatchId'])]);
  return new Map([...rows.values()].map((row) => [keyOf(row), row]));
}

/** Whatever is needed has its line in the stock of the place, empty at first, so that what is short can be seen. */
async function addMissingStock(context: HandlerContext, wanted: readonly Wanted[]): Promise<void> {
  const { engine, tx, enCode, params } = context;
  const PlaceId = params['PlaceId'];
  const { rows } = await tx.query<Pick<Wanted, 'ItemId' | 'SizeCode'>>(
    `SELECT DISTINCT w.item AS "ItemId", w.size AS "SizeCode" FROM unnest($1::text[], $2::text[]) AS w(item, size) WHERE NOT EXISTS (SELECT 1 FROM "SupplyStock" s
       WHERE s."ItemId" = w.item AND s."SizeCode" = w.size AND s."PlaceId" = $3 AND s."IsDeleted" = 0) ORDER BY 1, 2`,
    [wanted.map(({ ItemId }) => ItemId), wanted.map(({ SizeCode }) => SizeCode), PlaceId],
  );
  const lines = rows.map((line) => ({ ...line, PlaceId, OpenQty: 0, Least: 0 }));
  await addRows(context, entityOf(engine, entities.SupplyStock), lines, enCode);
}
