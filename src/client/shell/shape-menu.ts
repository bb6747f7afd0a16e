import { isLayout } from '../../contract/layouts.ts';
import { firstPage } from '../session/home.ts';
import type { MenuItem } from '../session/menu.ts';
import type { Variant } from '../session/variant.ts';

/** The branch that a variant was given, as its frame shows it. */
export function shapeMenu(branch: readonly MenuItem[], variant: Variant): readonly MenuItem[] {
  if (variant === 'system') return [homeEntry(branch)];
  return variant === 'application' ? branch.map(withoutFrame) : branch;
}

/** A sub-system stands below a home entry of its own, whose title is the system's. */
function homeEntry(branch: readonly MenuItem[]): MenuItem {
  const [system] = branch;
  const isGroup = system !== undefined && branch.length === 1 && isLayout(system.attributes.comment);
  const children = isGroup ? system.children : branch;
  const frame = isGroup && system.attributes.comment !== 'route-view' ? system.attributes.comment : 'basic';
  return {
    id: '/',
    text: system?.text ?? '',
    redirect: firstPage(children) ?? '',
    children,
    attributes: {
      url: '/',
      comment: frame,
      icon: system?.attributes.icon ?? '',
      IsShow: 1,
      TargetType: 0,
    },
  };
}

/** An application has no frame of its own, whatever frames its items name. */
function withoutFrame(item: MenuItem): MenuItem {
  const { attributes, children } = item;
  const comment = isLayout(attributes.comment) ? 'route-view' : attributes.comment;
  return { ...item, attributes: { ...attributes, comment }, children: children.map(withoutFrame) };
}
