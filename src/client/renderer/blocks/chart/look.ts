/** An option of the chart library. */
export type ChartOption = Record<string, unknown>;

export const TEXT = { color: '#5f646b', fontSize: 12 };
export const LINE = { lineStyle: { color: '#d5dad8' } };
export const SPLIT = { lineStyle: { color: '#eceff0' } };
/** The first is the frame's own; all of them stand out from white and from each other. */
export const COLORS = [
  '#007a52',
  '#1f6fb2',
  '#b45f06',
  '#7a4fa3',
  '#5f646b',
  '#c2185b',
  '#2f8f9d',
  '#8a6d00',
] as const;
