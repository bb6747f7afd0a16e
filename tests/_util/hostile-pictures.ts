import sharp, { type Sharp } from 'sharp';
import { crc32 } from 'node:zlib';

/** What a picture tells beside what is seen on it; no byte of these may be stored. */
export const HIDDEN = ['SECRET-PLACE', '<script>alert(1)</script>'] as const;

const WIDTH = 60;
const HEIGHT = 40;
const page = Buffer.from(`<html><body><script>alert(1)</script></body></html>`);
const told = Buffer.from('SECRET-PLACE');

/** A picture of the corpus, under its extension. */
export interface HostilePicture {
  readonly what: string;
  readonly ext: string;
  readonly bytes: Buffer;
  /** Its size when it stands upright. */
  readonly size: { readonly width: number; readonly height: number };
}

const drawn = (): Sharp =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#37a' } });

/** With a place, a maker and a way it was held, as telephones write them. */
const telling = (orientation: number): Sharp =>
  drawn()
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Artist: 'SECRET-PLACE' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '30/1 31/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '114/1 21/1 0/1',
      },
    });

/** A remark between the parts of a JPEG. */
const inJpeg = (bytes: Buffer, remark: Buffer): Buffer => {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(remark.length + 2, 2);
  return Buffer.concat([bytes.subarray(0, 2), head, remark, bytes.subarray(2)]);
};

/** A remark between the parts of a PNG, after its head. */
function inPng(bytes: Buffer, remark: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('tEXtComment\0'), remark]);
  const part = Buffer.alloc(body.length + 8);
  part.writeUInt32BE(body.length - 4, 0);
  body.copy(part, 4);
  part.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([bytes.subarray(0, 33), part, bytes.subarray(33)]);
}

/** A remark before the end of a GIF. */
const inGif = (bytes: Buffer, remark: Buffer): Buffer =>
  Buffer.concat([
    bytes.subarray(0, -1),
    Buffer.from([0x21, 0xfe, remark.length]),
    remark,
    Buffer.from([0, 0x3b]),
  ]);

/** A part that no program knows at the end of a WebP. */
function inWebp(bytes: Buffer, remark: Buffer): Buffer {
  const even = remark.length % 2 === 0 ? remark : Buffer.concat([remark, Buffer.from(' ')]);
  const head = Buffer.from('XMP \0\0\0\0');
  head.writeUInt32LE(even.length, 4);
  const whole = Buffer.concat([bytes, head, even]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

/** Frames that move. */
async function moving(ext: 'gif' | 'webp'): Promise<Buffer> {
  const frames = ['#a33', '#3a3', '#33a'].map((background) =>
    sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .toFormat(ext, { loop: 0, delay: [100, 100, 100] })
    .toBuffer();
}

/** Pictures of every kind that also tell a place, hold a remark or are a page of HTML as well. */
export async function hostilePictures(): Promise<HostilePicture[]> {
  const upright = { width: WIDTH, height: HEIGHT };
  const turned = { width: HEIGHT, height: WIDTH };
  const jpg = await drawn().jpeg().toBuffer();
  const png = await drawn().png().toBuffer();
  const gif = await drawn().gif().toBuffer();
  const webp = await drawn().webp().toBuffer();
  const remarks: [string, string, (remark: Buffer) => Buffer][] = [
    ['jpg', 'a remark', (remark) => inJpeg(jpg, remark)],
    ['png', 'a remark', (remark) => inPng(png, remark)],
    ['gif', 'a remark', (remark) => inGif(gif, remark)],
    ['webp', 'an unknown part', (remark) => inWebp(webp, remark)],
    ...(Object.entries({ jpg, png, gif, webp }) as [string, Buffer][]).map(
      ([ext, bytes]): [string, string, (remark: Buffer) => Buffer] => [
        ext,
        'an end after its end',
        (remark) => Buffer.concat([bytes, remark]),
      ],
    ),
  ];
  const held = [1, 3, 6, 8].flatMap((orientation) =>
    (['jpeg', 'png', 'webp'] as const).map(async (format): Promise<HostilePicture> => ({
      what: `its place, held ${orientation}`,
      ext: format === 'jpeg' ? 'jpg' : format,
      bytes: await telling(orientation).toFormat(format).toBuffer(),
      size: orientation > 4 ? turned : upright,
    })),
  );
  const movingOnes = (['gif', 'webp'] as const).map(async (ext): Promise<HostilePicture> => ({
    what: 'frames and a page after its end',
    ext,
    bytes: Buffer.concat([await moving(ext), page, told]),
    size: upright,
  }));
  return [
    ...(await Promise.all([...held, ...movingOnes])),
    ...remarks.flatMap(([ext, what, put]) =>
      [told, page].map((remark) => ({ what, ext, bytes: put(remark), size: upright })),
    ),
  ];
}

/** What of the hidden is still in some bytes. */
export const leaks = (bytes: Buffer): string[] => HIDDEN.filter((text) => bytes.includes(text));
