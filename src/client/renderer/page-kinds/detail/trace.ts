import type { FlowTrace } from '../../data.ts';

/** States of a node in the answer of Flow/Trace that are drawn; the others are done with. */
export const NODE = { Ahead: '0', Running: '1' } as const;

/** The step at work and those after it; none when the application is not on its way. */
export function comingNodes(trace: FlowTrace): FlowTrace['Nodes'] {
  if (!trace.Nodes.some((node) => node.State === NODE.Running)) return [];
  return trace.Nodes.filter((node) => node.State === NODE.Running || node.State === NODE.Ahead);
}

/** The people that a step waits for, or those who acted at it where nobody is told. */
export function peopleText({ Now = [], More = 0, Handlers = [] }: FlowTrace['Nodes'][number]): string {
  if (Now.length === 0) return Handlers.join('、');
  return More > 0 ? `${Now.join('、')}等${Now.length + More}人` : Now.join('、');
}

/** How far a step has come that is not over: where people act it is dealt with, where time passes it goes on. */
export function stateText({ State, Waits }: FlowTrace['Nodes'][number]): string {
  if (State === NODE.Running) return Waits === 1 ? '进行中' : '处理中';
  return Waits === 1 ? '未开始' : '待处理';
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** How long something took, in its two largest units. */
export function spanText(minutes: number): string {
  if (minutes < 1) return '不到1分钟';
  const parts = [
    [Math.floor(minutes / DAY), '天'],
    [Math.floor((minutes % DAY) / HOUR), '小时'],
    [minutes % HOUR, '分钟'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  return parts
    .slice(first, first + 2)
    .map(([count, unit]) => (count > 0 ? `${count}${unit}` : ''))
    .join('');
}
