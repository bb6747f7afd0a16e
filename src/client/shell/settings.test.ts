import { afterEach, describe, expect, it } from 'vitest';
import { localStore } from '../storage/storage.ts';
import { changeSettings, DEFAULT_LOOK, storedSettings } from './settings.ts';

const NAMES = Object.keys(storedSettings());

afterEach(() => NAMES.forEach((name) => localStore.removeItem(`pro__${name}`)));

describe('settings of the frame', () => {
  it('S19, S21: green, dark navigation, side menu and fixed width by default; the names are those of the app state', () => {
    expect(storedSettings()).toEqual({
      sidebar: true,
      theme: 'dark',
      layout: 'sidemenu',
      contentWidth: 'Fixed',
      fixedHeader: true,
      fixSiderbar: true,
      autoHideHeader: false,
      color: 'green',
      weak: false,
      multiTab: true,
      isTitleShow: true,
      tableSize: 'mini',
      tableAlign: 'custom',
    });
  });

  it('S19: each is kept under pro__ and read back', () => {
    const chosen = {
      theme: 'light',
      layout: 'topmenu',
      contentWidth: 'Fluid',
      fixedHeader: false,
      fixSiderbar: false,
      autoHideHeader: true,
      color: 'blue',
      weak: true,
      multiTab: false,
      isTitleShow: false,
    } as const;
    changeSettings(chosen);
    for (const [name, value] of Object.entries(chosen))
      expect(localStore.getItem(`pro__${name}`)).toBe(JSON.stringify(value));
    expect(storedSettings()).toMatchObject(chosen);
    changeSettings(DEFAULT_LOOK);
    expect(storedSettings()).toMatchObject(DEFAULT_LOOK);
  });

  it.each([
    ['color', '"hotpink"'],
    ['layout', '"constructor"'],
    ['weak', '"yes"'],
    ['theme', '1'],
    ['contentWidth', '{'],
  ])('S19: %s = %s in storage counts as the default', (name, text) => {
    localStore.setItem(`pro__${name}`, text);
    expect(storedSettings()).toMatchObject(DEFAULT_LOOK);
  });
});
