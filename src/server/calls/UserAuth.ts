import { entities } from '../../contract/generated/entities.ts';
import { resetPasswords, setUserStates, usersById } from '../auth/accounts/accounts.ts';
import { draftKeyOf } from '../auth/login/draft-keys.ts';
import { logIn } from '../auth/login/login.ts';
import { isOrg, orgsWithAccounts, reachedAccount } from '../auth/accounts/reached-accounts.ts';
import { logInSecond } from '../auth/login/second-step.ts';
import { clientsTold, providersTold, triedProvider } from '../auth/sso/providers-told.ts';
import { beginSso, bindStranger } from '../auth/sso/sso.ts';
import { bindingTold, unbindAll, unbindWx } from '../auth/login/wx-bindings.ts';
import { Refusal, refuse } from '../data/refusal.ts';
import { inOwnTransaction } from '../data/write/own-transaction.ts';
import { ShownOnce } from '../http/answer.ts';
import { actionOf } from '../data/entities.ts';
import { type Calls, writing } from './call.ts';
import { importThrough } from '../jobs/tasks/import-through.ts';
import { changeOwnPassword } from '../auth/passwords/change-password.ts';
import { mailLink } from '../auth/passwords/mail-link.ts';
import { loggedIn, remembered } from './UserAuth/remembered.ts';
import { resetByLink } from '../auth/passwords/reset-by-link.ts';
import { ssoAnswer, ssoBack } from '../auth/sso/answer.ts';
import { staffOfUnit } from '../auth/accounts/staff-of-unit.ts';
import { verifyCode } from '../auth/factors/verify-code.ts';
import { beginOwnFactor, confirmOwnFactor, endOwnFactor, ownFactorTold } from '../auth/factors/own-factor.ts';
import { judgedPassword } from '../auth/passwords/judged-password.ts';

