import type { CallOutput } from '../../../../contract/generated/calls.ts';
import { entities, type TrainingClothes } from '../../../../contract/generated/entities.ts';
import type { Engine } from '../../../data/engine.ts';
import { codeName } from '../../../data/read/labels.ts';
import { column } from '../../../data/sql/sql.ts';

type Ordered = CallOutput['Orientation/GetMySupplies'];

const CLOTHES = [
  ['ClothSize', '军训服'],
  ['ShoeSize', '军训鞋'],
  ['CapSize', '军训帽'],
  ['BeltSize', '腰带'],
] as const;

/** What a new student ordered for their room and for training, with how far its issue is. */
export async function suppliesOf(engine: Engine, student: string): Promise<Ordered> {
  const clothes = CLOTHES.map(([field, name]) => `('${name}', c.${column<TrainingClothes>(field)})`).join(
    ', ',
  );
  const answer = await engine.database.query<Ordered[number]>(
    `SELECT '军训服装' AS "Kind", v.name AS "Name", v.spec AS "Spec", 1 AS "Count", c."IssueState" AS "State" FROM "TrainingClothes" c
       CROSS JOIN LATERAL (VALUES ${clothes}) AS v(name, spec)
     WHERE c."NewStudentId" = $1 AND c."IsDeleted" = 0 AND v.spec <> ''
     UNION ALL
     SELECT '卧具', i."ItemName", coalesce(p."PackageName", '单品'), w.qty, b."IssueState" FROM "BeddingChoice" b
       LEFT JOIN "SupplyPackage" p ON p."Id" = b."PackageId"
       CROSS JOIN LATERAL (SELECT x->>'ItemId' AS item, sum((x->>'Qty')::int)::int AS qty
         FROM jsonb_array_elements(coalesce(p."Items", '[]') || coalesce(b."Items", '[]')) AS x GROUP BY 1) w
       JOIN "SupplyItem" i ON i."Id" = w.item
     WHERE b."NewStudentId" = $1 AND b."IsDeleted" = 0 AND b."NeedBedding" = 1`,
    [student],
  );
  const nameOf = (state: string) =>
    codeName<TrainingClothes>(engine, entities.TrainingClothes, 'IssueState', state);
  return answer.rows.map((row) => ({ ...row, State: nameOf(row.State) }));
}
