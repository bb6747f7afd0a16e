import { existsSync } from 'node:fs';
import { checkLogs, findingText } from '../../src/server/audit/check-logs.ts';
import type { ServerConfig } from '../../src/server/config/config.ts';
import { installationKey } from '../../src/server/config/installation-key.ts';
import { fileAnchor } from '../../src/server/data/chain/anchor.ts';
import { REFUSED } from '../../src/server/explain.ts';
import { installedSchemas } from '../../src/server/published/installed.ts';
import { openForReading } from '../explain/open.ts';
import { Refused } from './refused.ts';

const MOST_LINES = 50;

/** Checks the chained logs and says what is wrong; the process fails when something is. */
export async function auditCheck(config: ServerConfig): Promise<void> {
  // A key that is made now has signed nothing: every row would seem to be changed.
  if (!existsSync(config.keyFile))
    throw new Refused(
      `没有密钥文件 ${config.keyFile}，无法校验；用 KEY_FILE 指明 / There is no key file ${config.keyFile}: name it by KEY_FILE`,
    );
  // Before the copy of a running system is made, or the anchor would be ahead of it.
  const anchored = await fileAnchor(config.auditAnchor).read();
  const { database, isCopy, close } = await openForReading(config);
  try {
    const schemas = await installedSchemas(config, database);
    const engine = { database, catalog: schemas.catalog, secret: installationKey(config.keyFile) };
    const { logs, findings } = await checkLogs(engine, anchored);
    if (isCopy) console.log('系统正在运行，以下按其数据此刻的副本校验。');
    for (const { title, rows } of logs) console.log(`${title}：${rows} 条`);
    if (!existsSync(config.auditAnchor))
      console.log(
        `没有锚点文件 ${config.auditAnchor}：末尾被删除的记录只能由数据库自身判断 / There is no anchor file.`,
      );
    for (const finding of findings.slice(0, MOST_LINES)) console.log(`- ${findingText(finding)}`);
    console.log(
      findings.length === 0
        ? '未发现改动 / Nothing was changed.'
        : `发现 ${findings.length} 处异常 / ${findings.length} findings.`,
    );
    if (findings.length > 0) process.exitCode = REFUSED;
  } finally {
    await close();
  }
}
