/** How the implementer's tools are called, by the folder that each lies in. */
export const USAGE: Readonly<Record<string, string>> = {
  check: `npm run check                     全部检查
npm run check schemas [-- 文件…]  只检查方案；--fix 改正只有一种可能的错误，--unused 列出没有用到的文件`,
  preview: `npm run preview    在浏览器里看任何页面（样例数据）；只监听本机，PORT 换端口，Ctrl+C 结束`,
  new: `npm run new -- module|entity|page|menu <名称> [--title=… --fields=… --roles=…]`,
  diff: `npm run diff -- [版本] [版本] [--strict] [--json]    两个 git 版本（或与当前文件）之间的含义差别`,
  explain: `npm run explain -- --user <登录名> --entity <模块/对象> --row <主键> [--button <EnCode>]
数据库由 DATA_DIR 或 DATABASE_URL 指明，与 npm start 相同。`,
  follow: `npm run follow    按任职重新算出班级、学生、未办结申请上的负责人；内置数据库须先停止系统`,
  impact: `npm run impact -- <字段、字典、EnCode、页面、调用、角色、路由或数据对象> [--json]`,
  codemod: `npm run codemod -- rename-field <模块/对象.字段> <新名称> [--dry] [--folder=schemas]`,
  admin: `npm run admin -- reset|unlock <登录名>    管理员密码遗失或被锁定时，在服务器本机执行`,
};
