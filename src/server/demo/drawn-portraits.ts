import { createHash } from 'node:crypto';
import type { FileStore } from '../storage/file-store.ts';

/** A picture in the file store. */
export interface StoredPicture {
  readonly Url: string;
  readonly Size: number;
  readonly Sha256: string;
  readonly Width: number;
  readonly Height: number;
}

/** Portraits that the new students of the demo school share. */
export interface Portraits {
  readonly men: readonly StoredPicture[];
  readonly women: readonly StoredPicture[];
}

const SIZE = { Width: 360, Height: 480 };
const BACKGROUNDS = ['#4b8fd6', '#ffffff'];
const SKINS = ['#f3d3b8', '#e9c3a2'];
const CLOTHES = ['#2f3e55', '#5b6b7c', '#37595a', '#6b4a55'];
const SHORT =
  '<path d="M112 196 C106 104 150 74 184 76 C232 72 258 112 248 196 C238 158 226 146 180 146 C134 146 122 158 112 196Z"/>';
const LONG =
  '<path d="M100 310 C92 120 128 70 180 70 C232 70 268 120 260 310 C240 316 236 300 238 200 C222 152 150 142 122 196 C124 300 120 316 100 310Z"/>';

/** Head and shoulders, drawn: nobody's face. */
function drawing(isMan: boolean, place: number): string {
  const of = (colours: readonly string[]) => colours[place % colours.length]!;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 480" width="${SIZE.Width}" height="${SIZE.Height}">
    <rect width="360" height="480" fill="${of(BACKGROUNDS)}"/>
    <path d="M26 480 C30 362 104 334 180 334 C256 334 330 362 334 480Z" fill="${of(CLOTHES)}"/>
    <path d="M140 339 L180 392 L220 339 Q180 329 140 339Z" fill="#f4f6f8"/>
    <rect x="153" y="262" width="54" height="90" rx="26" fill="${of(SKINS)}"/>
    <ellipse cx="180" cy="202" rx="66" ry="88" fill="${of(SKINS)}"/>
    <g fill="#26221f">${isMan ? SHORT : LONG}</g></svg>`;
}

/** Draws a handful of portraits and keeps them in the store. */
export async function keepPortraits(store: FileStore): Promise<Portraits> {
  const { default: sharp } = await import('sharp');
  const keep = async (isMan: boolean, place: number): Promise<StoredPicture> => {
    const bytes = await sharp(Buffer.from(drawing(isMan, place)))
      .jpeg({ quality: 88 })
      .toBuffer();
    const Sha256 = createHash('sha256').update(bytes).digest('hex');
    return { Url: await store.keepBytes(bytes), Size: bytes.length, Sha256, ...SIZE };
  };
  const all = (isMan: boolean) => Promise.all(CLOTHES.map((_, place) => keep(isMan, place)));
  return { men: await all(true), women: await all(false) };
}
