const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_CHARACTERS = '10X98765432';

/** Check character of the first 17 digits of a resident identity number (GB 11643, ISO 7064 MOD 11-2). */
export function idCardCheckCharacter(digits: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return CHECK_CHARACTERS[sum % 11]!;
}

/** Whether the text is an 18-character resident identity number with a right check character; x and X are the same. */
export function isIdCard(text: string): boolean {
  return /^\d{17}[\dXx]$/.test(text) && idCardCheckCharacter(text) === text[17]!.toUpperCase();
}
