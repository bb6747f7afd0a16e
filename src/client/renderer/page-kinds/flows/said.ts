import type { FlowNode, FlowWho } from '../../../../contract/generated/meta.ts';
import type { Names } from './form-schema.ts';
import { CHOICES } from './words.ts';

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
