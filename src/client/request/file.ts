import type { Envelope } from '../../contract/envelope.ts';
import type { CallInput, CallName } from '../../contract/generated/calls.ts';
import { send, settle, type Call, type CallOptions } from './call.ts';
import { readEnvelope } from './envelope.ts';
import { CallFailure, NO_ANSWER } from './failure.ts';

/** A file that a call answered. */
export interface FileAnswer {
  readonly content: Blob;
  readonly name: string | undefined;
}

/** Calls the server for a file. */
export async function fetchFile<Name extends CallName>(
  constant: Call<Name>,
  input: CallInput[Name],
  options: CallOptions = {},
): Promise<FileAnswer> {
  const response = await send(constant, input, options, 'blob');
  const content = response.data as Blob;
  // What servers answer in place of a file: an envelope, or a page that says what is wrong.
  const isFile = response.status === 200 && !/^(application\/json|text\/html)/.test(content.type);
  if (!isFile) {
    const data = await content.text();
    await settle(constant, { ...response, data }, envelopeIn(data), options);
    throw new CallFailure('下载失败', NO_ANSWER, null, response.status);
  }
  return { content, name: nameIn(String(response.headers['content-disposition'] ?? '')) };
}

function envelopeIn(text: string): Envelope | undefined {
  try {
    return readEnvelope(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function nameIn(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
