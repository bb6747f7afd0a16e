import vocabulary from '../../../../../schemas/_meta/flow.schema.json' with { type: 'json' };
import type { CallOutput } from '../../../../contract/generated/calls.ts';
import type { PropertySchema } from '../../formily/PropertyForm.tsx';
import { CHOICES, WORDS } from './words.ts';
import { isSought } from '../../fields/widgets/sought.ts';

/** All that a definition may name. */
export type Names = CallOutput['FlowDesign/Open'];

/** A schema of the vocabulary, as far as a form is made of it. */
interface Described {
  readonly $ref?: string;
  readonly type?: string;
  readonly title?: string;
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly items?: Described;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly Described[];
  readonly discriminator?: { readonly propertyName: string };
  readonly additionalProperties?: unknown;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

const DEFINITIONS = vocabulary.definitions as unknown as Readonly<Record<string, Described>>;
const NODES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(DEFINITIONS).flatMap(([name, { properties }]) => {
    const kind = properties?.['kind']?.const;
    return typeof kind === 'string' ? [[kind, name]] : [];
  }),
);

/** Properties that the tree itself shows. */
const ELSEWHERE: ReadonlySet<string> = new Set(['kind', 'branches']);

type Value = Readonly<Record<string, unknown>>;

/** The definition that a node of a kind fits, with what its form asks for. */
const describedBy = (kind: string): Described | undefined => DEFINITIONS[NODES[kind] ?? ''];

const nameOf = (ref: string | undefined): string => ref?.split('/').at(-1) ?? '';

/** What a reference leads to; those of other files are known by their names alone. */
const resolved = (described: Described): Described =>
  described.$ref?.startsWith('#/') ? resolved(DEFINITIONS[nameOf(described.$ref)] ?? {}) : described;

/** The form of a node: what the vocabulary says of its kind, with the names that may be chosen. */
export function formOf(node: Value, names: Names, nodes: readonly Option[]): PropertySchema {
  const described = describedBy(String(node['kind'])) ?? {};
  return { type: 'object', properties: fieldsOf(described, node, { names, nodes }) };
}

export interface Option {
  readonly label: string;
  readonly value: string;
}

interface Offered {
  readonly names: Names;
  readonly nodes: readonly Option[];
}

function fieldsOf(described: Described, value: Value, offered: Offered): Record<string, PropertySchema> {
  const required = new Set(described.required ?? []);
  const entries = Object.entries(described.properties ?? {}).filter(([key]) => !ELSEWHERE.has(key));
  return Object.fromEntries(
    entries.map(([key, inner], at): [string, PropertySchema] => [
      key,
      {
        ...readOut(fieldOf(key, inner, value[key], offered)),
        required: required.has(key),
        'x-index': at + 1,
      },
    ]),
  );
}

/** A label stands beside its input and does not belong to it: the input is called so itself. */
const readOut = (schema: PropertySchema): PropertySchema =>
  schema['x-decorator'] === undefined
    ? schema
    : { ...schema, 'x-component-props': { ...schema['x-component-props'], 'aria-label': schema.title } };

const named = (key: string): PropertySchema => ({ title: WORDS[key] ?? key, 'x-decorator': 'FormItem' });

function fieldOf(key: string, given: Described, value: unknown, offered: Offered): PropertySchema {
  const chosen = choice(key, given, offered);
  if (chosen) return { ...named(key), ...chosen };
  const described = resolved(given);
  if (described.oneOf) return people(key, described, value, offered);
  if (described.const === true) return { ...named(key), type: 'boolean', 'x-component': 'Switch' };
  if (described.type === 'integer')
    return {
      ...named(key),
      type: 'number',
      'x-component': 'NumberPicker',
      'x-component-props': { min: described.minimum, max: described.maximum, precision: 0 },
    };
  if (described.type === 'object' && described.properties) return optional(key, described, value, offered);
  if (described.type === 'object')
    return {
      ...named(key),
      type: 'object',
      'x-component': 'Pairs',
      'x-component-props': { names: offered.names },
    };
  const isLong = (described.maxLength ?? 0) > 60;
  return {
    ...named(key),
    type: 'string',
    'x-component': isLong ? 'Input.TextArea' : 'Input',
    'x-component-props': { maxLength: described.maxLength, ...(isLong && { rows: 2 }) },
  };
}

/** Values that are chosen: of an enumeration, or the names of fields, roles, actions, flows and nodes. */
function choice(key: string, given: Described, offered: Offered): PropertySchema | undefined {
  const described = resolved(given);
  const isList = described.type === 'array';
  const item = isList ? (described.items ?? {}) : given;
  const one = resolved(item);
  const options = one.enum
    ? one.enum.map((value) => ({ value, label: CHOICES[`${key}.${value}`] ?? value }))
    : optionsFor(key, item, offered);
  if (!options && !isList) return undefined;
  return {
    type: isList ? 'array' : 'string',
    ...(options && { enum: options as unknown as PropertySchema['enum'] }),
    'x-component': 'Select',
    'x-component-props': {
      mode: !isList ? undefined : options ? 'multiple' : 'tags',
      allowClear: true,
      showSearch: true,
      filterOption: isSought,
    },
  };
}

