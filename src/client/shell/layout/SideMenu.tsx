import { ConfigProvider, Menu } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFrame } from '../frame.ts';
import type { NavItem, ShellRoute } from '../menu-routes.ts';
import { MenuIcon } from '../MenuIcon.tsx';
import { openWindow } from '../useNavigationOf.ts';

interface SideMenuProps {
  readonly route: ShellRoute | undefined;
  readonly isCollapsed: boolean;
  /** Called after a choice; a drawer closes then. */
  readonly onChosen?: () => void;
}

const look = {
  components: {
    Menu: {
      darkItemBg: '#0d2b20',
      darkSubMenuItemBg: '#092219',
      darkPopupBg: '#0d2b20',
      darkItemColor: '#c9d8d1',
      darkItemHoverBg: '#174534',
      darkItemSelectedBg: '#007a52',
      itemHeight: 42,
      itemMarginInline: 8,
      itemBorderRadius: 6,
      subMenuItemBorderRadius: 6,
      iconSize: 16,
      collapsedIconSize: 17,
      activeBarBorderWidth: 0,
    },
  },
};

type Items = NonNullable<Parameters<typeof Menu>[0]['items']>;

/** The menu on the left. Only open branches are drawn. */
export function SideMenu({ route, isCollapsed, onChosen }: SideMenuProps) {
  const { navigation } = useFrame();
  const navigate = useNavigate();
  const [open, setOpen] = useState<readonly string[]>(() => parentsOf(route));
  const byName = useMemo(() => index(navigation), [navigation]);
  const items = useMemo(() => itemsOf(navigation), [navigation]);

  // Coming to a page opens the branches above it; what the user closes after that stays closed.
  const [openedFor, setOpenedFor] = useState(route);
  if (openedFor !== route) {
    setOpenedFor(route);
    setOpen([...new Set([...open, ...parentsOf(route)])]);
  }

  const choose = (name: string) => {
    const item = byName.get(name);
    if (!item) return;
    if (item.isNewWindow) openWindow(item.path);
    else void navigate(item.path);
    onChosen?.();
  };

  return (
    <ConfigProvider theme={look}>
      <Menu
        theme="dark"
        mode="inline"
        inlineCollapsed={isCollapsed}
        inlineIndent={20}
        items={items}
        selectedKeys={route ? [route.name] : []}
        // A collapsed menu opens its branches itself, as pop-ups.
        {...(isCollapsed ? {} : { openKeys: [...open], onOpenChange: setOpen })}
        onClick={({ key }) => choose(key)}
      />
    </ConfigProvider>
  );
}

const parentsOf = (route: ShellRoute | undefined): string[] =>
  route?.parents.map((parent) => parent.name) ?? [];

function itemsOf(navigation: readonly NavItem[]): Items {
  return navigation.map(({ name, title, icon, children }) => ({
    key: name,
    label: title,
    title,
    icon: <MenuIcon name={icon} />,
    ...(children.length > 0 ? { children: itemsOf(children) } : {}),
  }));
}

function index(navigation: readonly NavItem[]): Map<string, NavItem> {
  return new Map(navigation.flatMap((item) => [[item.name, item] as const, ...index(item.children)]));
}
