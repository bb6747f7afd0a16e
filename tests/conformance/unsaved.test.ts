import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const RENDERER = 'src/client/renderer';

/** Parts that ask before they are left and keep nothing themselves: the file that keeps it, or why nothing is lost. */
const KEEPS_NOTHING: Readonly<Record<string, { readonly keptIn: string } | { readonly why: string }>> = {
  'page-kinds/form/useLeaveGuard.ts': { keptIn: 'page-kinds/form/useFormWork.ts' },
  'page-kinds/settings/SettingsBlock.tsx': { keptIn: 'page-kinds/settings/GroupForm.tsx' },
  'page-kinds/home/Arranging.tsx': { why: 'cards are moved; a title is a word' },
  'blocks/links/Arranged.tsx': { why: 'nobody types there: tiles are moved' },
};

const keeps = (name: string): boolean =>
  /\b(?:useDraft|useKeptText|useKeptWork)\(/.test(readFileSync(join(RENDERER, name), 'utf8'));

it('16.10: whatever asks before it is left keeps what was typed when a session ends', () => {
  const files = readdirSync(RENDERER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  const asking = files.filter((name) => {
    const text = readFileSync(join(RENDERER, name), 'utf8');
    return /\bguard\(/.test(text) && !/^\s*guard\(.*: .*;$/m.test(text);
  });
  const keeping = asking.filter(keeps);
  expect(keeping.length).toBeGreaterThan(1);
  expect(asking.filter((name) => !keeping.includes(name)).toSorted()).toEqual(
    Object.keys(KEEPS_NOTHING).toSorted(),
  );
  const others = Object.values(KEEPS_NOTHING).flatMap((one) => ('keptIn' in one ? [one.keptIn] : []));
  expect(others.filter((name) => !keeps(name))).toEqual([]);
});
