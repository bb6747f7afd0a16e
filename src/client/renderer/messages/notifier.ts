import type { Notifier } from '../../request/host.ts';
import { messages } from './messages.ts';

const NOTICE_SECONDS = 5;

/** What request says, in the same elements as everything else. */
export const notifier: Notifier = {
  message: (text, seconds) => void messages.show({ kind: 'error', text, seconds }),
  notice: (title, description) =>
    void messages.show({ kind: 'error', title, text: description, seconds: NOTICE_SECONDS }),
  modal: (title, text) => void messages.ask({ title, text, refuse: null }),
  // Fetched when it is needed: the login page never is told so.
  needs: (text, needs) => void import('./tell-needs.ts').then(({ tellNeeds }) => tellNeeds(text, needs)),
  persistent: (text, address) =>
    void messages.show({
      kind: 'warning',
      text,
      seconds: 0,
      ...(address === undefined ? {} : { link: { text: '继续前往', address } }),
    }),
  leave: (host) =>
    messages.ask({
      title: '即将离开本平台',
      text: `服务器要求前往站外地址 ${host}。确认这是您信任的网站再继续，不要在不认识的网站上输入账号和密码。`,
      agree: '继续前往',
      danger: true,
    }),
};
