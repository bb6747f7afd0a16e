/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


/** Counts the shapes that stored data has had; data of a higher one was made by a newer program. */
export const GENERATION = 52;
/** What the number stands for. */
export const SHAPE = '53a4cf227eb0bfa8';
