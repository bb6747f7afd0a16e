import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PARAMS } from '../../src/client/actions/questions.ts';
import { CLIENT_RULES, ErrorCode } from '../../src/contract/generated/codes.ts';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import { wordsOfImplementers } from '../_util/plain-words.ts';

/** Specification 8: each code and what the browser does with it. */
const CODES = {
  0: 'return',
  2: 'message',
  500: 'silent',
  999: 'expire',
  1001: 'modal',
  3001: 'silent',
  5001: 'pass',
  6000: 'pass',
  6001: 'pass',
  90002: 'redirect',
} as const;

/** Specification 8: what is read in the browser; driven there from the server's answer or the page's own condition. */
const READ = [
  'Forbidden',
  'Unauthorized',
  'Authorization verification failed',
  '接口请求过于频繁，请等待5s后重试',
  'Token过期，请重新登录',
  '提示',
  '当前用户未绑定权限，无法登录',
  '您的密码为初始密码或强度不足，请修改密码',
  '导入失败，请重新导入',
  '导出失败，请重新导出',
  '抱歉，你无权访问该页面',
  '抱歉，你访问的页面不存在或仍在开发中',
  '抱歉，服务器出错了',
  '左侧没有标签',
  '右侧没有标签',
  '页面加载失败，请检查网络后重试',
  '当前浏览器不支持本地数据库，请使用新版 Chrome 浏览器',
];

const sourcesIn = (folder: string, wanted: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => wanted.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');
const server = sourcesIn('src/server', /(?<!\.test)\.ts$/);
const browserTests = sourcesIn('tests/browser', /\.test\.ts$/);

describe('Q04: the error catalogue', () => {
  it('is the specification’s, and the browser has a rule for each of its codes', () => {
    expect(CLIENT_RULES).toEqual(CODES);
    expect(Object.values(ErrorCode).toSorted((a, b) => a - b)).toEqual(Object.keys(CODES).map(Number));
  });

  it('names every code that the server answers with', () => {
    const keys = new Set([...server.matchAll(/\bErrorCode\.([A-Z]\w+)/g)].map((match) => match[1]!));
    expect(keys.size).toBeGreaterThan(5);
    expect([...keys].filter((key) => !Object.hasOwn(ErrorCode, key))).toEqual([]);
    // No code is written as a number, by which it would get round the catalogue.
    expect(server.match(/\bErrorCode: *\d|new Refusal\(\s*\d|\bfailure\(\s*\d+,\s*\d/g)).toBeNull();
  });

  it.each(Object.keys(CODES).filter((code) => code !== '0' && code !== '6000'))(
    '%s is driven into the browser by a test',
    (code) => expect(browserTests).toMatch(new RegExp(`code: ${code}\\b|\\[.*\\b${code}\\b.*\\]\\)\\('Q04`)),
  );

  it.each(READ)('“%s” is read in the browser by a test', (text) => expect(browserTests).toContain(text));
});

describe('what a dialog asks for has one name', () => {
  it('in its label and in what is said when it is missing', () => {
    const misnamed = [...loadCatalog('schemas').enCodes].flatMap(([enCode, { action }]) =>
      Object.values(action.params ?? {}).flatMap(({ title, messages }) =>
        messages?.required === undefined || messages.required.includes(title)
          ? []
          : [`${enCode}: ${title} | ${messages.required}`],
      ),
    );
    expect(misnamed).toEqual([]);
  });

  it('where the action itself says nothing too', () => {
    const server = readFileSync('src/server/data/flow/acts.ts', 'utf8');
    const asked = Object.values(DEFAULT_PARAMS).flatMap((params) => Object.values(params));
    const titles = asked.filter(({ required }) => required === true).map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(2);
    expect(titles.filter((title) => !server.includes(`'请输入${title}'`))).toEqual([]);
  });
});

describe('M12 what schemas say to people', () => {
  /** A condition or a formula, of which people read the quoted parts alone. */
  const isFormula = (text: string) => /[=!]=|\? '/.test(text);

  /** Keys of texts that people read, whatever file they stand in. */
  const SAID: ReadonlySet<string> = new Set(
    'title text name label message messages confirm success refuse empty placeholder hint unit none'.split(
      ' ',
    ),
  );

  it('has no word of implementers, in dialogs that a button opens as little as on pages', () => {
    const found: string[] = [];
    let read = 0;
    for (const folder of ['entities', 'pages', 'settings', 'codes', 'menus', 'modules'])
      for (const file of readdirSync(join('schemas', folder), { recursive: true, encoding: 'utf8' })) {
        if (!file.endsWith('.json') || file.endsWith('.test.json')) continue;
        JSON.parse(readFileSync(join('schemas', folder, file), 'utf8'), (key, value: unknown) => {
          if (typeof value !== 'string' || isFormula(value)) return value;
          if (SAID.has(key) && /[A-Za-z]{2,} [A-Za-z]{2,}/.test(value) && !/\p{Script=Han}/u.test(value))
            found.push(`${folder}/${file} ${key}: ${value}`);
          if (!/\p{Script=Han}/u.test(value)) return value;
          read += 1;
          for (const word of wordsOfImplementers(value)) found.push(`${folder}/${file} ${key}: ${word}`);
          return value;
        });
      }
    expect(read).toBeGreaterThan(5_000);
    expect(found).toEqual([]);
  });
});
