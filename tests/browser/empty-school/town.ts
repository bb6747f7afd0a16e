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
  async function keep(way: 'first' | 'called', login: string, password: string, width = 1440) {
    const walker = await offices[way](login, password, width);
    signedIn.set(`${login} ${width}`, walker);
    return walker;
  }

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
    first: (login, password, width) => keep('first', login, password, width),
    called: (login, password, width) => keep('called', login, password, width),
    async look(name) {
      for (const [key, walker] of signedIn) await offices.shot(walker, `${name}-${key}`);
    },
  };
}
