import type { CallInput, CallName } from '../../contract/generated/calls.ts';
import { isEnvelope, send, settle, type Call, type CallOptions } from './call.ts';
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
  const isFile = response.status === 200 && !content.type.startsWith('application/json');
  if (!isFile) {
    const parsed: unknown = await content
      .text()
      .then(JSON.parse)
      .catch(() => undefined);
    await settle(constant, response, isEnvelope(parsed) ? parsed : undefined, options);
    throw new CallFailure('下载失败', NO_ANSWER, null, response.status);
  }
  return { content, name: nameIn(String(response.headers['content-disposition'] ?? '')) };
}

function nameIn(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
