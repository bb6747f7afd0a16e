import type { FieldType, FlowNode, FlowWho } from '../../../../contract/generated/meta.ts';
import type { Names } from './form-schema.ts';
import { kindOfField, termsOf, type Term, type Terms } from './when.ts';
import { CHOICES, COMPARED } from './words.ts';

/** What a node comes to, in a line. */
export function said(node: FlowNode, names: Names): string {
  switch (node.kind) {
    case 'approve': {
      const sign = node.sign === undefined ? [] : [CHOICES[`sign.${node.sign}`] ?? node.sign];
      const due = node.due ? [`${node.due.hours}小时`] : [];
      return [whoSaid(node.who, names), ...sign, ...due].join(' · ');
    }
    case 'cc':
    case 'vote':
      return whoSaid(node.who, names);
    case 'publicity':
      return `${node.days}个工作日`;
    case 'act':
      return names.Actions.find(({ EnCode }) => EnCode === node.enCode)?.Title ?? '未选择操作';
    case 'call':
      return names.Flows.find(({ Code }) => Code === node.flow)?.Title ?? '未选择流程';
    case 'branch':
    case 'parallel':
      return `${node.branches.length}个分支`;
    case 'end':
      return '审批通过';
  }
}

function whoSaid(who: FlowWho | undefined, names: Names): string {
  const fieldOf = (name: string) => names.Fields.find(({ Name }) => Name === name)?.Title ?? '未选择字段';
  switch (who?.by) {
    case 'role':
      return names.Roles.find(({ Code }) => Code === who.role)?.Name ?? '未选择角色';
    case 'field':
      return fieldOf(who.field);
    case 'head':
      return `${fieldOf(who.field)}的负责人`;
    case 'users':
      return `${who.users?.length ?? 0}个指定的人`;
    case 'chosen':
      return CHOICES[`chooser.${who.chooser}`] ? `由${CHOICES[`chooser.${who.chooser}`]}选择` : '由人选择';
    default:
      return '未指定人员';
  }
}

/** A condition in words; undefined where only CEL says it, or where it names a field that is not there. */
export function saidWhen(source: string, names: Names): string | undefined {
  const terms = termsOf(source);
  return terms && terms.items.length > 0 ? saidTerms(terms, names) : undefined;
}

function saidTerms({ join, items }: Terms, names: Names): string | undefined {
  const parts = items.map((item) => {
    if ('field' in item) return saidTerm(item, names);
    const inner = saidTerms(item, names);
    return inner && (item.items.length > 1 ? `（${inner}）` : inner);
  });
  return parts.includes(undefined) ? undefined : parts.join(join === 'and' ? '，且' : '，或');
}

function saidTerm({ field, how, values }: Term, names: Names): string | undefined {
  const found = names.Fields.find(({ Name }) => Name === field);
  if (!found) return undefined;
  const isYes = kindOfField(found.Type as FieldType) === 'yes';
  const nameOf = (value: Term['values'][number]) =>
    found.Options?.find(({ Code }) => Code === value)?.Name ?? value;
  if (isYes && how === 'is') return `${found.Title}为${values[0] === 1 ? '是' : '否'}`;
  return `${found.Title}${COMPARED[how]}${values.map(nameOf).join('、')}`;
}
