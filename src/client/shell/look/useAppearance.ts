import type { ThemeConfig } from 'antd';
import { useEffect, useMemo } from 'react';
import { themeIn } from '../../renderer/theme.ts';
import { useSettings } from '../settings.ts';
import { paletteOf, type Palette } from './palette.ts';
import './look.css';

const VARIABLES: Readonly<Record<keyof Palette, string>> = {
  primary: '--primary',
  strong: '--primary-strong',
  deep: '--primary-deep',
  pale: '--primary-pale',
  tint: '--primary-tint',
  nav: '--nav-dark',
  navSunken: '--nav-dark-sunken',
  navHover: '--nav-dark-hover',
};

/** Brings the chosen colours to style sheets, as variables, and to antd, as the theme that is returned. */
export function useAppearance(): ThemeConfig {
  const { color, weak } = useSettings();
  const palette = useMemo(() => paletteOf(color), [color]);
  useEffect(() => {
    const root = document.documentElement;
    for (const [name, variable] of Object.entries(VARIABLES))
      root.style.setProperty(variable, palette[name as keyof Palette]);
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', palette.deep);
  }, [palette]);
  useEffect(() => void document.documentElement.toggleAttribute('data-weak', weak), [weak]);
  return useMemo(() => themeIn(palette), [palette]);
}
