/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


/** Counts the shapes that stored data has had; data of a higher one was made by a newer program. */
export const GENERATION = 54;
/** What the number stands for. */
export const SHAPE = 'db6066b60543adff';
