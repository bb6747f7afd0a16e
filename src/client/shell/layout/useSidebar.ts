import { useState } from 'react';
import { useDevice, type Device } from '../../renderer/contexts.ts';
import { changeSettings, useSettings } from '../settings.ts';

/**
 * Whether the side menu is open, by the rules of specification 2.3: open on desktops, where the user's choice is kept, and
 * closed on tablets, where a choice holds until the width changes. On phones the whole menu comes as a drawer.
 */
export function useSidebar(): { isOpen: boolean; toggle: () => void } {
  const device = useDevice();
  const { sidebar } = useSettings();
  const [onTablet, setOnTablet] = useState(false);
  const [last, setLast] = useState(device);
  if (last !== device) {
    setLast(device);
    setOnTablet(false);
  }
  const isOpen = isSidebarOpen(device, sidebar, onTablet);
  const toggle = () => (device === 'desktop' ? changeSettings({ sidebar: !isOpen }) : setOnTablet(!onTablet));
  return { isOpen, toggle };
}

/** The rule by itself. */
export function isSidebarOpen(device: Device, chosen: boolean, chosenOnTablet: boolean): boolean {
  if (device === 'mobile') return true;
  return device === 'desktop' ? chosen : chosenOnTablet;
}
