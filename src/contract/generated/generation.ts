/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


/** Counts the shapes that stored data has had; data of a higher one was made by a newer program. */
export const GENERATION = 56;
/** What the number stands for. */
export const SHAPE = '75ebaf0b3c6f235f';
