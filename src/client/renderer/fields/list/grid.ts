import type { CSSProperties } from 'react';
import type { LinesUse } from '../kit.ts';

/** The widths of the columns of lines, with room for what can be done to a line. */
export function gridOf(columns: readonly { name: string }[], use: LinesUse | undefined): CSSProperties {
  const widthOf = (name: string) => {
    if (name === use?.order) return '44px';
    return name === use?.pick?.field ? 'minmax(180px, 3fr)' : 'minmax(104px, 1fr)';
  };
  return { gridTemplateColumns: `${columns.map(({ name }) => widthOf(name)).join(' ')} 116px` };
}
