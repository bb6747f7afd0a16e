import { checkChains, readEnds, type ChainEnds, type ChainFinding } from '../data/chain/check.ts';
import { chainedEntities } from '../data/chain/keep.ts';
import type { Engine } from '../data/engine.ts';

/** What a check of all chained logs found. */
export interface LogCheck {
  readonly logs: readonly { readonly title: string; readonly rows: number }[];
  readonly findings: readonly ChainFinding[];
}

/**
 * Checks every chained log against its own codes, the ends that the database tells and those that were anchored outside of it.
 * @param anchored what was read before anything of the database was
 */
export async function checkLogs(
  { database, catalog, secret }: Pick<Engine, 'database' | 'catalog' | 'secret'>,
  anchored: ChainEnds,
): Promise<LogCheck> {
  const chained = chainedEntities(catalog);
  const told = await readEnds(database, chained);
  const logs: { title: string; rows: number }[] = [];
  const findings: ChainFinding[] = [];
  for (const entity of chained) {
    const known = [...(anchored[entity.name] ?? []), ...(told[entity.name] ?? [])];
    const report = await checkChains(database, secret, entity, known);
    logs.push({ title: entity.title, rows: report.rows });
    findings.push(...report.findings);
  }
  return { logs, findings };
}

const SAID: Readonly<Record<ChainFinding['kind'], string>> = {
  changed: '内容被改动',
  missing: '记录缺失',
  outside: '不是本系统写入的记录',
  cut: '末尾的记录被删除',
};

/** A finding in a line for people. */
export function findingText({ entity, kind, chain, seq, row }: ChainFinding): string {
  const place = chain === '' ? '' : `，链 ${chain} 第 ${seq} 条`;
  return `${entity}：${SAID[kind]}${place}${row === undefined ? '' : `，主键 ${row}`}`;
}
