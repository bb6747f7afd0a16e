import { writeFile } from 'node:fs/promises';
import encode from 'qr';

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES = 10;
const WHITE = 235;
const BLACK = 16;

/** Chromium's flags for a camera that sees the film at `path`, and for a person who lets pages use it. */
export const cameraFlags = (path: string): string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${path}`,
];

/**
 * Writes a film (YUV4MPEG2) of a QR code that is held before a camera. The browser reads it when a page opens the camera.
 * @param text what the code says
 */
export async function filmCode(path: string, text: string): Promise<void> {
  const rows = encode(text, 'raw', { ecc: 'medium', border: 4 });
  const scale = Math.floor(HEIGHT / rows.length);
  const picture = Buffer.alloc((WIDTH * HEIGHT * 3) / 2, 128).fill(WHITE, 0, WIDTH * HEIGHT);
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries())
      for (let line = 0; isDark && line < scale; line += 1) {
        const at = (y * scale + line) * WIDTH + x * scale;
        picture.fill(BLACK, at, at + scale);
      }
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F5:1 Ip A1:1 C420jpeg\n`);
  const frames = Array.from({ length: FRAMES }, () => [Buffer.from('FRAME\n'), picture]);
  await writeFile(path, Buffer.concat([head, ...frames.flat()]));
}
