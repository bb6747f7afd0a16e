import { describe, expect, it } from 'vitest';
import vocabulary from '../../schemas/_meta/flow.schema.json' with { type: 'json' };
import { entities } from '../../src/contract/generated/entities.ts';
import type { FlowFile, FlowNode } from '../../src/contract/generated/meta.ts';
import { formOf, fromForm, type Names } from '../../src/client/renderer/page-kinds/flows/form-schema.ts';
import { KINDS, newNode } from '../../src/client/renderer/page-kinds/flows/new-node.ts';
import { sideBySide } from '../../src/client/renderer/page-kinds/flows/side-by-side.ts';
import { CHOICES, WORDS } from '../../src/client/renderer/page-kinds/flows/words.ts';
import { VOTING_MODULES } from '../../src/contract/flow/votes.ts';
import type { ServerModule } from '../../src/server/data/module.ts';
import { modules } from '../../src/server/modules/index.ts';
import { rolesOf } from '../../src/contract/flow/nodes.ts';
import { SUPER_ROLE } from '../../src/contract/subject.ts';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import { heldButtons } from '../../src/server/data/schemas/held-buttons.ts';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';
import { judgeFlowDraft } from '../../src/server/judge/flow-draft.ts';
import { wayOf } from '../../src/server/data/flow/design/walked.ts';
import { wholeFlow } from '../_util/whole-flow.ts';

interface Part {
  readonly part: string;
}

const texts = readTexts('schemas');
const LEAVE = JSON.parse(texts.get('flows/LEAVE.json')!) as FlowFile;
const END = { kind: 'end', id: 'end', title: '通过' };
const approve = (id: string, who: object = { by: 'role', role: 'counsellor' }, more: object = {}) => ({
  ...{ kind: 'approve', id, title: id, who },
  ...more,
});
const branch = (id: string, ...branches: object[]) => ({ kind: 'branch', id, title: id, branches });
const way = (title: string, when: string | undefined, ...nodes: object[]) => ({
  title,
  ...(when !== undefined && { when }),
  nodes,
});
const judged = (...nodes: object[]) =>
  judgeFlowDraft(texts, 'LEAVE', JSON.stringify({ ...LEAVE, nodes }, null, 2));
const proofs = (...nodes: object[]) => {
  const found = judged(...nodes);
  expect(found.problems).toEqual([]);
  return found.proofs.map(({ pointer, message, row }) => ({ pointer, message, row }));
};

describe('22 judge and prover of drafts', () => {
  it('finds nothing in the flows that are shipped', () => {
    for (const [file, text] of texts) {
      if (!file.startsWith('flows/')) continue;
      const { problems } = judgeFlowDraft(texts, file.slice('flows/'.length, -'.json'.length), text);
      expect(problems, file).toEqual([]);
    }
  });

  it('gives each role that a shipped flow names a button to decide with', () => {
    const catalog = loadCatalog('schemas');
    const items = catalog.menus.flatMap((menu) => menu.items);
    for (const { flow, actions, name } of catalog.entities.values())
      for (const role of flow ? rolesOf(flow).filter((one) => one !== SUPER_ROLE) : []) {
        const held = items
          .filter(({ roles }) => roles.includes(role) || roles.includes('*'))
          .flatMap((item) => [...heldButtons(catalog).of(item, role)]);
        const deciding = held.filter((enCode) => actions.get(enCode)?.verb === 'approve');
        expect(deciding, `${name} ${role}`).not.toEqual([]);
      }
  });

  it('says what the check says, with line and column, for a draft in its form and for one that is none', () => {
    const { problems } = judged(approve('a', { by: 'role', role: 'nobody' }), END);
    expect(problems[0]?.message).toContain('nobody');
    expect(problems[0]?.place?.line).toBeGreaterThan(10);
    expect(judgeFlowDraft(texts, 'LEAVE', '{').problems[0]?.place).toEqual({ line: 1, column: 2 });
    expect(judged(approve('a'), { kind: 'robot', id: 'r', title: 'r' }, END).problems.length).toBeGreaterThan(
      0,
    );
    expect(judged(approve('a')).problems.some(({ message }) => message.includes('结束'))).toBe(true);
  });

  it('shows a way that another one hides by the row that should have gone it', () => {
    const found = proofs(
      branch(
        'b',
        way('一', 'row.Days > 3', approve('x')),
        way('二', 'row.Days > 5', approve('y')),
        way('三', undefined),
      ),
      END,
    );
    expect(found).toHaveLength(2);
    expect(found[0]?.message).toContain('“二”永远不会走到');
    expect(Number(found[0]?.row?.['Days'])).toBeGreaterThan(5);
    expect(found[1]?.message).toContain('会同时成立');
  });

  it('shows a way that nothing goes, and keeps quiet where every way is gone', () => {
    const never = branch(
      'b',
      way('一', 'row.Days > 3 && !(row.Days > 2)', approve('x')),
      way('二', undefined, approve('y')),
    );
    expect(proofs(never, END)[0]?.message).toContain('“一”在试过的');
    const apart = branch(
      'b',
      way('一', 'row.Days > 3', approve('x')),
      way('二', 'row.Days <= 3', approve('y')),
      way('三', undefined),
    );
    expect(proofs(apart, END).filter(({ message }) => message.includes('同时成立'))).toEqual([]);
  });

  it('shows the row that comes to a node where there is nobody, and not one that a condition keeps away', () => {
    const who = { by: 'field', field: 'CounsellorId' };
    const open = judged(approve('a', who), END);
    const isImplicit = open.sound?.entity.fields.get('CounsellorId')?.implicit;
    const named = open.proofs.filter(({ message }) => message.includes('没有人可以办理'));
    expect(named.length).toBe(isImplicit ? 0 : 1);
    if (!isImplicit) expect(named[0]?.row).toMatchObject({ CounsellorId: null });
    const kept = branch('b', way('有', 'row.CounsellorId != null', approve('a', who)), way('无', undefined));
    expect(judged(kept, END).proofs.filter(({ message }) => message.includes('没有人'))).toEqual([]);
    expect(proofs(approve('a', who, { nobody: 'skip' }), END)).toEqual([]);
  });

  it('goes the way of a row, through what is parallel too', () => {
    const parallel = {
      kind: 'parallel',
      id: 'p',
      title: 'p',
      branches: [way('一', undefined, approve('x')), way('二', undefined, approve('y'))],
    };
    const flow = {
      ...LEAVE,
      nodes: [branch('b', way('长', 'row.Days > 3', parallel), way('短', undefined)), END],
    } as FlowFile;
    const ids = (row: object) => wayOf(flow, row as Record<string, unknown>).nodes.map(({ id }) => id);
    expect(ids({ Days: 4 })).toEqual(['b', 'p', 'x', 'y', 'end']);
    expect(ids({ Days: 1 })).toEqual(['b', 'end']);
  });
});

