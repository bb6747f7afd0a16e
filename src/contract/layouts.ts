/** What a menu item's comment says when it names a frame and not a page (specification 2.3). */
export const LAYOUTS = ['basic', 'platform', 'route-view', 'blank', 'ZX'] as const;

export type LayoutToken = (typeof LAYOUTS)[number];

/** Whether a comment names a frame; any other one names a page file. */
export const isLayout = (comment: string): comment is LayoutToken =>
  (LAYOUTS as readonly string[]).includes(comment);
