/** Full-width digits and signs that Chinese keyboards give. */
const narrow = (text: string) =>
  text
    .replace(/[\uFF10-\uFF19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replaceAll('。', '.')
    .replaceAll('．', '.')
    .replaceAll('－', '-')
    .replaceAll(',', '')
    .trim();

/** The number that a text says; the text itself when it says none, so that the rules can refuse it; null for nothing. */
export function parseNumber(text: string): number | string | null {
  const plain = narrow(text);
  if (plain === '') return null;
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return text;
  return Number(plain);
}
