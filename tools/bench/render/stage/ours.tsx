import type { ReactNode } from 'react';
import type { EntityFile, FieldFile, PageFile } from '../../../../src/contract/generated/meta.ts';
import { Look } from '../../../../src/client/account/Look.tsx';
import { loadBlock } from '../../../../src/client/renderer/page-kinds/index.ts';
import {
  ActionsProvider,
  ButtonsProvider,
  NavigationProvider,
} from '../../../../src/client/renderer/contexts.ts';
import { DataProvider, throwsUnlessProvided } from '../../../../src/client/renderer/data.ts';
import { loadCodes } from '../../../../src/client/renderer/fields/codes.ts';
import { loadKits } from '../../../../src/client/renderer/fields/index.ts';
import { Page } from '../../../../src/client/renderer/Page.tsx';
import { loadPage } from '../../../../src/client/renderer/pages.ts';
import type { Contender, Scene } from './contender.ts';
import { mountReact } from './react-mount.ts';
import {
  FIELDS,
  FORMULAS,
  GRID_COLUMNS,
  GRID_ROWS,
  LIST_COLUMNS,
  LIST_ROWS,
  OPTIONS,
  type SampleField,
} from './sample.ts';

const DICT = 'BENCH_CHOICE';
const ENTITY = 'bench/Sheet';
const SAVE = 'bench.sheet.add';

const fieldOf = ({ title, kind, required }: SampleField): Omit<FieldFile, 'id'> => ({
  type: kind,
  title,
  required,
  ...(kind === 'dict' ? { dict: DICT } : {}),
  ...(kind === 'text' ? { length: 50 } : {}),
  ...(kind === 'longtext' ? { length: 200 } : {}),
});

const fieldsOf = (fields: readonly SampleField[]) =>
  Object.fromEntries(fields.map((field, index) => [field.name, { id: index + 1, ...fieldOf(field) }]));

const entityOf = (fields: EntityFile['fields']): EntityFile => ({
  version: 1,
  title: '登记表',
  label: Object.keys(fields)[0]!,
  fields,
  scope: {},
  actions: { [SAVE]: { title: '保存', verb: 'add' } },
});

const pages: Readonly<Record<string, { page: object; entity: EntityFile }>> = {
  form: {
    page: {
      version: 1,
      title: '登记表',
      kind: 'form',
      entity: ENTITY,
      columns: 2,
      sections: [{ fields: FIELDS.map(({ name }) => name) }],
      actions: [{ EnCode: SAVE, type: 'primary' }],
    },
    entity: entityOf(fieldsOf(FIELDS)),
  },
  grid: {
    page: {
      version: 1,
      title: '明细',
      kind: 'form',
      entity: ENTITY,
      columns: 1,
      sections: [{ fields: ['Lines'] }],
    },
    entity: entityOf({
      Lines: {
        id: 1,
        type: 'list',
        title: '明细',
        fields: fieldsOf(GRID_COLUMNS),
        default: GRID_ROWS as never,
      },
    }),
  },
  formulas: {
    page: {
      version: 1,
      title: '算表',
      kind: 'form',
      entity: ENTITY,
      columns: 2,
      sections: [{ fields: ['F1', ...FORMULAS.map((_, index) => `V${index + 1}`)] }],
    },
    entity: entityOf({
      ...fieldsOf(FIELDS.slice(0, 1)),
      ...Object.fromEntries(
        FORMULAS.map((value, index) => [
          `V${index + 1}`,
          { id: index + 2, type: 'int' as const, title: `得数${index + 1}`, value },
        ]),
      ),
    }),
  },
  list: {
    page: {
      version: 1,
      title: '台账',
      kind: 'list',
      entity: ENTITY,
      columns: LIST_COLUMNS.map(({ name }, index) => ({
        field: name,
        width: 120,
        ...(index === 0 ? { fixed: 'left' } : {}),
      })),
    },
    entity: entityOf(fieldsOf(LIST_COLUMNS)),
  },
};

const rows = LIST_ROWS.map((row) => ({ ...row, Version: 1, _Actions: [] }));

const data = throwsUnlessProvided({
  schema: (path) => {
    const { page, entity } = pages[path]!;
    return Promise.resolve({
      Path: path,
      Version: '1',
      Page: page as PageFile,
      Pages: {},
      Entities: { [ENTITY]: entity },
    });
  },
  codes: (names) =>
    Promise.resolve(
      Object.fromEntries(
        names.map((name) => [name, OPTIONS.map(({ value, label }) => ({ code: value, name: label }))]),
      ),
    ),
  list: () => Promise.resolve({ total: rows.length, rows }),
});

const buttons = new Set([SAVE]);
const nowhere = () => undefined;
const navigation = {
  path: '/',
  go: nowhere,
  openRoute: nowhere,
  openNoted: nowhere,
  openPage: nowhere,
  openGroup: nowhere,
  openAddress: nowhere,
  back: nowhere,
  keepInAddress: nowhere,
  remember: nowhere,
  remembered: nowhere,
  guard: () => nowhere,
};

const drawn = (path: string): ReactNode => (
  <Look>
    <DataProvider value={data}>
      <ButtonsProvider value={buttons}>
        <ActionsProvider value={() => Promise.resolve()}>
          <NavigationProvider value={navigation}>
            <Page path={path} />
          </NavigationProvider>
        </ActionsProvider>
      </ButtonsProvider>
    </DataProvider>
  </Look>
);

const form: Scene = {
  item: '[data-field]',
  mount: (host) => mountReact(host, drawn('form')),
  input: '[data-field] input',
  problem: '[data-field] [role=alert]',
  validate: () => document.querySelector<HTMLElement>('button[type=submit]')!.click(),
  choice: '[data-field=F2] input',
};

const formulas: Scene = {
  item: '[data-field]',
  mount: (host) => mountReact(host, drawn('formulas')),
  input: '[data-field] input',
};

const grid: Scene = {
  item: '[data-field] [data-index]',
  mount: (host) => mountReact(host, drawn('grid')),
};

const list: Scene = {
  item: 'tbody tr[data-row]',
  mount: (host) => mountReact(host, drawn('list')),
  scroller: '[aria-label=列表]',
};

export const contender: Contender = {
  prepare: async () => {
    await Promise.all([
      ...Object.keys(pages).map((path) => loadPage(data, path)),
      loadBlock('form'),
      loadBlock('list'),
      loadKits(['text', 'int', 'date', 'dict', 'bool', 'longtext', 'list']),
      loadCodes(data, [DICT]),
    ]);
  },
  form,
  grid,
  list,
  formulas,
};
