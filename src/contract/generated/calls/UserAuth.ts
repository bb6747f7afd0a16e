/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const UserAuth = /* @__PURE__ */ callGroup('UserAuth', {
  /** 管理员解绑用户企业微信 */
  AdminUnboundUserWX: 'GET',
  /** 开启两步验证 */
  BeginSecondFactor: 'POST write',
  /** 重置用户密码 */
  ChangeManUserPwd: 'POST write',
  /** 修改密码 */
  ChangeUserPwd: 'POST write',
  /** 确认两步验证 */
  ConfirmSecondFactor: 'POST write',
  /** 下载用户导入模板 */
  DownloadNewUser: 'GET binary',
  /** 邮箱找回密码 */
  EmailGetPwd: 'POST',
  /** 关闭两步验证 */
  EndSecondFactor: 'POST write',
  /** 本次登录的草稿密钥 */
  GetDraftKey: 'POST',
  /** 登录 */
  GetManUserLogin: 'POST',
  /** 机构人员 */
  GetOrgUserInfo: 'GET',
  /** 本人的两步验证 */
  GetSecondFactor: 'GET',
  /** 单点登录方式 */
  GetSsoClients: 'GET',
  /** 认证方 */
  GetSsoList: 'GET',
  /** 用户主键 */
  GetUserId: 'POST',
  /** 导入用户 */
  InputExcelLinkNewUser: 'POST write',
  /** 是否绑定企业微信 */
  IsBingWX: 'GET',
  /** 弱密码检查 */
  JudgePassword: 'GET',
  /** 以邮件链接设置新密码 */
  ResetPwdByToken: 'POST write',
  /** LY 单点登录 */
  SSOAuthByLy: 'GET',
  /** YM 单点登录 */
  SSOAuthByYM: 'GET',
  /** ZX 单点登录 */
  SSOAuthByZX: 'GET',
  /** 开始单点登录 */
  SSOBegin: 'POST',
  /** 关联统一认证账号 */
  SSOBind: 'POST write',
  /** 第三方单点登录 */
  SSOGetThreenUserLogin: 'POST',
  /** 登录的第二步 */
  SecondFactorLogin: 'POST',
  /** 启用停用用户 */
  StatusUserMan: 'POST write',
  /** 测试认证方 */
  TestSso: 'POST',
  /** 解绑本人企业微信 */
  UnboundWX: 'GET',
  /** 退出登录 */
  UserLoginOut: 'GET',
  /** 用户所属机构 */
  UserManRegion: 'POST',
  /** 验证身份 */
  VerifyCode: 'POST',
});
