const PRINTED = /^[ -~]+$/;

/** Whether a text can be a Code 128 bar code, which knows the printable characters of ASCII. */
export const isBarText = (text: string): boolean => PRINTED.test(text);
