import { ask, NotVouched, reach, subjectOf, type Protocol } from './protocol.ts';

const NAMESPACE = 'http://www.yale.edu/tp/cas';

/** CAS 3.0. The protocol has no state of its own, so the state is part of the service address, which the ticket is bound to. */
export const cas: Protocol = {
  begin: async ({ issuer }, { callback }) => {
    const address = new URL(`${issuer.replace(/\/+$/, '')}/login`);
    address.searchParams.set('service', callback);
    return address.href;
  },
  finish: async ({ issuer }, { callback }, { code }) => {
    // Tickets of proxies (PT-) and proxy-granting ones stand for programs.
    if (!/^ST-[A-Za-z0-9._-]{1,250}$/.test(code)) throw new NotVouched('no service ticket');
    const address = new URL(`${issuer.replace(/\/+$/, '')}/p3/serviceValidate`);
    address.searchParams.set('service', callback);
    address.searchParams.set('ticket', code);
    return subjectOf(userIn(await ask(address)));
  },
  tryOut: ({ issuer }) => reach(`${issuer.replace(/\/+$/, '')}/login`),
};

/**
 * The user of an answer that says success and nothing else. Read as a whole, so that a failure that quotes a success is
 * none, and without any part of XML that could bring in other text.
 */
export function userIn(answer: string): string {
  if (/<!|<\?(?!xml\s)|&(?!(amp|lt|gt|quot|apos);)/.test(answer))
    throw new NotVouched('an answer with entities');
  const success = new RegExp(
    String.raw`^\s*(?:<\?xml[^<>]*\?>\s*)?<cas:serviceResponse\s+xmlns:cas=(?:"${NAMESPACE}"|'${NAMESPACE}')\s*>\s*` +
      String.raw`<cas:authenticationSuccess>([\s\S]*)</cas:authenticationSuccess>\s*</cas:serviceResponse>\s*$`,
  ).exec(answer)?.[1];
  if (success === undefined || /<\/?cas:(authentication|serviceResponse|proxies|proxy\b)/.test(success))
    throw new NotVouched('not a success');
  const users = [...success.matchAll(/<cas:user>([^<>]*)<\/cas:user>/g)];
  const [user] = users;
  if (!user || users.length > 1 || (success.match(/<cas:user\b/g) ?? []).length !== 1)
    throw new NotVouched('not one user');
  // Attributes of the person may be named as they like; the user themselves stands before them.
  if (success.indexOf('<cas:attributes>') !== -1 && success.indexOf('<cas:attributes>') < (user.index ?? 0))
    throw new NotVouched('the user is an attribute');
  return plain(user[1] ?? '').trim();
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string) => text.replace(/&(\w+);/g, (_all, name: string) => ENTITIES[name] ?? '');
