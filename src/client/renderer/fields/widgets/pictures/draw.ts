import type { NamedField } from '../../../../../contract/field-rules.ts';

/** Nobody looks at more of a photograph on a page, and telephones make far more. */
const LONGEST_SIDE = 2560;
const QUALITY = 0.86;
const MB = 1024 * 1024;

/** Part of a picture, in its own pixels. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Whether a canvas can draw such a picture without losing anything: a moving one would stand still. */
export const canDraw = ({ type }: Pick<File, 'type'>): boolean => /^image\/(jpeg|png|webp)$/.test(type);

/** The kind that a drawn picture gets: JPEG, unless the field does not take it. */
export function drawnKind({ kinds }: Pick<NamedField, 'kinds'>): { type: string; ext: string } {
  const jpeg = kinds === undefined ? 'jpg' : kinds.find((kind) => kind === 'jpg' || kind === 'jpeg');
  return jpeg === undefined ? { type: 'image/png', ext: 'png' } : { type: 'image/jpeg', ext: jpeg };
}

/** The scale at which a picture is kept. */
export const scaleOf = ({ width, height }: Pick<Part, 'width' | 'height'>): number =>
  Math.min(1, LONGEST_SIDE / Math.max(width, height));

/** A smaller picture where the file is larger than the field takes, or than anybody looks at; else the file itself. */
export async function compress(file: File, field: NamedField): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return file;
  try {
    const { width, height } = picture;
    const isHeavy = field.maxMB !== undefined && file.size > field.maxMB * MB;
    if (!isHeavy && scaleOf(picture) === 1) return file;
    const drawn = await drawPart(picture, { x: 0, y: 0, width, height }, file.name, field).catch(() => file);
    return drawn.size < file.size ? drawn : file;
  } finally {
    picture.close();
  }
}

/** Part of a picture as a file of its own. */
export async function drawPart(
  picture: CanvasImageSource,
  part: Part,
  name: string,
  field: NamedField,
): Promise<File> {
  const scale = scaleOf(part);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(part.width * scale));
  canvas.height = Math.max(1, Math.round(part.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('图片无法处理');
  const { type, ext } = drawnKind(field);
  if (type === 'image/jpeg') {
    // JPEG has no transparency, and black is nobody's background
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return fileOf(canvas, `${name.replace(/\.[^.]*$/, '')}.${ext}`, type);
}

/** What stands on a canvas, as a file. */
export function fileOf(canvas: HTMLCanvasElement, name: string, type: string): Promise<File> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(new File([blob], name, { type })) : reject(new Error('图片无法处理'))),
      type,
      QUALITY,
    ),
  );
}
