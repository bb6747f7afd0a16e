import { describe, expect, it } from 'vitest';
import type { PageButton, Verb } from '../../src/contract/generated/meta.ts';
import { childUse, isFormPage } from '../../src/contract/page.ts';
import type { RowHook } from '../../src/server/data/module.ts';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import { saveChildren } from '../../src/server/data/write/children.ts';

const catalog = loadCatalog('schemas');
const SENDS: readonly Verb[] = ['add', 'edit', 'save', 'submit'];

const lines = [...catalog.entities.values()].filter(({ file }) => file.parent !== undefined);
const pairs = lines.flatMap((child) => {
  const parent = catalog.entities.get(child.file.parent!.entity)!;
  return [...parent.actions].flatMap(([enCode, { verb }]) =>
    SENDS.includes(verb) ? [{ enCode, child, parent }] : [],
  );
});

/** EnCodes by which a form is stored: its own buttons, else those that open it. */
function storedBy(name: string, entity: string): string[] {
  const form = catalog.pages.get(name)!;
  const actions = catalog.entities.get(entity)!.actions;
  const own = 'actions' in form ? (form.actions ?? []) : [];
  const opening: PageButton[] = [...catalog.pages.values()].flatMap((page) =>
    page.kind === 'list' && page.form === name ? [...(page.toolbar ?? []), ...(page.rowActions ?? [])] : [],
  );
  const paged = [...actions].flatMap(([enCode, { page }]) => (page === name ? [enCode] : []));
  const from =
    own.length > 0 ? own.map(({ EnCode }) => EnCode) : [...opening.map(({ EnCode }) => EnCode), ...paged];
  return from.filter((enCode) => SENDS.includes(actions.get(enCode)?.verb ?? 'view'));
}

/** What the forms of the product send: `<EnCode> <sub-table>`. */
const sent = new Set(
  [...catalog.pages].flatMap(([name, page]) => {
    if (!isFormPage(page)) return [];
    const uses =
      page.kind === 'wizard' ? page.steps.flatMap((step) => step.children ?? []) : (page.children ?? []);
    return uses.flatMap((use) =>
      storedBy(name, page.entity).map((enCode) => `${enCode} ${childUse(use).entity}`),
    );
  }),
);

const store = (enCode: string, child: string, parent: string) => {
  const entity = catalog.entities.get(parent)!;
  const hook = { engine: { catalog }, entity, enCode } as unknown as RowHook;
  return saveChildren(hook, '1', { [child]: [] });
};

describe('8.2.1 a grant to write a row is a grant of the lines that its forms send', () => {
  it('there are some of both kinds', () => {
    expect(sent.size).toBeGreaterThan(10);
    expect(pairs.length).toBeGreaterThan(sent.size + 8);
  });

  it.each(pairs)('$enCode $child.name', async ({ enCode, child, parent }) => {
    const isSent = sent.has(`${enCode} ${child.name}`);
    expect(child.file.parent?.sentBy?.includes(enCode) === true).toBe(isSent);
    if (!isSent)
      await expect(store(enCode, child.name, parent.name)).rejects.toMatchObject({
        value: { Detail: `操作${enCode}不保存${child.title}` },
      });
  });
});
