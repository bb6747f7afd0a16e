import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { SchemaTexts } from '../data/schemas/catalog-read.ts';

/** A file that differs from the shipped one. */
export interface OverlaidFile {
  /** The file as it is served; null: the shipped file is taken away. */
  readonly text: string | null;
  /** Digest of the shipped file that this one was made for; null where none was shipped. */
  readonly base: string | null;
}

/** What a published set changes of the shipped schemas, by path inside the schema folder. */
export type Overlay = Readonly<Record<string, OverlaidFile>>;

/** Shipped and published files together. */
export interface MergedSchemas {
  readonly texts: SchemaTexts;
  /** Published files that are not served, because another version of the program ships another file in their place. */
  readonly stale: readonly string[];
}

const digest = (text: string | undefined) =>
  text === undefined ? null : createHash('sha256').update(text).digest('hex');

/** Lays published files over the shipped ones. A file made for another shipped file is left out: nobody has judged the two together. */
export function mergeSchemas(shipped: SchemaTexts, overlay: Overlay): MergedSchemas {
  const texts = new Map(shipped);
  const stale: string[] = [];
  for (const [file, { text, base }] of Object.entries(overlay)) {
    if (digest(shipped.get(file)) !== base) stale.push(file);
    else if (text === null) texts.delete(file);
    else texts.set(file, text);
  }
  return { texts, stale };
}

/** The overlay after some files were changed (null: taken away). What equals the shipped file again is no part of it. */
export function changeOverlay(
  shipped: SchemaTexts,
  before: Overlay,
  changes: ReadonlyMap<string, string | null>,
): Overlay {
  const after = new Map(Object.entries(before));
  for (const [file, text] of changes) {
    if ((shipped.get(file) ?? null) === text) after.delete(file);
    else after.set(file, { text, base: digest(shipped.get(file)) });
  }
  return Object.fromEntries([...after].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Seals a set, so that one that came into the database by another way is not served. HMAC-SHA-256, hexadecimal. */
export function sealOf(key: Buffer, version: number, overlay: Overlay): string {
  const files = Object.entries(overlay)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, { text, base }]) => [file, text, base]);
  return createHmac('sha256', key)
    .update(JSON.stringify([version, files]))
    .digest('hex');
}

/** Whether a set bears its seal. */
export function isSealed(key: Buffer, version: number, overlay: Overlay, seal: string): boolean {
  const [given, right] = [Buffer.from(seal, 'hex'), Buffer.from(sealOf(key, version, overlay), 'hex')];
  return given.length === right.length && timingSafeEqual(given, right);
}
