/* GENERATED from schemas/ by `npm run generate`. Do not edit. */

/** Path of each named route. */
export const namedRoutes = {
  QYWXlogin: '/QYWXlogin',
  verifyCode: '/verifyCode',
  login: '/user/login',
  loginYm: '/user/loginYm',
  LoginYm: '/user/LoginYm',
  ZXLogin: '/user/ZXLogin',
  ssoLogin: '/user/ssoLogin',
  loginLy: '/user/loginLy',
  Retrieve: '/user/Retrieve',
  LoginWX: '/LoginWX',
  register: '/user/register',
  registerResult: '/user/registerResult',
  messagePush: '/epidemicMange/messagePush/messagePush',
  noticeReadList: '/notice/noticeRead/noticeReadList',
  systemThrough: '/systemThrough/systemThrough',
  WelcomePage: '/welcomeSchool/WelcomNewStudent/WelcomePage',
  freshmanLogin: '/welcomeSchool/WelcomNewStudent/WelcomNewStudent',
  404: '/404',
  BindWebChat: '/set/BindWebChat',
  dashboard: '/dashboard',
  flowTodo: '/flow/todo',
  403: '/403',
  500: '/500',
} as const;
