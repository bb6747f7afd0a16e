/* oxlint-disable no-script-url -- addresses that must be refused */
import { describe, expect, it } from 'vitest';
import { DEFAULT_SERVER_CONFIG, parseServerConfig, readServerConfig } from './server-config.ts';

const answering =
  (body: string, status = 200): typeof fetch =>
  () =>
    Promise.resolve(new Response(body, { status }));

describe('Q01: the configuration file at the site root', () => {
  it('names the server by ProdUrl', async () => {
    const config = await readServerConfig(answering('{"ProdUrl":"https://api.example.edu.cn/xg/"}'));
    expect(config.baseUrl).toBe('https://api.example.edu.cn/xg');
  });

  it.each([
    ['is absent', answering('not found', 404)],
    ['is no JSON', answering('<!doctype html>')],
    ['holds something else', answering('"text"')],
    ['cannot be fetched', () => Promise.reject(new TypeError('offline'))],
  ] as const)('falls back to this site when it %s', async (_, fetchFile) => {
    expect(await readServerConfig(fetchFile as typeof fetch)).toEqual(DEFAULT_SERVER_CONFIG);
  });

  it.each([[''], ['ftp://x'], ['//other.example'], ['javascript:1'], [7]])(
    'takes no address like %j',
    (ProdUrl) => expect(parseServerConfig({ ProdUrl }).baseUrl).toBe(''),
  );

  it('reads origins of addresses and ignores what is none', () => {
    const { redirectOrigins } = parseServerConfig({
      redirectOrigins: ['https://a.example/x', 'nonsense', 3],
    });
    expect(redirectOrigins).toEqual(['https://a.example']);
  });
});