function optionsFor(key: string, item: Described, { names, nodes }: Offered): readonly Option[] | undefined {
  const ref = nameOf(item.$ref);
  if (ref === 'FieldName') {
    // The reference of a child is a field of another entity.
    return key === 'by' ? undefined : names.Fields.map(({ Name, Title }) => ({ value: Name, label: Title }));
  }
  if (ref === 'NodeId') return key === 'id' ? undefined : nodes;
  if (ref === 'EnCode') return names.Actions.map(({ EnCode, Title }) => ({ value: EnCode, label: Title }));
  if (key === 'role') return names.Roles.map(({ Code, Name }) => ({ value: Code, label: Name }));
  return key === 'flow' ? names.Flows.map(({ Code, Title }) => ({ value: Code, label: Title })) : undefined;
}

/** Something that may be left out as a whole: no object of the form, which would be there as soon as it is drawn. */
function optional(key: string, described: Described, value: unknown, offered: Offered): PropertySchema {
  const isThere = typeof value === 'object' && value !== null;
  const inner = isThere ? fieldsOf(described, value as Value, offered) : {};
  return {
    type: 'void',
    'x-component': 'Part',
    'x-component-props': { of: key, title: WORDS[key] ?? key, begun: begun(described) },
    properties: Object.fromEntries(
      Object.entries(inner).map(([name, schema]) => [
        `${key}.${name}`,
        { ...schema, name: `${key}.${name}` },
      ]),
    ),
  };
}

/** What has to be said of a part, as it is said first. */
function begun({ required = [], properties = {} }: Described): object {
  return Object.fromEntries(
    required.map((key) => {
      const { type, items, minimum, enum: choices } = resolved(properties[key] ?? {});
      if (type === 'integer') return [key, Math.max(24, minimum ?? 0)];
      return [key, type === 'array' ? [items?.enum?.[0] ?? ''] : (choices?.[0] ?? '')];
    }),
  );
}

/** One of several shapes, told apart by one of its properties: the people of a node. */
function people(key: string, described: Described, value: unknown, offered: Offered): PropertySchema {
  const tag = described.discriminator?.propertyName ?? 'by';
  const cases = (described.oneOf ?? []).map(resolved);
  const own = (typeof value === 'object' && value !== null ? value : {}) as Value;
  const now = cases.find(({ properties }) => properties?.[tag]?.const === own[tag]);
  const options = cases.map(({ properties }) => {
    const code = String(properties?.[tag]?.const);
    return { value: code, label: CHOICES[`${tag}.${code}`] ?? code };
  });
  const rest = now ? fieldsOf(now, own, offered) : {};
  return {
    type: 'object',
    title: WORDS[key] ?? key,
    'x-component': 'Group',
    'x-component-props': { title: WORDS[key] ?? key },
    properties: {
      ...rest,
      [tag]: {
        ...named(tag),
        title: '按',
        type: 'string',
        enum: options as unknown as PropertySchema['enum'],
        'x-component': 'Select',
        'x-component-props': { 'aria-label': '按' },
        'x-index': 0,
      },
    },
  };
}

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  value === null ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** A node out of what its form holds: nothing that is empty and may be left out, and nothing that its kind does not know. */
export function fromForm(before: Value, typed: Value): Value {
  const described = describedBy(String(before['kind'])) ?? {};
  return { ...elsewhereOf(before), ...(cleaned(described, before, { ...before, ...typed }) as Value) };
}

const elsewhereOf = (node: Value): Value =>
  Object.fromEntries(Object.entries(node).filter(([key]) => ELSEWHERE.has(key)));

function cleaned(given: Described, before: unknown, typed: unknown): unknown {
  const described = shapeFor(resolved(given), typed);
  if (!described.properties || typeof typed !== 'object' || typed === null) return typed;
  const [was, now] = [(before ?? {}) as Value, typed as Value];
  const required = new Set(described.required ?? []);
  const keys = [...Object.keys(was), ...Object.keys(described.properties)];
  const entries = [...new Set(keys)].flatMap((key): [string, unknown][] => {
    const inner = described.properties![key];
    if (!inner) return [];
    if (ELSEWHERE.has(key)) return key in was ? [[key, was[key]]] : [];
    const value = cleaned(inner, was[key], now[key]);
    if (!isNothing(value) && !(isOpen(inner, value) && !required.has(key))) return [[key, value]];
    return required.has(key) ? [[key, emptyOf(inner, value)]] : [];
  });
  return Object.fromEntries(entries);
}

/** A form holds an empty object for the people as soon as it draws them, although nobody has said who they are. */
const isOpen = (inner: Described, value: unknown): boolean =>
  resolved(inner).oneOf !== undefined && Object.keys(value as object).length === 0;

const emptyOf = (inner: Described, value: unknown): unknown =>
  resolved(inner).type === 'array' ? [] : resolved(inner).type === 'integer' ? (value ?? 1) : (value ?? '');

/** Of several shapes the one that the value says. */
function shapeFor(described: Described, value: unknown): Described {
  const tag = described.discriminator?.propertyName;
  if (tag === undefined || !described.oneOf) return described;
  const said = (value as Value | undefined)?.[tag];
  return (
    described.oneOf.map(resolved).find(({ properties }) => properties?.[tag]?.const === said) ?? described
  );
}
