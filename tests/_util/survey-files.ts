import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { PICTURE_KINDS } from '../../src/contract/pictures.ts';
import type { TestClient, TestSchool } from './server.ts';
import { paperOf } from './survey.ts';

/** A question that wants one or two pictures or PDFs of at most 1 MB, and one that wants words. */
export const FILE_DESIGN = {
  Questions: [
    {
      Type: '10',
      Title: '现场照片',
      Required: 1,
      MaxSelect: 2,
      MaxMB: 1,
      FileKinds: [...PICTURE_KINDS, 'pdf'],
    },
    { Type: '5', Title: '想说的话', Required: 0 },
  ],
  Factors: [],
};

/** A photograph that tells who made it. */
export const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#7ab' } })
    .withExif({ IFD0: { Artist: 'Zhang San' } })
    .jpeg()
    .toBuffer();

/** A photograph of more than one megabyte. */
export const noise = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 2400,
      height: 1800,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();

/** Sends a file as the browser does; a refusal is its text. */
export async function sent(
  client: TestClient,
  purpose: string | undefined,
  name: string,
  bytes: Buffer,
): Promise<string> {
  const form = new FormData();
  if (purpose !== undefined) form.set('BizType', purpose);
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  const answer = await client.fetch('/api/ImportExport/UploadFile', {
    method: 'POST',
    body: form,
    headers: { 'x-idempotency-key': randomUUID() },
  });
  return answer.code === 0 ? String(answer.value.Id) : answer.message;
}

/** What a student's first question is sent files for. */
export async function filesOf(client: TestClient, id: string) {
  const paper = await paperOf(client, id);
  const [first, second] = paper.value.Questions as { Id: string }[];
  const purposeOf = (question: string) => `questionnaire.answer.save/${paper.taking}/${question}`;
  return { ...paper, purpose: purposeOf(first!.Id), elsewhere: purposeOf(second!.Id) };
}

/** Whether somebody may have a file. */
export async function mayHave(school: TestSchool, client: TestClient, id: string): Promise<boolean> {
  const file = await fetch(`${school.urls[0]}/api/ImportExport/Download?Id=${id}`, {
    headers: { 'x-token': client.token! },
  });
  return file.status === 200 && file.headers.get('content-type') === 'image/jpeg';
}
