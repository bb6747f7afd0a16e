import { expect, it } from 'vitest';
import { isSidebarOpen } from './app-state.ts';

it.each([
  ['desktop', true, false, true],
  ['desktop', false, true, false],
  ['tablet', true, false, false],
  ['tablet', false, true, true],
  ['mobile', false, false, true],
] as const)(
  'S10, S21: the sidebar on a %s, chosen %s there and %s on tablets: %s',
  (device, chosen, onTablet, isOpen) => expect(isSidebarOpen(device, chosen, onTablet)).toBe(isOpen),
);
