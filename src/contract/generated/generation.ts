/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


/** Counts the shapes that stored data has had; data of a higher one was made by a newer program. */
export const GENERATION = 55;
/** What the number stands for. */
export const SHAPE = '1a36a06d23f25fca';
