import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { EntityFile, MenuFile } from '../../src/contract/generated/meta.ts';

const read = <Content>(path: string) => JSON.parse(readFileSync(`schemas/${path}`, 'utf8')) as Content;
const seeded = (name: string) =>
  read<EntityFile>(`entities/${name}.json`).seed!.rows as readonly Record<string, unknown>[];

const items = readdirSync('schemas/menus')
  .filter((file) => !['routes.json', 'roles.json'].includes(file))
  .flatMap((file) => read<MenuFile>(`menus/${file}`).items);

/** Kinds and states of messages, which no row stands for. */
const KINDS = ['SURVEY_OPEN', 'SURVEY_WARN', 'NO_CHANNEL'];

describe('rows of every installation', () => {
  it('applications lead to pages that those whom they are for hold', () => {
    const lost = seeded('app-center/ToolInfo').flatMap(({ ToolCode, Url, RoleCodes }) => {
      const item = items.find(({ url }) => url === Url);
      const roles = (RoleCodes as string[] | undefined) ?? ['*'];
      const isHeld = item?.roles.includes('*') || roles.every((role) => item?.roles.includes(role));
      return isHeld ? [] : [ToolCode];
    });
    expect(lost).toEqual([]);
  });

  it('messages that code sends by a code have their template', () => {
    const codes = new Set([
      ...seeded('message-push/PushTemplate').map(({ TplCode }) => String(TplCode)),
      ...KINDS,
    ]);
    const named = ['modules', 'engines/notify']
      .flatMap((room) =>
        readdirSync(`src/server/${room}`, { recursive: true, encoding: 'utf8' }).map(
          (file) => `${room}/${file}`,
        ),
      )
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) =>
        [...readFileSync(`src/server/${file}`, 'utf8').matchAll(/'([A-Z]{2,}(?:_[A-Z]+)+)'/g)].map(
          ([, code]) => code!,
        ),
      );
    expect(named.length).toBeGreaterThan(5);
    expect([...new Set(named)].filter((code) => !codes.has(code))).toEqual([]);
  });
});
