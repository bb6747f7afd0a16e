import { describe, expect, it } from 'vitest';
import { KEYS, SETTING_PREFIX } from './keys.ts';
import { MIGRATIONS, migrateStorage } from './migrations.ts';
import { readSetting, writeSetting } from './settings.ts';
import { localStore, readKey, removeKey, writeKey, writeText, type TextStore } from './storage.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

describe('storage', () => {
  it('no two keys share a name, and none looks like a setting', () => {
    const names = Object.values(KEYS).map((key) => key.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.startsWith(SETTING_PREFIX))).toEqual([]);
  });

  it('Q09: has the names that the specification gives, and a key for each thing that it lists', () => {
    const names: string[] = Object.values(KEYS).map((key) => key.name);
    const given = 'Admin-Token TrueName HomeUrl configuration myUpLoad myDownList businessList btnList';
    expect(given.split(' ').filter((name) => !names.includes(name))).toEqual([]);
    const { userIds, loginFlag, systemFlag, schoolFlag, detailedApplyId, ssoUrl, ssoPath } = KEYS;
    for (const key of [userIds, loginFlag, systemFlag, schoolFlag, detailedApplyId, ssoUrl, ssoPath])
      expect(key).toMatchObject({ place: 'local', life: 'session' });
    expect(KEYS.token).toMatchObject({ place: 'both', life: 'session' });
  });

  it('a stored text that is not of the key’s form counts as absent', () => {
    for (const text of ['{', 'null', '[]', '{"804":[{"EnCode":1}]}']) {
      localStore.setItem(KEYS.buttons.name, text);
      expect([text, readKey(KEYS.buttons)]).toEqual([text, undefined]);
    }
    removeKey(KEYS.buttons);
  });

  it('S19: settings stand under pro__ and are checked when read', () => {
    writeSetting('tableAlign', 'left');
    expect(localStore.getItem('pro__tableAlign')).toBe('"left"');
    expect(readSetting('tableAlign', isText)).toBe('left');
    localStore.setItem('pro__tableAlign', '{"a":1}');
    expect(readSetting('tableAlign', isText)).toBeUndefined();
  });

  it('a full storage loses the value, not the page', () => {
    const full: TextStore = {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
      removeItem: () => undefined,
    };
    expect(() => writeText(full, 'a', 'b')).not.toThrow();
  });
});

describe('migrations', () => {
  it('run once each, in order, from the version that is stored', () => {
    writeKey(KEYS.storageVersion, '1');
    const ran: number[] = [];
    const steps = [1, 2, 3].map((number) => () => void ran.push(number));
    migrateStorage(steps);
    migrateStorage(steps);
    expect(ran).toEqual([2, 3]);
    expect(readKey(KEYS.storageVersion)).toBe('3');
    migrateStorage(steps.slice(0, 2));
    expect(readKey(KEYS.storageVersion)).toBe('3');
    removeKey(KEYS.storageVersion);
  });

  it('1: takes away what is not of today’s form and leaves the rest', () => {
    localStore.setItem('configuration', 'not json');
    localStore.setItem('TrueName', '杨涛');
    MIGRATIONS[0]?.(localStore);
    expect([localStore.getItem('configuration'), localStore.getItem('TrueName')]).toEqual([null, '杨涛']);
    removeKey(KEYS.trueName);
  });
});
