/** What comes sooner after the form was opened, in seconds, was filled in by a program, unless the entity says otherwise. */
export const SECONDS = 3;
/** Rows a day from one address. */
export const DAILY = 20;
/** Rows a day in all. */
export const TOTAL = 2_000;
