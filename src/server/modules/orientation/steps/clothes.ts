import type { HandlerContext } from '../../../data/module.ts';

/** Least height in centimetres that is too much for the size before: up to 157 is 155, up to 162 is 160, and so on. */
const LIMITS = [158, 163, 168, 173, 178, 183, 188, 193];
const SMALLEST = 155;
const STEP = 5;
const LARGEST = 195;
/** Made to measure. */
const MEASURED = 'T';

/** The size for a height and a weight (domain/03-demo-data, clothing): one more for the stout, two for the very stout. */
function clothSize(height: number, weight: number): string {
  const bmi = weight / (height / 100) ** 2;
  const stout = bmi > 30 ? 2 : bmi > 26 ? 1 : 0;
  const size = SMALLEST + (LIMITS.filter((limit) => height >= limit).length + stout) * STEP;
  return size > LARGEST ? MEASURED : String(size);
}

/** The suggested size below the form. */
export async function suggestSize({ params }: HandlerContext): Promise<{ Lines: string[] }> {
  const [height, weight] = [Number(params['Height']), Number(params['Weight'])];
  const isKnown = height >= 100 && height <= 230 && weight >= 25 && weight <= 200;
  return Promise.resolve({ Lines: isKnown ? [`推荐号型 ${clothSize(height, weight)}`] : [] });
}
