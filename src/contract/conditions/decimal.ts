/**
 * Numbers of conditions have 15 digits, those that a binary double keeps of any decimal number: what is worked out is cut to them at each
 * step, so that 0.1 + 0.2 is 0.3, and that a browser, the server and the database agree to the last digit. PostgreSQL cuts a double to as
 * many where it casts it to numeric.
 */
const DIGITS = 15;
const WHOLE = 10 ** DIGITS;

/** A number cut to 15 digits, a tie to the even neighbour. */
export function fifteenDigits(value: number): number {
  if (!Number.isFinite(value) || (Number.isInteger(value) && Math.abs(value) < WHOLE)) return value;
  const cut = value.toExponential(DIGITS - 1);
  return Number(isTie(value) ? evenNeighbour(value) : cut);
}

/** Whether just a five stands behind the last digit that is kept. */
function isTie(value: number): boolean {
  if (!value.toExponential(DIGITS + 1).startsWith('50', value < 0 ? DIGITS + 2 : DIGITS + 1)) return false;
  const [digits = ''] = value.toExponential(60).split('e');
  return /^50*$/.test(digits.replace(/[-.]/g, '').slice(DIGITS));
}

function evenNeighbour(value: number): string {
  const [digits = '', power = '0'] = value.toExponential(60).split('e');
  const kept = digits.replace('-', '').slice(0, DIGITS + 1);
  const isEven = Number(kept.at(-1)) % 2 === 0;
  return isEven ? `${value < 0 ? '-' : ''}${kept}e${power}` : value.toExponential(DIGITS - 1);
}

/** A number without an exponent: 0.0000001, not 1e-7. */
export function plainText(value: number): string {
  const text = String(fifteenDigits(value));
  const [, sign = '', whole = '', fraction = '', power] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(text) ?? [];
  if (power === undefined) return text;
  const digits = whole + fraction;
  const point = whole.length + Number(power);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return sign + digits.padEnd(point, '0');
}

const MOST_DECIMALS = 10;
const isDecimals = (digits: number) => Number.isInteger(digits) && digits >= 0 && digits <= MOST_DECIMALS;

/** Moves the decimal point in text, because 1.005 * 100 is 100.49999999999999. */
const shifted = (value: number, places: number) => {
  const [digits, power = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(power) + places}`);
};

/** Rounds half away from zero to so many decimals, 0 to 10; null for another number of them. */
export function halfAway(value: number, digits: number): number | null {
  if (!isDecimals(digits)) return null;
  const size = Math.abs(fifteenDigits(value));
  return Math.sign(value) * shifted(Math.round(shifted(size, digits)), -digits);
}

/** Rounds half to the even neighbour. */
export function halfEven(value: number, digits: number): number | null {
  if (!isDecimals(digits)) return null;
  const size = shifted(Math.abs(fifteenDigits(value)), digits);
  const below = Math.floor(size);
  const rounded = size - below === 0.5 ? below + (below % 2) : Math.round(size);
  return Math.sign(value) * shifted(rounded, -digits);
}

/** What is left of a division of decimal numbers, with the sign of the first: 5.5 % 0.1 is 0. Null for a division by zero. */
export function remainder(left: number, right: number): number | null {
  if (right === 0) return null;
  const [a, b] = [decimal(left), decimal(right)];
  const power = Math.min(a.power, b.power);
  if (Math.max(a.power, b.power) - power > MOST_SHIFT) return null;
  const whole = ({ digits, power: own }: Decimal) => digits * 10n ** BigInt(own - power);
  return Number(`${whole(a) % whole(b)}e${power}`);
}

/** Beyond, one of the two numbers is nothing beside the other. */
const MOST_SHIFT = 60;

interface Decimal {
  readonly digits: bigint;
  readonly power: number;
}

function decimal(value: number): Decimal {
  const [mantissa = '0', exponent = '0'] = String(fifteenDigits(value)).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), power: Number(exponent) - fraction.length };
}
