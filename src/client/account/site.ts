import { calls } from '../../contract/generated/calls.ts';
import { call } from '../request/call.ts';
import { fieldsOf, textOf } from '../request/reading.ts';
import { KEYS, type SiteConfiguration } from '../storage/keys.ts';
import { readKey, writeKey } from '../storage/storage.ts';

const PARTY_BUILD = 'PartyBuild';
const PARTY_SUFFIX = '党员管理系统';
const DEFAULT_TITLE = '智慧迎新系统';

/** The configuration of the site as it was last seen on this device. */
export const storedSite = (): SiteConfiguration => readKey(KEYS.configuration) ?? {};

/** Asks for the configuration and keeps it. Without an answer the stored one stands. */
export async function loadSite(): Promise<SiteConfiguration> {
  try {
    const site: unknown = await call(calls.SysInfo.GetTitleAndImg, {}, { quiet: true });
    // Switches and versions are asked for again each time.
    const { ModuleSwitches: _switches, DictVersion: _version, LocationCity, ...told } = fieldsOf(site);
    // The city is the academy's (specification 7.4).
    const texts = Object.entries({ ...told, ...(told['Academy'] ? { LocationCity } : {}) }).flatMap(
      ([name, value]) => (textOf(value) === '' ? [] : [[name, textOf(value)] as const]),
    );
    const kept: SiteConfiguration = Object.fromEntries(texts);
    writeKey(KEYS.configuration, kept);
    return kept;
  } catch {
    return storedSite();
  }
}

/** Title of the login page: academy and web title; the party members' entrance has its own. */
export function loginTitle(site: SiteConfiguration, redirect: string | null): string {
  if (redirect === PARTY_BUILD) return `${site.WebTitle ?? ''}${PARTY_SUFFIX}`;
  return siteTitle(site);
}

/** Academy and web title, or the default title when neither is configured. */
export function siteTitle(site: SiteConfiguration): string {
  return `${site.Academy ?? ''}${site.WebTitle ?? ''}` || DEFAULT_TITLE;
}

/** Who holds the copyright; the current year when nobody is configured. */
export function copyrightOf(site: SiteConfiguration, now = new Date()): string {
  return site.CopyrightName || String(now.getFullYear());
}
