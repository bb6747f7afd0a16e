import type { Node } from '../../src/contract/conditions/tree.ts';

const WEAKEST = 0;
const OR = 1;
const AND = 2;
const COMPARE = 3;
const ADD = 4;
const TIMES = 5;
const TIGHT = 6;

/** A part of a condition as a text of the language it was parsed from. */
export function speak(node: Node, outer = WEAKEST): string {
  const [text, strength] = spoken(node);
  return strength < outer ? `(${text})` : text;
}

function spoken(node: Node): [text: string, strength: number] {
  switch (node.kind) {
    case 'literal':
      return [typeof node.value === 'string' ? `'${node.value}'` : String(node.value), TIGHT];
    case 'name':
      return [node.name, TIGHT];
    case 'member':
      return [`${speak(node.of, TIGHT)}.${node.name}`, TIGHT];
    case 'index':
      return [`${speak(node.of, TIGHT)}[${speak(node.index)}]`, TIGHT];
    case 'list':
      return [`[${node.items.map((item) => speak(item)).join(', ')}]`, TIGHT];
    case 'not':
      return [`!${speak(node.of, TIGHT)}`, TIGHT];
    case 'negate':
      return [`-${speak(node.of, TIGHT)}`, TIGHT];
    case 'or':
      return [node.items.map((item) => speak(item, OR + 1)).join(' || '), OR];
    case 'and':
      return [node.items.map((item) => speak(item, AND + 1)).join(' && '), AND];
    case 'choose':
      return [`${speak(node.when, OR)} ? ${speak(node.yes, OR)} : ${speak(node.no, OR)}`, WEAKEST];
    case 'has':
      return [`has(${speak(node.of)})`, TIGHT];
    case 'call':
      return [`${node.name}(${node.args.map((arg) => speak(arg)).join(', ')})`, TIGHT];
    case 'each':
      return [`${speak(node.list, TIGHT)}.${node.operator}(${node.variable}, ${speak(node.body)})`, TIGHT];
    case 'over': {
      const { operator, entity, of, where } = node;
      const parts = (operator === 'all' ? [where, of] : [of, where]).flatMap((part) => part ?? []);
      return [`${operator}(${[entity, ...parts.map((part) => speak(part))].join(', ')})`, TIGHT];
    }
    case 'binary': {
      const strength = '*/%'.includes(node.operator) ? TIMES : '+-'.includes(node.operator) ? ADD : COMPARE;
      return [`${speak(node.left, strength)} ${node.operator} ${speak(node.right, strength + 1)}`, strength];
    }
  }
}
