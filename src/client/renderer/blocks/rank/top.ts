/** Rows of a rank list that stand out. */
const TOP = 3;

/** Whether the row at this place stands out. */
export const isTop = (index: number): boolean => index < TOP;
