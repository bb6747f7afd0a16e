import { request } from 'node:http';
import type { TestClient, TestSchool } from './server.ts';

/** An upload that does not come to its end. */
export interface SlowUpload {
  isAnswered: boolean;
  write(text: string): void;
  end(): void;
}

/** A file of 20 MB of which hardly anything comes. */
export function slowUpload(school: TestSchool, { token }: TestClient): SlowUpload {
  const headers = {
    'x-token': token!,
    'content-type': 'multipart/form-data; boundary=edge',
    'content-length': 20 * 1024 * 1024,
  };
  const sent = request(`${school.urls[0]!}/api/ImportExport/UploadFile`, { method: 'POST', headers });
  const slow = {
    isAnswered: false,
    write: (text: string) => void sent.write(text),
    end: () => void sent.destroy(),
  };
  sent.on('error', () => undefined).on('response', () => (slow.isAnswered = true));
  slow.write('--edge\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n');
  return slow;
}
