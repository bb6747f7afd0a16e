/** How a number has changed against the period before, in words: a percentage, or nothing where that period had none. */
export function changeText(percent: unknown): string {
  if (typeof percent !== 'number') return '上期没有';
  if (percent === 0) return '与上期持平';
  return `较上期${percent > 0 ? '增加' : '减少'}${Math.abs(percent)}%`;
}
