import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import type { PictureSize } from '../../contract/pictures.ts';
import { createFairSemaphore } from '../traffic/fair-semaphore.ts';
import { isOfTheSystem } from './disk-full.ts';
import { wholePassing, writePassing } from './passing-file.ts';

/** A picture as it will be stored. */
export interface CleanPicture {
  readonly bytes: Buffer;
  readonly ext: 'jpg' | 'png';
}

/** More than any portrait has; a small file can unfold to a picture that fills the memory. */
const mostPixels = 40_000_000;

/**
 * Draws a jpg or png anew, upright, cut to a square of at most so many pixels a side: nothing but what is seen stays of
 * the file, neither its place and time nor what was hidden in it.
 * @returns undefined when the bytes are no such picture
 */
export async function squarePicture(bytes: Buffer, side: number): Promise<CleanPicture | undefined> {
  const type = await fileTypeFromBuffer(bytes);
  if (type?.ext !== 'jpg' && type?.ext !== 'png') return undefined;
  const { default: sharp } = await import('sharp');
  try {
    const drawn = sharp(bytes, { limitInputPixels: mostPixels })
      .rotate()
      .resize(side, side, { fit: 'cover', withoutEnlargement: true });
    const clean = type.ext === 'png' ? drawn.png() : drawn.jpeg({ quality: 86 });
    return { bytes: await clean.toBuffer(), ext: type.ext };
  } catch {
    return undefined;
  }
}

/** What a picture may be at most, over all its frames. */
const mostFrames = 1_000;
const longestSeconds = 20;
/** How well a JPEG or WebP is drawn anew: less well only where it would take more room than it came with. */
const qualities = [90, 80, 70, 60] as const;
/** Pictures drawn at the same time: each one lies unfolded in the memory. */
const drawing = createFairSemaphore({ atOnce: 2, room: 1_000 });

/** A picture that was drawn anew, by its size; or what is wrong with it, in the product's words. */
export type Redrawn = PictureSize | { readonly problem: string };

const unreadable: Redrawn = { problem: '图片无法读取，请更换图片' };

/**
 * Draws a picture anew in its place, upright and in its own format, frame by frame where it moves. What is seen stays; place,
 * time, camera, remarks and whatever else the file held beside the pixels do not, so that it is a picture and nothing else.
 * @param ext the kind of picture that the file has been found to be
 */
export function redraw(path: string, ext: string): Promise<Redrawn> {
  return drawing.take('', () => redrawNow(path, ext));
}

async function redrawNow(path: string, ext: string): Promise<Redrawn> {
  const { default: sharp } = await import('sharp');
  try {
    const bytes = await wholePassing(path);
    const {
      width,
      height,
      pages = 1,
      isPalette,
    } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
    if (width * height * pages > mostPixels || pages > mostFrames) return { problem: vast };
    const picture = sharp(bytes, {
      limitInputPixels: mostPixels,
      animated: pages > 1,
      failOn: 'error',
    }).timeout({ seconds: longestSeconds });
    // Frames that move are not turned: no program writes how such a file was held.
    const upright = pages > 1 ? picture : picture.autoOrient();
    const drawn = await drawnAs(upright, { ext, isPalette }, bytes.length);
    await writePassing(path, drawn.data, { inPlace: true });
    return { width: drawn.info.width, height: drawn.info.pageHeight ?? drawn.info.height };
  } catch (error) {
    if (isOfTheSystem(error)) throw error;
    return /pixel limit/.test(String(error)) ? { problem: vast } : unreadable;
  }
}

const vast = '图片的像素过多，不能超过4000万，请缩小后再上传';

/** What a picture is drawn as. */
interface Drawing {
  readonly ext: string;
  /** It has few colours, and room is saved by saying so. */
  readonly isPalette: boolean;
}

type Drawn = Awaited<ReturnType<typeof encoded>>;

async function drawnAs(picture: Sharp, drawing: Drawing, sent: number): Promise<Drawn> {
  let drawn: Drawn | undefined;
  for (const quality of qualities) {
    drawn = await encoded(picture.clone(), drawing, quality);
    if (drawn.data.length <= sent || drawing.ext === 'png' || drawing.ext === 'gif') return drawn;
  }
  return drawn!;
}

function encoded(picture: Sharp, { ext, isPalette }: Drawing, quality: number) {
  const made =
    ext === 'png'
      ? picture.png({ palette: isPalette })
      : ext === 'gif'
        ? picture.gif()
        : ext === 'webp'
          ? picture.webp({ quality })
          : picture.jpeg({ quality });
  return made.toBuffer({ resolveWithObject: true });
}

/**
 * A picture as a JPEG of exactly so many pixels, upright: cut to their shape, or whole with white beside it.
 * @returns undefined when the bytes are no picture
 */
export async function jpegOf(
  bytes: Buffer,
  { width, height }: PictureSize,
  fit: 'cover' | 'contain' = 'cover',
): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels })
      .rotate()
      .resize(width, height, { fit, background: '#fff' })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 80 })
      .toBuffer();
  } catch {
    return undefined;
  }
}
