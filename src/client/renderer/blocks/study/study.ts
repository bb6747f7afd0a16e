const two = (number: number) => String(number).padStart(2, '0');

/** Minutes and seconds, mm:ss. */
export const minuteText = (seconds: number): string =>
  `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;

/** What of the time that is asked for has passed, in percent. */
export const shareOf = (seconds: number, least: number): number =>
  least <= 0 ? 100 : Math.min(100, Math.floor((seconds * 100) / least));
