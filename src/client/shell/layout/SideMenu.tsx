import { useFrame } from '../frame.ts';
import { FlyoutMenu } from '../menu/FlyoutMenu.tsx';
import { MenuTree } from '../menu/MenuTree.tsx';
import { useChoose } from '../menu/useChoose.ts';
import { useOpenBranches } from '../menu/useOpenBranches.ts';
import type { ShellRoute } from '../menu-routes.ts';

interface SideMenuProps {
  readonly route: ShellRoute | undefined;
  readonly isCollapsed: boolean;
  /** Called after a choice; a drawer closes then. */
  readonly onChosen?: () => void;
}

/** The menu on the left: the whole of it, or icons whose branches fly out. */
export function SideMenu({ route, isCollapsed, onChosen }: SideMenuProps) {
  const { navigation } = useFrame();
  const choose = useChoose(onChosen);
  const { open, above, toggle } = useOpenBranches(route);
  if (isCollapsed) return <FlyoutMenu items={navigation} route={route} direction="right" onChoose={choose} />;
  return (
    <MenuTree
      label="主菜单"
      items={navigation}
      selected={route?.name}
      above={above}
      open={open}
      hasIcons
      onToggle={toggle}
      onChoose={choose}
    />
  );
}
