import { readFile, writeFile } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import type { PictureSize } from '../../contract/pictures.ts';

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

/** Takes out of a picture what it tells of place, time and camera. One that moves, or is of another kind, stays as it is. */
export async function forgetOrigin(path: string, ext: string): Promise<void> {
  if (!['jpg', 'jpeg', 'png', 'webp'].includes(ext)) return;
  const { default: sharp } = await import('sharp');
  const bytes = await readFile(path);
  const picture = sharp(bytes, { limitInputPixels: mostPixels });
  if (((await picture.metadata()).pages ?? 1) > 1) return;
  // upright, since the file does not say any more how it was held
  await writeFile(path, await picture.rotate().toBuffer());
}

/**
 * How large a picture is when it stands upright.
 * @returns undefined when it cannot be read, or would unfold to more than any photograph has
 */
export async function pictureSize(path: string): Promise<PictureSize | undefined> {
  const { default: sharp } = await import('sharp');
  try {
    const { width, height } = (await sharp(path, { limitInputPixels: mostPixels }).metadata()).autoOrient;
    return width * height <= mostPixels ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A picture as a JPEG of exactly so many pixels, upright, cut to their shape.
 * @returns undefined when the bytes are no picture
 */
export async function jpegOf(bytes: Buffer, { width, height }: PictureSize): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels })
      .rotate()
      .resize(width, height, { fit: 'cover' })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 80 })
      .toBuffer();
  } catch {
    return undefined;
  }
}
