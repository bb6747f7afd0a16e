import type { Part } from '../pictures/draw.ts';

/** Paper that stays around the ink, in pixels. */
const MARGIN = 8;
/** Lighter than this is paper. */
const PAPER = 250;
const CHANNELS = 4;

/** Where the ink of a signature stands on white paper, with a margin; undefined where nothing is written. */
export function inkOf({
  data,
  width,
  height,
}: Pick<ImageData, 'data' | 'width' | 'height'>): Part | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 0; at < width * height; at += 1) {
    const pixel = at * CHANNELS;
    if (Math.min(data[pixel]!, data[pixel + 1]!, data[pixel + 2]!) >= PAPER) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  if (right < 0) return undefined;
  const [x, y] = [Math.max(0, left - MARGIN), Math.max(0, top - MARGIN)];
  return {
    x,
    y,
    width: Math.min(width, right + 1 + MARGIN) - x,
    height: Math.min(height, bottom + 1 + MARGIN) - y,
  };
}
