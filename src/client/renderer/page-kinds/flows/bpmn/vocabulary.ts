import { BpmnModdle, type Element } from 'bpmn-moddle';

/** The namespace of what BPMN has no word for. */
const OWN = 'urn:xuegongtai:flow:1';

/** What BPMN has no word for is JSON inside of extension elements. */
const PACKAGE = {
  name: 'Xuegongtai',
  uri: OWN,
  prefix: 'xgt',
  types: ['Flow', 'Node', 'Way', 'Due'].map((name) => ({
    name,
    superClass: ['Element'],
    properties: [{ name: 'json', isBody: true, type: 'String' }],
  })),
};

/** The type of an own extension element. */
export type Own = 'xgt:Flow' | 'xgt:Node' | 'xgt:Way' | 'xgt:Due';

/** A reader and writer of BPMN 2.0 that knows the own extension elements. */
export const newModdle = (): BpmnModdle => new BpmnModdle({ xgt: PACKAGE });

/** What conditions are written in. */
export const CEL = 'https://cel.dev';

/** Elements below another one by the name that they stand under. */
export function listOf(element: Element, name: string): Element[] {
  const value = element.get(name);
  return Array.isArray(value) ? (value as Element[]) : [];
}

/**
 * What a person finds an element of a file by: its id, or where it stands when it has none, counted among those of its kind as XPath
 * does.
 */
export function placeOf(element: Element): string {
  if (element.id !== undefined && element.id !== '') return element.id;
  const [, type = element.$type] = element.$type.split(':');
  const name = type.charAt(0).toLowerCase() + type.slice(1);
  const above = element.$parent;
  if (!above) return name;
  const alike = childrenOf(above).filter(({ $type }) => $type === element.$type);
  return `${placeOf(above)}/${name}[${Math.max(0, alike.indexOf(element)) + 1}]`;
}

/** The elements that stand in another one, wherever they do. */
const childrenOf = (element: Element): Element[] =>
  Object.values(element)
    .flat()
    .filter(
      (value): value is Element => (value as Element | undefined)?.$parent === element && value !== element,
    );

/** An attribute that is a text. */
export function textOf(element: Element, name: string): string {
  const value = element.get(name);
  return typeof value === 'string' ? value : '';
}

/** An element that another one refers to or holds. */
export function elementOf(element: Element, name: string): Element | undefined {
  const value = element.get(name);
  return typeof value === 'object' && value !== null && '$type' in value ? (value as Element) : undefined;
}

/** The extension elements of an element. */
export const extensionsOf = (element: Element): Element[] => {
  const held = elementOf(element, 'extensionElements');
  return held ? listOf(held, 'values') : [];
};

/** What an own extension element says. @throws Error when it is no JSON object */
export function ownOf(element: Element, type: Own): Record<string, unknown> | undefined {
  const own = extensionsOf(element).find(({ $type }) => $type === type);
  if (!own) return undefined;
  const value: unknown = JSON.parse(textOf(own, 'json'));
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${type} holds no object`);
  return value as Record<string, unknown>;
}

// oxlint-disable-next-line no-control-regex -- control characters are what XML cannot say
const UNSAID = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff]|[\ud800-\udfff]/u;

/** Whether a text comes back out of an attribute or a body of XML as it was. */
export const isPlain = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.trim() === value && !UNSAID.test(value);

/** JSON in which no character stands that XML cannot say. */
export const jsonOf = (value: object): string =>
  JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029\ufffe\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
