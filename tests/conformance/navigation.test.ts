import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Calls whose first argument is gone to. */
const CALLS = /(?<!function )(?:\blocation\.(?:assign|replace)|\bwindow\.open|\bnavigate|\.goTo)\(/g;
/** Places where an address is written down. */
const PLACES = [
  /\blocation(?:\.href)? = (.*);/g,
  /\bhref=\{([^}]+)\}/g,
  /\bhref="([^"]+)"/g,
  /\.href = ([^;]+);/g,
  /<Navigate to=\{([^}]+)\}/g,
];

/** The first argument of a call whose parenthesis opens just before `from`. */
function argumentAt(source: string, from: number): string {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    const character = source[at]!;
    if (depth === 0 && (character === ',' || character === ')')) return source.slice(from, at);
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
  }
  throw new Error('a call does not end');
}

function addressesIn(source: string): string[] {
  const called = [...source.matchAll(CALLS)].map((match) =>
    argumentAt(source, match.index + match[0].length),
  );
  const written = PLACES.flatMap((place) => [...source.matchAll(place)].map(([, address = '']) => address));
  return [...called, ...written].map((address) => address.trim());
}

/** Addresses that are no data: constants of the product, and functions that make addresses of this site only. */
const OWN = [
  /^(?:LOGIN|DASHBOARD|home|-1|safe|namedRoutes[.[]\w+\]?)$/,
  /^'[^']*'$/,
  /^#\w+$/,
  /^loginAddress\(/,
  /^safeUrl\(.*\) \?\? LOGIN$/,
];

/** Addresses that passed safeUrl elsewhere, with the place. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'account/login/BindWeChatPage.tsx: `${HERE': 'a named route',
  'account/login/NoAuthHome.tsx: `${GUIDE': 'a named route',
  'account/sign-out.ts: address': 'its only caller gives knownAddress(...) ?? LOGIN',
  'request/call.ts: verifyAddress()': 'a route of the table',
  'request/redirect.ts: next.address': 'redirection() answers what safeUrl let through',
  'request/save-file.ts: address': 'a blob that the page itself made',
  'renderer/page-kinds/link/LinkBlock.tsx: url.href': 'siteAddress answers what safeUrl let through',
  'renderer/blocks/Way.tsx: dial': 'phoneUrl lets digits through alone',
  'renderer/fields/phone/kit.tsx: dial': 'phoneUrl lets digits through alone',
  'shell/Begin.tsx: at': 'a route of the frame',
  'shell/Notices.tsx: route': 'NoticeTabs opens what safeUrl let through',
  'shell/todo-count.tsx: ROUTE': 'a named route',
  'shell/Screen.tsx: found.to': 'routesOf and the route table',
  'shell/Elsewhere.tsx: to.at': 'a route of the table',
  'shell/header-links.ts: path': 'headerLinks: routes of the table',
  'shell/layout/HeaderLinks.tsx: link.path': 'headerLinks: routes of the table',
  'shell/layout/TabBar.tsx: path': 'storedTabs, and addresses that the router has shown',
  'shell/menu/FlyoutMenu.tsx: item.path': 'navigationOf',
  'shell/menu/MenuTree.tsx: item.path': 'navigationOf',
  'shell/menu/useChoose.ts: item.path': 'navigationOf',
  'shell/search/MenuSearch.tsx: item.path': 'navigationOf',
};

interface Sink {
  readonly name: string;
  readonly source: string;
  readonly address: string;
}

const folder = 'src/client';
const sinks: Sink[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .flatMap((path) => {
    const source = readFileSync(join(folder, path), 'utf8').replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '');
    return addressesIn(source).map((address) => ({ name: `${path}: ${address}`, source, address }));
  });

/** Whether the address was made by safeUrl in the same file. */
const isMadeSafe = ({ source, address }: Sink) =>
  /^[\w$]+$/.test(address) && new RegExp(`\\b${address} =\\s+(?:safeUrl|fileAddress)\\(`).test(source);

const isReturnedSafe = ({ source, address }: Sink) => {
  const [, maker = ''] = /^(\w+)\(/.exec(address) ?? [];
  return maker !== '' && new RegExp(`const ${maker} = [\\s\\S]{0,300}?return safeUrl\\(`).test(source);
};

describe('every address that is gone to', () => {
  it('passed safeUrl, or is no data', () => {
    expect(sinks.length).toBeGreaterThan(30);
    const open = sinks.filter(
      (sink) =>
        !OWN.some((own) => own.test(sink.address)) &&
        !isMadeSafe(sink) &&
        !isReturnedSafe(sink) &&
        ELSEWHERE[sink.name] === undefined,
    );
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  it('no exception has outlived its reason', () => {
    const names = new Set(sinks.map(({ name }) => name));
    expect(Object.keys(ELSEWHERE).filter((name) => !names.has(name))).toEqual([]);
  });
});

/** What takes this tab elsewhere, each with why an answer cannot send it to a site that nobody has named or agreed to. */
const LEAVES: Readonly<Record<string, string>> = {
  'account/sign-out.ts': 'knownAddress: this site, and those that the configuration names',
  'account/login/sso.ts': 'the person has chosen this provider by its name',
  'account/login/SsoPage.tsx': 'the login page',
  'main.tsx': 'goTo: its callers are named here',
  'renderer/page-kinds/link/Leaving.tsx': 'a site that the page names, after notice, with a way to stay',
  'request/call.ts': 'a route of the table',
  'request/redirect.ts': 'redirection() asks before another site',
  'shell/Elsewhere.tsx': 'the login page',
  'shell/Start.tsx': 'the beginning of this site',
  'shell/share/ShareOver.tsx': 'the path of the page itself, with the key that was typed',
};

it('B08 what takes a tab to another address is known, and asks before a site that an answer names', () => {
  const leaving = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) =>
      /\blocation\.(?:assign|replace)\(|\blocation(?:\.href)? = |\.goTo\(/.test(
        readFileSync(join(folder, path), 'utf8'),
      ),
    );
  expect(leaving.sort()).toEqual(Object.keys(LEAVES).sort());
  // Logging out goes on to where an answer says: that address is asked of nobody, so it has to be a known one.
  const ending = readFileSync(join(folder, 'account/sign-out.ts'), 'utf8').match(
    /\bendSession\((?!address\?).*/g,
  );
  expect(ending).toEqual(['endSession((await knownAddress(storedSite().SYSLoginUrl)) ?? LOGIN);']);
});
