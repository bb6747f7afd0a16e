import type { Contender, Scene } from './contender.ts';
import {
  FIELDS,
  GRID_COLUMNS,
  GRID_ROWS,
  LIST_COLUMNS,
  LIST_ROWS,
  OPTIONS,
  type SampleField,
} from './sample.ts';

interface Embedded {
  unmount(): void;
}

/** What the tarball's sdk defines. */
declare const amisRequire: (name: string) => { embed(host: HTMLElement, schema: object): Embedded };

const TYPES: Readonly<Record<SampleField['kind'], object>> = {
  text: { type: 'input-text', validations: { maxLength: 50 } },
  int: { type: 'input-number' },
  date: { type: 'input-date', format: 'YYYY-MM-DD' },
  dict: { type: 'select', options: OPTIONS, clearable: true, searchable: true },
  bool: {
    type: 'radios',
    options: [
      { label: '是', value: 1 },
      { label: '否', value: 0 },
    ],
  },
  longtext: { type: 'textarea', maxLength: 200, showCounter: true },
};

const itemOf = ({ name, title, kind, required }: SampleField) => ({
  name,
  label: title,
  required,
  ...TYPES[kind],
});

const pairs = FIELDS.filter((_, index) => index % 2 === 0).map((field, index) => ({
  type: 'group',
  body: [itemOf(field), itemOf(FIELDS[index * 2 + 1]!)],
}));

function embed(host: HTMLElement, body: object): () => void {
  const box = host.appendChild(document.createElement('div'));
  const embedded = amisRequire('amis/embed').embed(box, { type: 'page', body });
  return () => embedded.unmount();
}

const form: Scene = {
  item: '.cxd-Form-item',
  mount: (host) =>
    embed(host, { type: 'form', mode: 'normal', wrapWithPanel: true, body: pairs, api: '/nowhere' }),
  input: '.cxd-TextControl-input input',
  problem: '.cxd-Form-feedback',
  validate: () => document.querySelector<HTMLElement>('button[type=submit]')!.click(),
  choice: '.cxd-Select',
};

const grid: Scene = {
  item: 'tr[data-index]',
  mount: (host) =>
    embed(host, {
      type: 'form',
      data: { rows: GRID_ROWS },
      body: [
        {
          type: 'input-table',
          name: 'rows',
          needConfirm: false,
          perPage: GRID_ROWS.length,
          columns: GRID_COLUMNS.map((column) => ({
            ...itemOf(column),
            label: column.title,
            quickEdit: { ...TYPES[column.kind], mode: 'inline' },
          })),
        },
      ],
    }),
};

const list: Scene = {
  item: 'tr[data-index]',
  mount: (host) =>
    embed(host, {
      type: 'table',
      data: { items: LIST_ROWS },
      autoFillHeight: { height: 640 },
      columns: LIST_COLUMNS.map(({ name, title, kind }, index) => ({
        name,
        label: title,
        width: 120,
        ...(index === 0 ? { fixed: 'left' } : {}),
        ...(kind === 'dict'
          ? { type: 'mapping', map: Object.fromEntries(OPTIONS.map(({ value, label }) => [value, label])) }
          : {}),
      })),
    }),
  scroller: '.cxd-Table-content',
};

const add = (tag: 'script' | 'link', attributes: object) =>
  new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement(tag), attributes, {
      onload: resolve,
      onerror: reject,
    });
    document.head.append(element);
  });

export const contender: Contender = {
  prepare: async () => {
    await Promise.all([
      ...['sdk.css', 'helper.css', 'iconfont.css'].map((name) =>
        add('link', { rel: 'stylesheet', href: `/amis/${name}` }),
      ),
      add('script', { src: '/amis/sdk.js' }),
    ]);
  },
  form,
  grid,
  list,
};
