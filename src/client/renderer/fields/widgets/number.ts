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

const formats = new Map<number | undefined, Intl.NumberFormat>();

/** Made once: making one takes far longer than using it. */
function formatOf(decimals: number | undefined): Intl.NumberFormat {
  const known = formats.get(decimals);
  if (known) return known;
  const format = new Intl.NumberFormat('zh-CN', {
    useGrouping: decimals !== undefined,
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 6,
  });
  formats.set(decimals, format);
  return format;
}

/** A number for reading: grouped thousands, with a fixed number of decimals where one is given. */
export function formatNumber(value: unknown, decimals?: number): string {
  if (value === null || value === undefined || value === '') return '';
  const number = Number(value);
  if (!Number.isFinite(number)) return String(value);
  return formatOf(decimals).format(number);
}
