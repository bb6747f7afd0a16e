import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const RENDERER = 'src/client/renderer';

/** Parts that ask before they are left and keep nothing themselves, with the reason. */
const KEEPS_NOTHING: Readonly<Record<string, string>> = {
  'blocks/form/useLeaveGuard.ts': 'useFormWork.ts keeps the form',
  'blocks/settings/SettingsBlock.tsx': 'GroupForm.tsx keeps each group',
  'blocks/parts/links/Arranged.tsx': 'nobody types there: tiles are moved',
};

it('16.10: whatever asks before it is left keeps what was typed when a session ends', () => {
  const files = readdirSync(RENDERER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  const asking = files.filter((name) => {
    const text = readFileSync(join(RENDERER, name), 'utf8');
    return /\bguard\(/.test(text) && !/^\s*guard\(.*: .*;$/m.test(text);
  });
  const keeping = asking.filter((name) =>
    /useDraft\(|useKeptText\(|useKeptWork\(/.test(readFileSync(join(RENDERER, name), 'utf8')),
  );
  expect(keeping.length).toBeGreaterThan(1);
  expect(asking.filter((name) => !keeping.includes(name)).toSorted()).toEqual(
    Object.keys(KEEPS_NOTHING).toSorted(),
  );
});
