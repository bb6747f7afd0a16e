import type { Impact, Target } from './impact.ts';

const KINDS: Readonly<Partial<Record<Target['kind'], string>>> = {
  entity: '数据对象',
  field: '字段',
  dictionary: '字典',
  enCode: 'EnCode',
  page: '页面',
  call: '调用',
  role: '角色',
  route: '路由',
};

/** An impact as a tree for the terminal, each place as file:line:column. */
export function impactLines(impact: Impact, indent = ''): string[] {
  const { target, places, through } = impact;
  const title = `${indent}${KINDS[target.kind] ?? target.kind} ${target.name}：${places.length === 0 ? '没有被用到' : `${places.length} 处`}`;
  return [
    title,
    ...places.map(({ file, line, column, at }) => `${indent}  ${file}:${line}:${column}  ${at}`),
    ...through
      .filter(({ places: reached }) => reached.length > 0)
      .flatMap((below) => impactLines(below, `${indent}    `)),
  ];
}
