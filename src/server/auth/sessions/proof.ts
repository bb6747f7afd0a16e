import type { NewStudent, Student, Teacher } from '../../../contract/generated/entities.ts';
import { foldedText } from '../../../contract/folded-text.ts';
import { foldedSql } from '../../data/sql/folded-sql.ts';
import type { Database } from '../../data/database/database.ts';
import { Refusal, refuse } from '../../data/refusal.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { captchaNeeded, takeCaptcha, type GivenCaptcha } from '../login/captcha.ts';
import {
  beginAttempt,
  countFailureSql,
  forgetFailures,
  needsCaptcha,
  type Attempt,
} from '../login/login-failures.ts';
import { STATE_SQL } from './standing.ts';

// SQL: p is Student, NewStudent, Teacher

/** What somebody says of themselves instead of a password. */
export interface Proof extends GivenCaptcha {
  readonly kind: 'student' | 'new' | 'teacher';
  readonly number: string;
  readonly name: string;
  /** The last six characters of their identity card's number. */
  readonly last6: string;
  readonly ip: string;
}

/** Somebody who proved who they are. */
export interface Proven {
  readonly userId: string;
  readonly trueName: string;
  readonly orgName: string;
}

/** Where the people of a kind stand, by which number they are known, and where they belong. */
interface PersonTable<Entity> {
  readonly table: string;
  readonly number: keyof Entity;
  readonly org: keyof Entity;
}

const PEOPLE = {
  student: { table: 'Student', number: 'StudentNo', org: 'CollegeId' },
  new: { table: 'NewStudent', number: 'ExamineeNo', org: 'CollegeId' },
  teacher: { table: 'Teacher', number: 'TeacherNo', org: 'OrgId' },
} as const satisfies {
  student: PersonTable<Student>;
  new: PersonTable<NewStudent>;
  teacher: PersonTable<Teacher>;
};

/** Begins what a proof is told that comes too early. */
const TOO_MANY = '核验失败次数过多';
const WRONG = '信息核验不通过，请核对后重试';

/**
 * Who somebody is by number, name and identity card. A number that nobody has, a name or card that is not its holder's and an
 * account that is closed are told apart by nothing, neither in the answer nor in what is done for it; failures count for
 * the number, whether somebody has it or not.
 * @throws Refusal, 6000 where a picture has to be read first
 */
export async function prove(database: Database, proof: Proof): Promise<Proven> {
  const attempt: Attempt = {
    loginName: `ticket ${proof.kind} ${proof.number}`,
    ip: proof.ip,
    lockable: false,
  };
  const asked = await needsCaptcha(database, attempt);
  if (asked && !(await takeCaptcha(database, proof)))
    throw await captchaNeeded(database, proof.ip, proof.code ? '验证码错误' : '请输入验证码');
  await beginAttempt(database, attempt, TOO_MANY).catch(async (error: unknown) => {
    // The picture was used up: the next attempt needs one as well.
    throw asked && error instanceof Refusal ? await captchaNeeded(database, proof.ip, error.message) : error;
  });
  const proven = await find(database, proof);
  if (proven) {
    await forgetFailures(database, attempt);
    return proven;
  }
  const binder = new Binder();
  const text = countFailureSql(attempt, (value) => binder.bind(value));
  await database.query(text, binder.values);
  if (await needsCaptcha(database, attempt)) throw await captchaNeeded(database, proof.ip, WRONG);
  throw refuse(WRONG);
}

/** Numbers of the first generation of cards had fifteen digits. */
const LEAST_CARD = 15;

async function find(database: Database, proof: Proof): Promise<Proven | undefined> {
  const { table, number, org } = PEOPLE[proof.kind];
  const { rows } = await database.query<Proven & { right: boolean; card: string | null }>(
    `SELECT u."Id" AS "userId", p."TrueName" AS "trueName", coalesce(o."OrgName", '') AS "orgName",
       ${foldedSql('p."TrueName"')} = $2 AND ${STATE_SQL} = '1' AS right, p."IdCardNo" AS card
     FROM "${table}" p JOIN "SysUser" u ON u."Id" = p."UserId" AND u."IsDeleted" = 0 LEFT JOIN "Org" o ON o."Id" = p.${ident(org)}
     WHERE p.${ident(number)} = $1 AND p."IsDeleted" = 0 LIMIT 1`,
    [proof.number, foldedText(proof.name)],
  );
  const [row] = rows;
  const card = row?.card ?? '';
  const isHolder = card.length >= LEAST_CARD && card.slice(-6).toUpperCase() === proof.last6.toUpperCase();
  return row?.right && isHolder
    ? { userId: row.userId, trueName: row.trueName, orgName: row.orgName }
    : undefined;
}
