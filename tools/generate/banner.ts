/** First lines of every generated file. */
export const BANNER = '/* GENERATED from schemas/ by `npm run generate`. Do not edit. */\n\n';