describe('22 sheet of an approval', () => {
  it('stands beside the rows of each list of applications, with what everybody said', () => {
    const catalog = loadCatalog('schemas');
    const templates = new Map(
      catalog.entities
        .get(entities.PrintTemplate)!
        .file.seed!.rows.map((row) => row as { TplCode: string; EntityName: string; Body: Part[] })
        .map((row) => [row.TplCode, row]),
    );
    for (const [path, page] of catalog.pages) {
      const entity = page.kind === 'list' ? catalog.entities.get(page.entity) : undefined;
      if (page.kind !== 'list' || !entity?.flow) continue;
      const actions = (page.rowActions ?? []).flatMap(({ EnCode }) => entity.actions.get(EnCode) ?? []);
      if (!actions.some(({ verb }) => verb === 'view')) continue;
      const printed = actions.flatMap(({ verb, template }) =>
        verb === 'print' && template !== undefined ? (templates.get(template) ?? []) : [],
      );
      const sheets = printed.filter(({ Body }) => Body.some(({ part }) => part === 'records'));
      expect(
        sheets.map(({ EntityName }) => EntityName),
        path,
      ).toEqual([entity.name]);
    }
  });
});

describe('22 panel of a node', () => {
  const names: Names = {
    ...{ Code: 'LEAVE', Text: '', Entity: '', EntityTitle: '' },
    ...{ Fields: [], Roles: [], Actions: [], Flows: [] },
  };

  it('asks for every word that the vocabulary knows, and each is called something', () => {
    const properties = Object.values(
      vocabulary.definitions as Record<
        string,
        { properties?: Record<string, { enum?: string[]; items?: { enum?: string[] } }> }
      >,
    );
    for (const { properties: inner } of properties)
      for (const [key, { enum: choices, items }] of Object.entries(inner ?? {})) {
        if (key === 'kind' || key === 'branches') continue;
        expect(WORDS[key], key).toBeTruthy();
        for (const code of choices ?? items?.enum ?? [])
          expect(CHOICES[`${key}.${code}`], `${key}.${code}`).toBeTruthy();
      }
    for (const kind of Object.keys(KINDS) as FlowNode['kind'][]) {
      const asked = Object.keys(formOf({ kind }, names, []).properties as object);
      expect(asked, kind).toEqual(expect.arrayContaining(['id', 'title']));
      expect(newNode(LEAVE, kind).kind).toBe(kind);
    }
  });

  it('gives back what it was given as long as nothing is typed, whatever the node', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const visit = (nodes: readonly FlowNode[]): void => {
        for (const node of nodes) {
          const value = node as object as Record<string, unknown>;
          const kept = JSON.parse(JSON.stringify(fromForm(value, value))) as Record<string, unknown>;
          const { edit: _, require: __, hide: ___, ...was } = value;
          expect(kept, `seed ${seed}`).toMatchObject(
            Object.fromEntries(Object.entries(was).filter(([, one]) => one !== '')),
          );
          if (node.kind === 'branch' || node.kind === 'parallel')
            for (const one of node.branches) visit(one.nodes);
        }
      };
      visit(wholeFlow(seed).nodes);
    }
  });

  it('drops what was emptied and what another choice does not know', () => {
    const node = {
      kind: 'approve',
      id: 'a',
      title: 'a',
      who: { by: 'role', role: 'x' },
      note: 'n',
      signature: true,
    };
    const typed = {
      ...node,
      note: '',
      signature: false,
      who: { by: 'field', role: 'x', field: 'CounsellorId' },
      sign: undefined,
    };
    expect(fromForm(node, typed)).toEqual({
      kind: 'approve',
      id: 'a',
      title: 'a',
      who: { by: 'field', field: 'CounsellorId' },
    });
  });
});

describe('22 versions beside each other', () => {
  it('puts as many lines as can stand beside their like', () => {
    const lines = sideBySide('a\nb\nc', 'a\nx\nc');
    expect(lines.filter(({ isSame }) => isSame).map(({ left }) => left)).toEqual(['a', 'c']);
    expect(lines.map(({ left }) => left).join('')).toBe('abc');
    expect(lines.map(({ right }) => right).join('')).toBe('axc');
  });
});

it('22 votes of flows are opened by code exactly where a module is said to open them', () => {
  expect(modules.some((module: ServerModule) => module.votes !== undefined)).toBe(VOTING_MODULES.size > 0);
});
