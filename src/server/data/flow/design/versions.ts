import { FLOW_STATUS, SCHEMA_STATE } from '../../../../contract/generated/codes.ts';
import type { CallOutput } from '../../../../contract/generated/calls.ts';
import { entities } from '../../../../contract/generated/entities.ts';
import { FLOW_DEFINES, FLOW_INSTANCES } from '../../../../contract/model.ts';
import { entityOf } from '../../entities.ts';
import type { Engine } from '../../engine.ts';
import { ident } from '../../sql/sql.ts';

type Version = CallOutput['FlowDesign/Versions']['Versions'][number];

/** The versions of a definition: the one that is served, those that were published, and those that applications started with. */
export async function versionsOf(engine: Engine, code: string, served: string): Promise<Version[]> {
  const now: Version = {
    ...{ Id: 'served', Kind: '使用中', Title: '现在使用的版本', Note: null, UserName: null, Date: null },
    ...{ Text: served, Running: 0, Closed: 0 },
  };
  return [now, ...(await publishedOf(engine, code)), ...(await startedOf(engine, code))];
}

const MOST_SETS = 50;

async function publishedOf(engine: Engine, code: string): Promise<Version[]> {
  const file = `flows/${code}.json`;
  const { rows } = await engine.database.query<
    Omit<Version, 'Text'> & { readonly VersionNo: number; readonly State: string }
  >(
    `SELECT "VersionNo", "State", "Note", coalesce("PublishUserName", "CreateUserName") AS "UserName",
       to_char(coalesce("PublishDate", "CreateDate"), 'YYYY-MM-DD HH24:MI') AS "Date"
     FROM ${ident(entityOf(engine, entities.SchemaSet).table)}
     WHERE "IsDeleted" = 0 AND "Changes"::text LIKE $1 ORDER BY "VersionNo" DESC LIMIT ${MOST_SETS}`,
    [`%"${file}"%`],
  );
  const found = await Promise.all(
    rows.map(async ({ VersionNo, State, Note, UserName, Date }) => {
      const text = await engine.schemas?.textIn(Number(VersionNo), file).catch(() => undefined);
      const kind = State === SCHEMA_STATE.Waiting ? '待发布' : '已发布';
      const version = {
        Id: `set-${VersionNo}`,
        Kind: kind,
        Title: `方案第${VersionNo}版`,
        Note,
        UserName,
        Date,
      };
      return text ? [{ ...version, Text: text, Running: 0, Closed: 0 }] : [];
    }),
  );
  return found.flat();
}

async function startedOf(engine: Engine, code: string): Promise<Version[]> {
  const { rows } = await engine.database.query<
    Omit<Version, 'Kind' | 'Title'> & { readonly VersionNo: number }
  >(
    `SELECT d."Id", d."VersionNo", d."Content" AS "Text", NULL AS "Note", NULL AS "UserName",
       to_char(d."CreateDate", 'YYYY-MM-DD HH24:MI') AS "Date",
       count(*) FILTER (WHERE i."Status" = $2)::int AS "Running",
       count(*) FILTER (WHERE i."Status" <> $2)::int AS "Closed"
     FROM ${ident(entityOf(engine, FLOW_DEFINES).table)} d
     LEFT JOIN ${ident(entityOf(engine, FLOW_INSTANCES).table)} i ON i."DefineId" = d."Id" AND i."IsDeleted" = 0
     WHERE d."Code" = $1 AND d."IsDeleted" = 0 GROUP BY d."Id" ORDER BY d."VersionNo" DESC`,
    [code, FLOW_STATUS.Running],
  );
  return rows.map(({ VersionNo, ...version }) => ({
    ...version,
    Kind: '申请采用',
    Title: `申请采用的第${VersionNo}版`,
  }));
}
