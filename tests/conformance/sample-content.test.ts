import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { NoticesPage, PageFile } from '../../src/contract/generated/meta.ts';

const PAGES = 'schemas/pages';
const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json') && !name.endsWith('.test.json'))
  .map((name) => [name, JSON.parse(readFileSync(join(PAGES, name), 'utf8')) as PageFile] as const);

/** Rows that stand in a page itself in place of what a source answers, with their JSON pointers. */
function writtenRows(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'source' in value && Object.hasOwn(Object(value.source), 'rows') ? [`${at}/source/rows`] : [];
  const notices = 'kind' in value && value.kind === 'notices' ? [`${at}/tabs`] : [];
  const inside = Object.entries(value).flatMap(([key, one]) => writtenRows(one, `${at}/${key}`));
  return [...own, ...notices, ...inside];
}

/** What a foreign server without message groups shows (specification 9); the product's own answers its source. */
const SAMPLE = 'home/notifications.json';

describe('16.6 shipped pages', () => {
  it('hold no invented rows: what they show is asked of the server', () => {
    const found = pages.flatMap(([name, page]) =>
      name === SAMPLE ? [] : writtenRows(page).map((at) => `${name} ${at}`),
    );
    expect(found).toEqual([]);
  });

  it('hold the notices of the specification beside a source that goes first', () => {
    const page = pages.find(([name]) => name === SAMPLE)![1] as NoticesPage;
    expect([page.source?.call, page.badge, page.all?.startsWith('/')]).toEqual([
      'Notice/LoadMyMsgGroupList',
      12,
      true,
    ]);
  });
});
