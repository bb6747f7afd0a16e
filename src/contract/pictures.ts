import type { FieldFile } from './generated/meta.ts';

/** Kinds of files that are pictures. */
export const PICTURE_KINDS = ['jpg', 'jpeg', 'png', 'gif', 'webp'] as const;

/** Whether a file of this extension, in lower case, is a picture. */
export const isPictureKind = (ext: string): boolean => (PICTURE_KINDS as readonly string[]).includes(ext);

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

type PictureField = Pick<FieldFile, 'type' | 'title' | 'kinds' | 'ratio' | 'minWidth'>;

/** Extensions that a file of the field may have; undefined: all that the product takes. */
export function kindsOf({ type, kinds }: Pick<FieldFile, 'type' | 'kinds'>): readonly string[] | undefined {
  return kinds?.map((kind) => kind.toLowerCase()) ?? (type === 'image' ? PICTURE_KINDS : undefined);
}

/** Width by height of a ratio such as `3:4`. */
export function ratioOf(ratio: string): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
}

/** How far a picture may be from its ratio: pixels are whole, and scanners are not exact. */
const TOLERANCE = 0.02;

/** What is wrong with the size of a picture, in the product's words (domain/02-modules-A, photographs). */
export function pictureProblem(field: PictureField, { width, height }: PictureSize): string | undefined {
  if (field.minWidth !== undefined && width < field.minWidth)
    return field.title + `宽度不能小于${field.minWidth}像素`;
  if (field.ratio === undefined) return undefined;
  const wanted = ratioOf(field.ratio);
  return Math.abs(width / height / wanted - 1) <= TOLERANCE
    ? undefined
    : `${field.title}宽高比应为${field.ratio}`;
}
