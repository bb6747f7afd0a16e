import type { Browser } from 'playwright-core';
import { openOffices, type Town, type Walker } from './office.ts';

/** A town with its school. */
export interface OpenTown extends Town {
  /** Takes pictures of what everybody sees. */
  look(name: string): Promise<void>;
}

/** The people around the school at `base`, nobody signed in yet. */
export async function openTown(browser: Browser, base: string): Promise<OpenTown> {
  const offices = await openOffices(browser, base);
  const signedIn = new Map<string, Walker>();
  return {
    offices,
    async as(login, width = 1440) {
      const key = `${login} ${width}`;
      const known = signedIn.get(key);
      if (known) return known;
      const walker = await offices.again(login, width);
      signedIn.set(key, walker);
      return walker;
    },
    async first(login, password, width = 1440) {
      const walker = await offices.first(login, password, width);
      signedIn.set(`${login} ${width}`, walker);
      return walker;
    },
    async look(name) {
      for (const [key, walker] of signedIn) await offices.shot(walker, `${name}-${key}`);
    },
  };
}
