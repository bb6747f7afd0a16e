import type { Readable } from 'node:stream';

/** What a binary call answers instead of an envelope: a file for the caller's disk. */
export class FileAnswer {
  readonly fileName: string;
  readonly contentType: string;
  readonly body: Readable | Buffer;

  constructor(file: { fileName: string; contentType: string; body: Readable | Buffer }) {
    this.fileName = file.fileName;
    this.contentType = file.contentType;
    this.body = file.body;
  }
}
