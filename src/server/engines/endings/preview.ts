import { computeRow, type Row } from '../../../contract/rules.ts';
import type { SettlementKind, Verb } from '../../../contract/generated/meta.ts';
import type { Caller } from '../../data/access/caller.ts';
import { databaseNow } from '../../data/time/clock.ts';
import { grantedAction } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import { scopeSql } from '../../data/access/scope.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { wireColumns } from '../../data/sql/wire-columns.ts';
import { newValues, rulesOf } from '../../data/write/row-rules.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { hasEnded } from '../../data/access/ended.ts';
import { accountsInUse, isPeople, peopleOf } from '../accounts/person.ts';
import { countHanging, titleOf, type Counted } from './count.ts';
import { waitingFor } from './handlers.ts';
import { decidesAnew, holdsOn, type EndKind } from './holds.ts';
import { pageOf } from './pages.ts';
import { endedRow } from './planned.ts';

/** Rows of one kind that hang on rows about to end, and what will become of them. */
export interface EndingLine {
  readonly Title: string;
  readonly Count: number;
  /** Of the first that the caller reaches. */
  readonly Names: readonly string[];
  readonly Effect: string;
  /** They stand in the way. */
  readonly Refuses: 0 | 1;
  /** Where they are listed, for who has that page. */
  readonly Url: string;
}

const EFFECTS: Readonly<Record<SettlementKind, string>> = {
  refuse: '须先处理',
  keep: '保留',
  clear: '将解除',
  set: '将一并更新',
  delete: '将一并删除',
  close: '将终止审批',
};

/** What is asked about: the rows that an EnCode would be run on, with what was typed for it. */
export interface EndingAsked {
  readonly EnCode: string;
  readonly Ids: readonly string[];
  readonly Params?: Row | undefined;
  /** What stands in the form that it saves. */
  readonly Data?: Row | undefined;
}

/** What hangs on the rows that an EnCode would end, before it is run. Nothing where it would end none. */
export async function previewEnding(
  engine: Engine,
  caller: Caller,
  { EnCode, Ids, Params = {}, Data = {} }: EndingAsked,
): Promise<{ Lines: EndingLine[] }> {
  const { entity, action } = grantedAction(engine, caller, EnCode, ENDING_VERBS);
  const { database, catalog } = engine;
  const now = await databaseNow(database);
  const binder = new Binder();
  const key = binder.bind(Ids);
  const scope = scopeSql(catalog, entity, caller, binder, 't');
  const { rows } = await database.query<Row>(
    `SELECT ${wireColumns(entity, 't')} FROM ${ident(entity.table)} t WHERE t."Id" = ANY(${key}) AND t."IsDeleted" = 0 AND ${scope}`,
    binder.values,
  );
  const context = { engine, caller, now };
  const rules = rulesOf(engine, caller, now);
  const endsAll = action.verb === 'delete' || action.verb === 'handler';
  const after = (row: Row): Row =>
    computeRow(
      entity,
      { ...row, ...Data, ...newValues(context, action, row, Params) },
      { ...rules, stored: row },
    );
  const ended = rows.flatMap((row): Row[] => {
    const last = endsAll ? row : endedRow(entity, after(row));
    if (!last || action.verb === 'delete' || !hasEnded(entity, row)) return last ? [last] : [];
    return decidesAnew(catalog, entity, row, last) ? [last] : [];
  });
  if (ended.length === 0) return { Lines: [] };
  const kind: EndKind = action.verb === 'delete' ? 'delete' : 'end';
  const told = holdsOn(catalog, entity.name, kind).filter(({ rule }) => rule.do !== 'keep');
  const lines = (await countHanging(context, database, told, ended)).map((one) =>
    lineOf(engine, caller, one),
  );
  if (isAccounts(engine, entity)) lines.push(...(await waitingLines(engine, ended)));
  if (isPeople(entity))
    lines.push(...(await accountLines(context, entity.file.account.field, ended, entity)));
  if (action.settles !== undefined && !Params[action.settles])
    return { Lines: lines.map((line) => ({ ...line, Effect: EFFECTS.keep, Refuses: 0 })) };
  const isLater = !endsAll && rows.some((row) => !hasEnded(entity, after(row)));
  const shown = isLater ? lines.map((line) => ({ ...line, Effect: `到当日${line.Effect}` })) : lines;
  return { Lines: shown.sort((a, b) => b.Refuses - a.Refuses) };
}

const ENDING_VERBS: readonly Verb[] = ['delete', 'set', 'handler', 'edit', 'save'];

/** Whether the rows are the accounts of people. */
const isAccounts = ({ catalog }: Engine, { name }: EntityModel): boolean =>
  peopleOf(catalog).some(({ fields, file }) => fields.get(file.account.field)?.ref === name);

async function waitingLines({ catalog, database }: Engine, accounts: readonly Row[]): Promise<EndingLine[]> {
  const ids = accounts.map(({ Id }) => String(Id));
  return (await waitingFor(catalog, database, ids)).map(({ title, count }) => ({
    Names: [],
    Refuses: 0,
    Url: '',
    Title: `指定其处理的${title}`,
    Count: count,
    Effect: '转由同岗位人员处理',
  }));
}

function lineOf(engine: Engine, caller: Caller, { hold, count, names }: Counted): EndingLine {
  return {
    Title: titleOf(hold),
    Count: count,
    Names: names,
    Effect: hold.rule.note ?? EFFECTS[hold.rule.do],
    Refuses: hold.rule.do === 'refuse' ? 1 : 0,
    Url: pageOf(engine.catalog, caller, hold.entity.name),
  };
}

async function accountLines(
  context: { engine: Engine; caller: Caller; now: string },
  field: string,
  ended: readonly Row[],
  entity: Parameters<typeof titleOf>[0]['entity'],
): Promise<EndingLine[]> {
  const { engine, caller } = context;
  const { catalog, database } = engine;
  const all = ended.flatMap((row) => (row[field] ? [String(row[field])] : []));
  const used = await accountsInUse(
    catalog,
    database,
    all,
    ended.map(({ Id }) => String(Id)),
  );
  const accounts = all.filter((id) => !used.has(id));
  if (accounts.length === 0) return [];
  const users = catalog.entities.get(entity.fields.get(field)?.ref ?? '');
  const named = { Names: [], Refuses: 0, Url: '' } as const;
  const lines: EndingLine[] = [
    { ...named, Title: '登录账号', Count: accounts.length, Effect: '将停用，登录状态立即失效' },
  ];
  const holds = holdsOn(catalog, users?.name ?? '', 'end').filter(({ rule }) => rule.do !== 'keep');
  const offices = await countHanging(
    context,
    database,
    holds,
    accounts.map((Id) => ({ Id })),
  );
  lines.push(...offices.map((one) => lineOf(engine, caller, one)));
  lines.push(
    ...(await waitingLines(
      engine,
      accounts.map((Id) => ({ Id })),
    )),
  );
  return lines;
}
