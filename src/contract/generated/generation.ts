/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


/** Counts the shapes that stored data has had; data of a higher one was made by a newer program. */
export const GENERATION = 57;
/** What the number stands for. */
export const SHAPE = 'fd5e991e6044c653';
