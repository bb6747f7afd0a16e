import type { Database } from '../data/database/database.ts';
import { advisoryLock } from '../data/database/advisory-lock.ts';

const DEFINITIONS = `
CREATE TABLE IF NOT EXISTS sys_session (
  id text PRIMARY KEY,
  user_id text NOT NULL,
  stamp text NOT NULL,
  created timestamptz NOT NULL DEFAULT now(),
  last_seen timestamptz NOT NULL DEFAULT now(),
  expires timestamptz NOT NULL,
  idle_minutes integer,
  ip text NOT NULL,
  user_agent text NOT NULL
);
ALTER TABLE sys_session DROP COLUMN IF EXISTS draft_key;
CREATE INDEX IF NOT EXISTS sys_session_user ON sys_session (user_id);
CREATE TABLE IF NOT EXISTS sys_login_failure (
  key text PRIMARY KEY,
  count integer NOT NULL,
  last timestamptz NOT NULL,
  next_at timestamptz NOT NULL
);
CREATE TABLE IF NOT EXISTS sys_captcha (
  key text PRIMARY KEY,
  answer text NOT NULL,
  expires timestamptz NOT NULL
);
CREATE TABLE IF NOT EXISTS sys_password_history (
  user_id text NOT NULL,
  hash text NOT NULL,
  replaced timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS sys_password_history_user ON sys_password_history (user_id, replaced);
CREATE TABLE IF NOT EXISTS sys_reset_link (
  hash text PRIMARY KEY,
  user_id text NOT NULL,
  created timestamptz NOT NULL,
  expires timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS sys_reset_link_user ON sys_reset_link (user_id, created);
DROP TABLE IF EXISTS sys_reset_token;
CREATE TABLE IF NOT EXISTS sys_mail_code (
  key text PRIMARY KEY,
  scene text NOT NULL,
  target text NOT NULL,
  user_id text NOT NULL,
  hash text NOT NULL,
  created timestamptz NOT NULL,
  expires timestamptz NOT NULL,
  tries integer NOT NULL
);
CREATE INDEX IF NOT EXISTS sys_mail_code_target ON sys_mail_code (target, created);
ALTER TABLE sys_session ADD COLUMN IF NOT EXISTS verified timestamptz;
ALTER TABLE sys_session ADD COLUMN IF NOT EXISTS via text NOT NULL DEFAULT 'password';
ALTER TABLE sys_session ADD COLUMN IF NOT EXISTS must_change boolean NOT NULL DEFAULT false;
CREATE TABLE IF NOT EXISTS sys_second_factor (
  user_id text PRIMARY KEY,
  secret text NOT NULL,
  created timestamptz NOT NULL,
  confirmed timestamptz,
  last_step bigint NOT NULL DEFAULT 0
);
CREATE TABLE IF NOT EXISTS sys_recovery_code (
  user_id text NOT NULL,
  hash text NOT NULL,
  PRIMARY KEY (user_id, hash)
);
CREATE TABLE IF NOT EXISTS sys_login_ticket (
  ticket text PRIMARY KEY,
  user_id text NOT NULL,
  password text,
  expires timestamptz NOT NULL
);
CREATE TABLE IF NOT EXISTS sys_visit_ticket (
  ticket text PRIMARY KEY,
  user_id text NOT NULL,
  page_group text NOT NULL,
  stamp text NOT NULL,
  expires timestamptz NOT NULL
);
CREATE TABLE IF NOT EXISTS sys_sso_journey (
  state text PRIMARY KEY,
  client text NOT NULL,
  binding text NOT NULL,
  nonce text NOT NULL,
  verifier text NOT NULL,
  callback text NOT NULL,
  expires timestamptz NOT NULL
);
CREATE TABLE IF NOT EXISTS sys_sso_stranger (
  ticket text PRIMARY KEY,
  client text NOT NULL,
  subject text NOT NULL,
  binding text NOT NULL,
  expires timestamptz NOT NULL
);`;

/** Makes the tables that only this folder uses. Several nodes may start at once. */
export async function createAuthTables(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await advisoryLock(tx, 'tables of sign-in');
    await tx.query(DEFINITIONS);
  });
}

/** Removes what is over: sessions past their end and failures of yesterday. */
export async function sweepAuthTables(database: Database): Promise<void> {
  await database.query(
    `DELETE FROM sys_session WHERE expires < now() OR last_seen < now() - make_interval(mins => idle_minutes)`,
  );
  await database.query(`DELETE FROM sys_login_failure WHERE last < now() - interval '1 day'`);
  for (const table of [
    'sys_captcha',
    'sys_login_ticket',
    'sys_visit_ticket',
    'sys_sso_journey',
    'sys_sso_stranger',
  ])
    await database.query(`DELETE FROM ${table} WHERE expires < now()`);
  await database.query(`DELETE FROM sys_reset_link WHERE expires < now() - interval '1 day'`);
  await database.query(`DELETE FROM sys_mail_code WHERE created < now() - interval '1 day'`);
}
