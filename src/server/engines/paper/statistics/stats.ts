import type { PaperShare, ScaleFile } from '../../../../contract/generated/meta.ts';
import type { Engine } from '../../../data/engine.ts';
import { entityOf } from '../../../data/entities.ts';
import { Binder, ident } from '../../../data/sql/sql.ts';
import { columnsOf, tableOf, type Parts } from '../parts.ts';
import { levelName, levelsOf } from '../results.ts';
import { factorLevels, factorMeans } from './factors.ts';
import { fewestOf, inPart, share, VALID, type Part } from './part.ts';

// SQL: s is paper.sheet
// SQL: t is paper.taking

/** A number with its name. */
export interface Named {
  Name: string;
  Value: number;
  /** The level that is counted of a factor. */
  Level?: string;
  /** What is usual for a factor, where that is known. */
  Norm?: number;
}

/** Takings with their people, where the paper notes them. */
const taken = ({ takings, people, block: { person } }: Parts): string =>
  people && person
    ? `${tableOf(takings)} t LEFT JOIN ${tableOf(people)} p ON p."Id" = t.${ident(person.field)}`
    : `${tableOf(takings)} t`;

/** How many were asked and answered, and how long that took. */
export async function figures({ database }: Engine, parts: Parts, part: Part) {
  const binder = new Binder();
  const asked = await database.query<{ asked: number; done: number }>(
    `SELECT count(*)::int AS asked, (count(*) FILTER (WHERE t."Times" > 0))::int AS done
     FROM ${taken(parts)} WHERE ${inPart(parts, part, binder, 't', 'p')}`,
    binder.values,
  );
  const own = new Binder();
  const sheets = await database.query<{ all: number; valid: number; seconds: number | null }>(
    `SELECT count(*)::int AS all, (count(*) FILTER (WHERE ${VALID}))::int AS valid, avg(s."DurationSec")::float8 AS seconds
     FROM ${tableOf(parts.sheets)} s WHERE ${inPart(parts, part, own)}`,
    own.values,
  );
  const { asked: Target, done: Answered } = asked.rows[0]!;
  const { all, valid, seconds } = sheets.rows[0]!;
  return {
    Target,
    Answered,
    Rate: share(Answered, Target),
    ValidRate: share(valid, all),
    Minutes: seconds === null ? null : Math.round(seconds / 6) / 10,
  };
}

const STATS: Readonly<Record<string, (parts: Parts, where: string) => string>> = {
  trend: ({ sheets }, where) =>
    `SELECT to_char(s."SubmitTime" AT TIME ZONE 'Asia/Shanghai', 'MM-DD') AS "Name", count(*)::int AS "Value"
     FROM ${tableOf(sheets)} s WHERE ${where} GROUP BY 1 ORDER BY 1`,
  levels: ({ sheets }, where) =>
    `SELECT s."WarnLevel" AS "Name", count(*)::int AS "Value" FROM ${tableOf(sheets)} s WHERE ${where} AND ${VALID}
     GROUP BY 1 ORDER BY 1`,
};

/** A named statistic: none of a name that the paper does not have. */
export async function statistic(engine: Engine, parts: Parts, part: Part, kind: string): Promise<Named[]> {
  const { shares = {} } = parts.block.counted ?? {};
  const told = Object.hasOwn(shares, kind) ? shares[kind] : undefined;
  if (told) return shareBy(engine, parts, part, told);
  if (kind === 'factors') return withNorms(engine, parts, part.id, await factorMeans(engine, parts, part));
  if (kind === 'factorLevels') return byLevel(engine, parts, await factorLevels(engine, parts, part));
  const text = Object.hasOwn(STATS, kind) ? STATS[kind] : undefined;
  if (!text) return [];
  const binder = new Binder();
  const { rows } = await engine.database.query<Named>(
    text(parts, inPart(parts, part, binder)),
    binder.values,
  );
  if (kind !== 'levels') return rows;
  return levelsOf(engine, parts).map((level) => ({
    Name: levelName(engine, parts, Number(level)),
    Value: rows.find(({ Name }) => Name === level)?.Value ?? 0,
  }));
}

/** The share of those who answered, by what a reference of the person names; groups of too few are left out. */
async function shareBy(
  { database, catalog }: Engine,
  parts: Parts,
  part: Part,
  { field, worst }: PaperShare,
): Promise<Named[]> {
  const { people, takings, block } = parts;
  const { person } = block;
  if (!people || !person) return [];
  const named = entityOf({ catalog }, people.fields.get(field)?.ref ?? '');
  const binder = new Binder();
  const where = inPart(parts, part, binder, 't', 'p');
  const order = worst === undefined ? '2 DESC, 1' : `2, 1 LIMIT ${worst}`;
  const { rows } = await database.query<Named>(
    `SELECT n.${ident(named.label)} AS "Name", round(100.0 * count(*) FILTER (WHERE t."Times" > 0) / count(*), 1)::float8 AS "Value"
     FROM ${tableOf(takings)} t JOIN ${tableOf(people)} p ON p."Id" = t.${ident(person.field)}
       JOIN ${tableOf(named)} n ON n."Id" = p.${ident(field)}
     WHERE ${where} GROUP BY n."Id" HAVING count(*) >= ${fewestOf(parts)} ORDER BY ${order}`,
    binder.values,
  );
  return rows;
}

async function withNorms(
  { database, catalog }: Engine,
  { paper }: Parts,
  id: string,
  rows: readonly Named[],
): Promise<Named[]> {
  const answer = await database.query<{ ScaleCode: string | null }>(
    `SELECT ${columnsOf(paper, 'p', ['ScaleCode'])} FROM ${tableOf(paper)} p WHERE p."Id" = $1`,
    [id],
  );
  const scale: ScaleFile | undefined = catalog.scales.get(answer.rows[0]?.ScaleCode ?? '');
  return rows.map((row) => {
    const Norm = scale?.factors.find(({ name }) => name === row.Name)?.norm;
    return { ...row, ...(Norm !== undefined && { Norm }) };
  });
}

/** How many sheets are in each level of each factor; a level that is nowhere is left out. */
function byLevel(engine: Engine, parts: Parts, rows: readonly Named[]): Named[] {
  const names = [...new Set(rows.map(({ Name }) => Name))];
  const levels = levelsOf(engine, parts).filter((level) => rows.some(({ Level }) => Level === level));
  return names.flatMap((Name) =>
    levels.map((level) => ({
      Name,
      Level: levelName(engine, parts, Number(level)),
      Value: rows.find((row) => row.Name === Name && row.Level === level)?.Value ?? 0,
    })),
  );
}
