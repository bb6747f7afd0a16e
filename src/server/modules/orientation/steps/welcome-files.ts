import type { CallOutput } from '../../../../contract/generated/calls.ts';
import type { Caller } from '../../../data/access/caller.ts';
import type { Engine } from '../../../data/engine.ts';
import { attachmentsById, type StoredAttachment } from '../../../storage/attachments.ts';
import { batchFor } from './welcome-batch.ts';

const idsOf = (value: string): string[] => value.split(',').filter(Boolean);

/** Where anybody fetches a file of the welcome page. */
const fileUrl = (id: string): string => `/api/Orientation/WelcomeFile?Id=${encodeURIComponent(id)}`;

/** The address of a batch's first banner; empty when it has none. */
export const bannerUrl = (banners: string): string => idsOf(banners).slice(0, 1).map(fileUrl).join('');

/** A file that stands on the caller's welcome page; undefined for every other one. */
export async function welcomeFile(
  engine: Engine,
  caller: Caller,
  id: string,
): Promise<StoredAttachment | undefined> {
  const batch = await batchFor(engine, caller);
  if (!batch) return undefined;
  const shown = [batch.GuidePdf, batch.MapImg, batch.BannerImg].flatMap(idsOf);
  return shown.includes(id) ? (await attachmentsById(engine.database, [id])).get(id) : undefined;
}

/** What helps a new student on their way: the school's guide, its maps and its telephone. */
export async function welcomeGuides(
  engine: Engine,
  caller: Caller,
): Promise<CallOutput['Orientation/WelcomeGuides']> {
  const batch = await batchFor(engine, caller);
  if (!batch) return [];
  const [guides, maps] = [idsOf(batch.GuidePdf), idsOf(batch.MapImg)];
  const stored = await attachmentsById(engine.database, [...guides, ...maps]);
  const tile = (Name: string, Icon: string) => (id: string, at: number, all: readonly string[]) => {
    const file = stored.get(id);
    const Text = file ? `${file.Ext.toUpperCase()} · ${sizeOf(file.Size)}` : '';
    return file ? [{ Name: all.length > 1 ? `${Name}${at + 1}` : Name, Text, Url: fileUrl(id), Icon }] : [];
  };
  const phone = batch.HotLine.replace(/[^\d+]/g, '');
  return [
    ...guides.flatMap(tile('报到指南', 'FilePdfOutlined')),
    ...maps.flatMap(tile('报到地图', 'EnvironmentOutlined')),
    ...(phone === ''
      ? []
      : [{ Name: '咨询电话', Text: batch.HotLine, Url: `tel:${phone}`, Icon: 'PhoneOutlined' }]),
  ];
}

const MB = 1024 * 1024;
const sizeOf = (bytes: number): string =>
  bytes < MB ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / MB).toFixed(1)} MB`;
