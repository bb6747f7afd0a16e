/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


/** Counts the shapes that stored data has had; data of a higher one was made by a newer program. */
export const GENERATION = 58;
/** What the number stands for. */
export const SHAPE = 'af7cc54ce601ba13';
