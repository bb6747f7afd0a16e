import type { CallOutput } from '../../../../contract/generated/calls.ts';
import { entities } from '../../../../contract/generated/entities.ts';
import type { EntityModel, FieldModel } from '../../../../contract/model.ts';
import { entityOf } from '../../entities.ts';
import type { Engine } from '../../engine.ts';
import { ident } from '../../sql/sql.ts';

type Opened = CallOutput['FlowDesign/Open'];

/** Most items of a dictionary, and organisations, that are offered for a condition. */
const MOST_OPTIONS = 500;

/** All that a definition over an entity may name. */
export async function namesFor(
  engine: Engine,
  entity: EntityModel,
): Promise<Pick<Opened, 'Fields' | 'Roles' | 'Actions' | 'Flows'>> {
  const { catalog } = engine;
  const orgs = await orgsOf(engine);
  const fields = [...entity.fields.values()].filter((field) => !field.secret && field.type !== 'json');
  return {
    Fields: fields.map((field) => ({
      Name: field.name,
      Title: field.title,
      Type: field.type,
      Dict: field.dict ?? null,
      Ref: field.ref ?? null,
      IsPerson: isPerson(engine, field),
      Options: field.ref === entities.Org ? orgs : optionsOf(engine, field),
    })),
    Roles: catalog.roles.roles.map(({ code, name }) => ({ Code: code, Name: name })),
    Actions: [...entity.actions].map(([EnCode, { title }]) => ({ EnCode, Title: title })),
    Flows: flowsOf(engine).map(({ Code, Title }) => ({ Code, Title })),
  };
}

/** Every flow that an entity names. */
export function flowsOf({ catalog }: Engine): CallOutput['FlowDesign/Flows']['Flows'] {
  return [...catalog.entities.values()].flatMap(({ name, title, file, flow }) =>
    file.flow === undefined
      ? []
      : [{ Code: file.flow, Title: flow?.title ?? title, Entity: name, EntityTitle: title }],
  );
}

const isPerson = ({ catalog }: Engine, { type, ref }: FieldModel): boolean =>
  type === 'ref' && (ref === entities.SysUser || catalog.entities.get(ref ?? '')?.file.account !== undefined);

function optionsOf({ catalog }: Engine, { dict }: FieldModel): Opened['Fields'][number]['Options'] {
  const items = dict === undefined ? [] : (catalog.codes.get(dict)?.items ?? []);
  return items.slice(0, MOST_OPTIONS).map(({ code, name }) => ({ Code: code, Name: name }));
}

async function orgsOf(engine: Engine): Promise<Opened['Fields'][number]['Options']> {
  const orgs = entityOf(engine, entities.Org);
  const { rows } = await engine.database.query<{ Code: string; Name: string }>(
    `SELECT "Id" AS "Code", ${ident(orgs.label)} AS "Name" FROM ${ident(orgs.table)}
     WHERE "IsDeleted" = 0 ORDER BY "Id" LIMIT ${MOST_OPTIONS}`,
  );
  return rows;
}
