import { afterEach, describe, expect, it, vi } from 'vitest';
import { KEYS } from '../storage/keys.ts';
import * as storage from '../storage/storage.ts';
import { localStore, readKey, removeKey, sessionStore, writeKey } from '../storage/storage.ts';
import { writeSetting } from '../storage/settings.ts';
import { takeMenu } from './menu.ts';
import {
  allButtons,
  beginSession,
  buttonsOf,
  clear,
  currentToken,
  currentUser,
  isSessionHere,
  keepForSession,
  updateUser,
  watchUser,
} from './session.ts';

const info = {
  Id: 'u1',
  LoginName: 'fdy001',
  OrgName: '农学院',
  ProgectName: '',
  ClassName: '',
  UserType: '2',
};

afterEach(clear);

describe('session', () => {
  it('A01: keeps the token in local and session storage under Admin-Token, and what the login answered', () => {
    beginSession('t1', '杨涛', info);
    expect([localStore.getItem('Admin-Token'), sessionStore.getItem('Admin-Token')]).toEqual(['t1', 't1']);
    expect(localStore.getItem('TrueName')).toBe('杨涛');
    expect(readKey(KEYS.loginInfo)).toEqual(info);
    expect(currentUser()).toMatchObject({ token: 't1', name: '杨涛', info });
  });

  it('A02, Q09: removes every key that the specification lists, and keeps what belongs to the device', () => {
    writeKey(KEYS.configuration, { Academy: '示范农业大学' });
    writeKey(KEYS.homeUrl, 'https://xg.example.edu.cn');
    beginSession('t1', '杨涛', info);
    expect(readKey(KEYS.configuration)).toEqual({ Academy: '示范农业大学' });
    expect([readKey(KEYS.userIds), readKey(KEYS.homeUrl)]).toEqual([['u1'], 'https://xg.example.edu.cn']);
    for (const key of Object.values(KEYS)) {
      localStore.setItem(key.name, 'x');
      sessionStore.setItem(key.name, 'x');
    }
    writeSetting('tableSize', 'small');
    clear();
    const left = Object.values(KEYS).filter(
      ({ name }) => localStore.getItem(name) ?? sessionStore.getItem(name),
    );
    expect(left.map((key) => key.name)).toEqual(['storageVersion']);
    removeKey(KEYS.storageVersion);
    expect(localStore.getItem('pro__tableSize')).toBe('"small"');
    expect(currentToken()).toBe('');
  });

  it('A08: buttons are kept by route, and a new login starts without the last user’s', () => {
    beginSession('t1', '甲', info);
    takeMenu([
      {
        id: '804',
        text: '学生信息',
        children: [],
        attributes: {
          url: '/base/student',
          comment: 'core/student-list',
          icon: '',
          IsShow: 1,
          TargetType: 0,
          buttons: [{ EnCode: 'core.student.add', Url: '', Text: '新增' }],
        },
      },
    ]);
    expect(buttonsOf('804').map((button) => button.EnCode)).toEqual(['core.student.add']);
    expect(allButtons()).toHaveLength(1);
    beginSession('t2', '乙', info);
    expect(allButtons()).toEqual([]);
  });

  it('notices that another tab ended the session or began another one', () => {
    beginSession('t1', '甲', info);
    expect(isSessionHere()).toBe(true);
    localStore.setItem('Admin-Token', 't2');
    expect(isSessionHere()).toBe(false);
    localStore.removeItem('Admin-Token');
    expect(isSessionHere()).toBe(false);
  });

  it('A02: keeps nothing that comes after its end, or that belongs to another tab’s session', () => {
    beginSession('t1', '甲', info);
    localStore.setItem('Admin-Token', 't2');
    updateUser({ name: '乙' });
    expect(localStore.getItem('TrueName')).toBe('甲');
    clear();
    keepForSession(KEYS.tabs, ['/a']);
    takeMenu([]);
    expect([sessionStore.getItem('openTabs'), localStore.getItem('btnList')]).toEqual([null, null]);
  });

  it('A02: a tab that was left under another session begins with nothing of it', async () => {
    sessionStore.setItem('Admin-Token', 'old');
    sessionStore.setItem('openTabs', '["/old"]');
    localStore.setItem('Admin-Token', 'new');
    vi.resetModules();
    vi.doMock('../storage/storage.ts', () => storage);
    const { currentToken: tokenNow } = await import('./session.ts');
    expect(tokenNow()).toBe('new');
    expect([sessionStore.getItem('Admin-Token'), sessionStore.getItem('openTabs')]).toEqual(['new', null]);
    vi.doUnmock('../storage/storage.ts');
  });

  it('tells watchers of a change', () => {
    let times = 0;
    const stop = watchUser(() => (times += 1));
    beginSession('t1', '甲', info);
    stop();
    clear();
    expect(times).toBe(1);
  });
});
