import type { Row } from '../../../contract/rules.ts';
import { advisoryLock } from '../../data/database/advisory-lock.ts';
import { captchaNeeded, takeCaptcha } from '../../auth/login/captcha.ts';
import type { Caller } from '../../data/access/caller.ts';
import { databaseMoment, databaseNow } from '../../data/time/clock.ts';
import type { Queryable, Transaction } from '../../data/database/database.ts';
import type { Engine } from '../../data/engine.ts';
import { grantedAction } from '../../data/entities.ts';
import { refuse, refuseFields } from '../../data/refusal.ts';
import { scopeSql } from '../../data/access/scope.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { isDisplayField } from '../../data/schemas/display-fields.ts';
import { saveAs } from '../../data/write/write.ts';
import { asSender, intakeOf, type OpenIntake } from './intakes.ts';
import { DAILY, SECONDS, TOTAL } from './limits.ts';
import { addressMark, digestOf, formOfToken, markOfTicket, ticketOf, type OpenedForm } from './tokens.ts';

/** What was sent. */
export interface Sending {
  readonly token: string;
  readonly data: Row;
  readonly consentVersion: string | undefined;
  readonly code: string | undefined;
  readonly codeKey: string | undefined;
  /** What a person leaves empty, not seeing it. */
  readonly website: string | undefined;
}

/** The Id of a file may be anybody's. */
const FILES: ReadonlySet<string | undefined> = new Set(['file', 'image']);

/**
 * Takes a form that anybody hands in, once: the same form sent again gives the same ticket and no second row.
 * @returns the ticket, and the row that it is of where it was stored now
 */
export async function handIn(
  engine: Engine,
  caller: Caller,
  sending: Sending,
): Promise<{ ticket: string; row?: Row; open: OpenIntake }> {
  const now = await databaseMoment(engine.database);
  const form = formOfToken(engine.secret, sending.token, now);
  if (!form) throw refuse('页面已打开太久，请刷新后重新填写');
  const open = intakeOf(engine.catalog, form.page);
  const digest = digestOf(engine.secret, form, sending.data);
  const ticket = ticketOf(engine.secret, form.nonce);
  if (await wasSent(engine.database, form, digest)) return { ticket, open };
  await refuseProgram(engine, caller, open, form, sending, now);
  const data = takenOf(open, sending);
  const row = await engine.database.transaction((tx) =>
    store(engine, tx, { caller, open, form, digest, ticket, data }),
  );
  return { ticket, open, ...(row ? { row } : {}) };
}

/** Whether the form became a row already. @throws Refusal where that said something else */
async function wasSent(queryable: Queryable, { nonce }: OpenedForm, digest: string): Promise<boolean> {
  const { rows } = await queryable.query<{ digest: string }>(
    'SELECT digest FROM sys_intake WHERE nonce = $1',
    [nonce],
  );
  if (rows[0] && rows[0].digest !== digest) throw refuse('该表单已提交过，如需再次填报请刷新页面');
  return rows[0] !== undefined;
}

async function refuseProgram(
  { database }: Engine,
  { ip }: Caller,
  { intake }: OpenIntake,
  { at }: OpenedForm,
  { website, code, codeKey }: Sending,
  now: number,
): Promise<void> {
  if ((website ?? '') !== '' || now - at < (intake.seconds ?? SECONDS) * 1_000)
    throw refuse('提交过快，请核对内容后再次提交');
  if (intake.captcha === false || (await takeCaptcha(database, { code, codeKey }))) return;
  throw await captchaNeeded(database, ip, code ? '验证码错误' : '请输入验证码');
}

/** What may be written of what was sent; anything else is refused, not left out. */
function takenOf({ entity, intake }: OpenIntake, { data, consentVersion }: Sending): Row {
  const { consent, fields } = intake;
  if (consent && consentVersion !== consent.version)
    throw refuse(consentVersion ? '须知已更新，请重新阅读并同意' : '请先阅读并同意须知');
  const sent = Object.entries(data).filter(([name]) => !isDisplayField(entity, name));
  const isOpen = (name: string) => fields.includes(name) && !FILES.has(entity.fields.get(name)?.type);
  const others = sent.filter(([name]) => !isOpen(name));
  if (others.length > 0) throw refuseFields(others.map(([Key]) => ({ Key, Message: '字段不可用' })));
  return Object.fromEntries(sent);
}

interface Storing {
  readonly caller: Caller;
  readonly open: OpenIntake;
  readonly form: OpenedForm;
  readonly digest: string;
  readonly ticket: string;
  readonly data: Row;
}

/** One after the other for an entity, so that what is counted is so. @returns nothing where another sending of the form was first */
async function store(engine: Engine, tx: Transaction, storing: Storing): Promise<Row | undefined> {
  const { caller, open, form, digest, ticket, data } = storing;
  const { entity, intake } = open;
  await advisoryLock(tx, 'intake', entity.name);
  if (await wasSent(tx, form, digest)) return undefined;
  const now = await databaseNow(tx);
  const address = addressMark(engine.secret, caller.ip, now.slice(0, 10));
  await refuseTooMany(tx, open, address, now.slice(0, 10));
  await refuseClosedRows(engine, tx, caller, open, data);
  const sender = asSender(caller, open, { enCodes: [intake.enCode] });
  const known = grantedAction(engine, sender, intake.enCode, ['add']);
  const given = intake.consent ? { [intake.consent.field]: intake.consent.version } : {};
  const { Id } = await saveAs({ engine, tx, caller: sender, now }, known, data, given);
  await tx.query(
    `INSERT INTO sys_intake (nonce, entity, row_id, ticket, digest, address, day) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [form.nonce, entity.name, Id, markOfTicket(engine.secret, ticket), digest, address, now.slice(0, 10)],
  );
  return { ...data, Id };
}

async function refuseTooMany(
  tx: Transaction,
  { entity, intake }: OpenIntake,
  address: string,
  day: string,
): Promise<void> {
  const { rows } = await tx.query<{ all: number; here: number }>(
    `SELECT count(*)::int AS "all", (count(*) FILTER (WHERE address = $3))::int AS here
     FROM sys_intake WHERE entity = $1 AND day = $2`,
    [entity.name, day, address],
  );
  const { all, here } = rows[0]!;
  if (here >= (intake.daily ?? DAILY)) throw refuse('今天从您的网络提交的次数已达上限，请明天再来');
  if (all >= (intake.total ?? TOTAL)) throw refuse('今天的填报数量已达上限，请明天再来');
}

/** References are taken to rows alone that anybody reads. */
async function refuseClosedRows(
  engine: Engine,
  tx: Transaction,
  caller: Caller,
  { entity, intake }: OpenIntake,
  data: Row,
): Promise<void> {
  for (const name of intake.fields) {
    const field = entity.fields.get(name);
    const target = engine.catalog.entities.get(field?.ref ?? '');
    const ids = [...new Set([data[name] ?? []].flat().map(String))].filter((id) => id !== '');
    if (!field || !target || ids.length === 0) continue;
    const binder = new Binder();
    const asked = binder.bind(ids);
    const reach = scopeSql(engine.catalog, target, { ...caller, isVisitor: true }, binder, 't');
    const { rowCount } = await tx.query(
      `SELECT 1 FROM ${ident(target.table)} t WHERE t."Id" = ANY(${asked}::text[]) AND t."IsDeleted" = 0 AND ${reach}`,
      binder.values,
    );
    if (rowCount !== ids.length) throw refuseFields([{ Key: name, Message: `所选${field.title}不存在` }]);
  }
}
