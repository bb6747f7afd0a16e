import { useEffect, useState } from 'react';
import { useDevice, type Device } from '../renderer/contexts.ts';
import { KEYS } from '../storage/keys.ts';
import { readKey } from '../storage/storage.ts';
import { changeSettings, useSettings, type LookSettings } from './settings.ts';

/** Application state of specification 3. All of it but the device and the sub-system is kept as settings. */
export interface AppState extends LookSettings {
  readonly device: Device;
  /** Whether the side menu is open, by the rules of specification 2.3. */
  readonly sidebar: boolean;
  /** Address of the sub-system or id of the application that the session is confined to; empty without one. */
  readonly systemApp: string;
}

/**
 * The application state and the way to open and close the side menu. On desktops the choice is kept; on tablets it begins
 * closed, and a choice holds until the width changes. On phones the whole menu comes as a drawer.
 */
export function useAppState(): AppState & { readonly toggleSidebar: () => void } {
  const device = useDevice();
  const settings = useSettings();
  const [onTablet, setOnTablet] = useState(false);
  // Not while drawing: React 18 then loses track of the store that tells the device, and misses the way back.
  useEffect(() => setOnTablet(false), [device]);
  const sidebar = isSidebarOpen(device, settings.sidebar, onTablet);
  const toggleSidebar = () =>
    device === 'desktop' ? changeSettings({ sidebar: !sidebar }) : setOnTablet(!onTablet);
  const systemApp = readKey(KEYS.ssoUrl) ?? readKey(KEYS.detailedApplyId) ?? '';
  return { ...settings, device, sidebar, systemApp, toggleSidebar };
}

/** Whether the side menu is open: on desktops and phones, not on tablets, unless it was chosen otherwise there. */
export function isSidebarOpen(device: Device, chosen: boolean, chosenOnTablet: boolean): boolean {
  if (device === 'mobile') return true;
  return device === 'desktop' ? chosen : chosenOnTablet;
}