export const UserAuth: Calls<'UserAuth'> = {
  /** Takes the binding away of a user that the caller administers. */
  AdminUnboundUserWX: async ({ engine }, { caller, input, enCode }) => {
    await inOwnTransaction({ engine, caller }, async (context) => {
      await usersById(context, [input.UserId]);
      await unbindAll(context, [input.UserId], enCode);
    });
  },
  /** A secret for the caller's authenticator; it counts once a code of it was given. */
  BeginSecondFactor: writing(async (context, { input }, { ways }) => {
    const begun = await beginOwnFactor(context, ways.factorKey, input.Pwd);
    return begun instanceof Refusal ? begun : new ShownOnce(begun);
  }),
  /** An administrator sets passwords; the answer is the only place where they are ever shown. */
  ChangeManUserPwd: writing(async (context, { input, enCode }) => {
    const users = await usersById(context, input.UserIds);
    return new ShownOnce({ Items: await resetPasswords(context, users, input.NewPwd || undefined, enCode) });
  }),
  /** The caller's own password; the browser is known for the account from then on. */
  ChangeUserPwd: writing(async (context, request, services) => {
    const { session, name, input } = request;
    const refusal = await changeOwnPassword(context, input.UserInfo, { session, enCode: name });
    return refusal ?? remembered(services, request, context.caller.subject.UserId, true);
  }),
  /** Switches the caller's second factor on, with the first code of the authenticator. */
  ConfirmSecondFactor: writing(async (context, { input, name }, { ways }) => {
    const codes = await confirmOwnFactor(context, ways.factorKey, input.Code, name);
    return codes instanceof Refusal ? codes : new ShownOnce({ RecoveryCodes: codes });
  }),
  EmailGetPwd: ({ engine, ways }, { caller, input }) => mailLink(engine.database, ways, caller.ip, input),
  /** Switches the caller's second factor off, with a last code. */
  EndSecondFactor: writing((context, { input, name }, { ways }) =>
    endOwnFactor(context, ways.factorKey, input.Code, name),
  ),
  /** The key that the caller's browsers lock unsaved forms with. */
  GetDraftKey: async ({ engine }, { caller, session }) => {
    if (session === undefined) throw refuse('登录状态已改变，请刷新页面');
    return new ShownOnce({ Key: draftKeyOf(engine.secret, caller.subject.UserId) });
  },
  GetManUserLogin: async (services, request) => {
    const opened = await logIn(services.engine, services.sessions, services.ways.factorKey, {
      loginName: request.input.LoginName.trim(),
      trueName: request.input.NewStudent === 1 ? (request.input.TrueName ?? '') : undefined,
      password: request.input.Pwd,
      code: request.input.Code,
      codeKey: request.input.CodeKey,
      ip: request.caller.ip,
      userAgent: request.userAgent,
      device: request.device,
    });
    return loggedIn(services, request, opened);
  },
  GetOrgUserInfo: ({ engine }, { caller, input }) => staffOfUnit(engine, caller, input),
  /** Whether the caller's second factor is on, and whether it has to be. */
  GetSecondFactor: ({ engine }, { caller }) => ownFactorTold(engine.database, caller.subject),
  /** The ways in that the login page offers besides the password. */
  GetSsoClients: async ({ ways }) => clientsTold(ways),
  /** The providers of the installation, without their secrets. */
  GetSsoList: ({ engine, ways }) => providersTold(engine.database, ways),
  /** Whether a provider that is registered on the page answers. */
  TestSso: ({ engine, ways }, { input }) => triedProvider(engine, ways, input.Code),
  /** The Id of the caller's own account, or of one that the caller reaches. */
  GetUserId: async ({ engine }, { caller, input }) => {
    const isOwn = !input.LoginName && !input.OpenId && !input.Code;
    return { UserId: isOwn ? caller.subject.UserId : await reachedAccount(engine, caller, input) };
  },
  /** Adds accounts from a sheet; they have no password until an administrator sets one. */
  InputExcelLinkNewUser: writing(async ({ tx }, request, services) => {
    const { OrgId, ...input } = request.input;
    if (OrgId && !(await isOrg(tx, OrgId))) throw refuse('机构不存在');
    const defaults = OrgId ? { OrgId } : undefined;
    const enCode = actionOf(services.engine, entities.SysUser, 'import');
    return importThrough(services, { ...request, input: { ...input, defaults } }, enCode);
  }),
  /** Whether the caller's Enterprise WeChat is bound, to which account and since when. */
  IsBingWX: ({ engine }, { caller }) => bindingTold(engine.database, caller.subject.UserId),
  JudgePassword: ({ engine }, { caller, session }) =>
    judgedPassword(engine.database, caller.subject, session),
  ResetPwdByToken: writing((context, { input, enCode }) => resetByLink(context, input, enCode)),
  SSOAuthByLy: (services, request) => ssoBack('LY', services, request),
  SSOAuthByYM: (services, request) => ssoBack('YM', services, request),
  SSOAuthByZX: (services, request) => ssoBack('ZX', services, request),
  SSOBegin: async (services, { input }) => {
    const { url, binding } = await beginSso(services, input.ClientCode);
    return { Url: url, Binding: binding };
  },
  /** Binds the identity that a provider vouched for to the account of the login just made: both are proved. */
  SSOBind: writing((context, { input, enCode }, services) => bindStranger(services, context, input, enCode)),
  SSOGetThreenUserLogin: async (services, { input, caller, userAgent }) => {
    const { ClientCode: client, Ticket: code, State: state, Binding: binding, Iss: issuer } = input;
    return ssoAnswer(services, { client, code, state, binding, issuer, caller, userAgent });
  },
  /** The second step of a login (ErrorCode 6001 of the first). */
  SecondFactorLogin: async (services, request) => {
    const { Ticket: ticket, Code: code } = request.input;
    const from = { ip: request.caller.ip, userAgent: request.userAgent, device: request.device };
    const { sessions, ways } = services;
    const opened = await logInSecond(services.engine, sessions, ways.factorKey, { ticket, code, ...from });
    return loggedIn(services, request, opened, { RecoveryCodes: [...(opened.recoveryCodes ?? [])] });
  },
  StatusUserMan: writing(async (context, { input, enCode }) =>
    setUserStates(context, await usersById(context, input.UserIds), () => String(input.State), enCode),
  ),
  /** Takes the caller's own binding away. */
  UnboundWX: ({ engine }, { caller, enCode }) =>
    inOwnTransaction({ engine, caller }, (context) => unbindWx(context, [caller.subject.UserId], enCode)),
  /**
   * Ends the session of the header's token. Logging out twice, or with a token that is over, is no mistake. The parameter
   * Token is not looked at: a token in an address would end up in logs.
   */
  UserLoginOut: async ({ sessions }, { session }) => {
    if (session !== undefined) await sessions.close(session);
  },
  /** Organisation units that the caller reaches, with how many accounts each of them has within that reach. */
  UserManRegion: ({ engine }, { caller, input }) => orgsWithAccounts(engine, caller, input.ParentId),
  VerifyCode: ({ engine: { database }, sessions, ways: { factorKey } }, request) =>
    verifyCode({ database, sessions, factorKey }, request, request.input),
};
