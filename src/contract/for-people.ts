const CHINESE = /[\u4e00-\u9fff]/;
const WORDS = /[a-z]\s+[a-z]/i;

/**
 * Whether a text says something to a person. Libraries, databases and browsers tell of their faults in English sentences, which
 * only somebody who writes programs can use; a single word, a number or an address may well be meant.
 */
export const isForPeople = (text: string): boolean => CHINESE.test(text) || !WORDS.test(text);
