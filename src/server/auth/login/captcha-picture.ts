import sharp from 'sharp';
import svgCaptcha from 'svg-captcha';
import { createFairSemaphore } from '../../traffic/fair-semaphore.ts';
import { heavy } from './heavy-work.ts';
import { clientPrefix } from '../../traffic/client-prefix.ts';

const look = { width: 132, height: 44, fontSize: 50, noise: 3, color: false };
const background = '#f6f8f7';
/** Twice as many pixels as it is shown with, for sharp screens. */
const density = 144;

sharp.concurrency(1);

/** Its types leave out that the module itself draws a given text. Its own choice of a text is not random enough. */
const draw = svgCaptcha as unknown as (text: string, options: typeof look) => string;

/** A flood of failed logins asks for many, and the threads that draw are those that judge passwords and read files. */
const turns = createFairSemaphore({ atOnce: 1, room: 60 });

/** The text as a picture that programs read badly. @throws Overloaded */
export function drawCaptcha(text: string, ip: string): Promise<string> {
  return turns.take(clientPrefix(ip), () => heavy(() => picture(text)));
}

/** Rasterised, since the paths of a vector picture tell their letters. */
async function picture(text: string): Promise<string> {
  // The letters of its font are thin: drawn with an outline of their own colour people can read them.
  const drawn = draw(text, look).replaceAll(/fill="(#\w+)"/g, 'fill="$1" stroke="$1" stroke-width="1.3"');
  const bytes = await sharp(Buffer.from(drawn), { density }).flatten({ background }).png().toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
}
