import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isSought } from './sought.ts';

it('L06 a choice is found however it is written', () => {
  for (const sought of ['阿依古丽•买', '阿依古丽 买买提', '买买提', '', '丽．买'])
    expect(isSought(sought, { label: '阿依古丽·买买提' })).toBe(sought !== '阿依古丽 买买提');
  expect(isSought('ｖｐｎ', { title: 'VPN 服务' })).toBe(true);
  expect(isSought('vpnx', { title: 'VPN 服务' })).toBe(false);
  expect(isSought('undefined', {})).toBe(false);
});

it('L06 no input of the browser side looks for texts in a way of its own', () => {
  const own = /optionFilterProp|treeNodeFilterProp|toLowerCase\(\)\.includes|toLowerCase\(\)\.indexOf/;
  const files = readdirSync('src/client', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => join('src/client', file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => own.test(readFileSync(file, 'utf8')))).toEqual([]);
  // What antd searches by itself, it searches in the values: each such list says how.
  const searched = /<(?:Tree)?Select\b[^]*?\/>/g;
  const silent = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(searched) ?? [])
      .filter((text) => /showSearch|mode="(?:multiple|tags)"/.test(text))
      .filter((text) => !/filterOption|filterTreeNode/.test(text))
      .map((text) => `${file}: ${text.slice(0, 60)}`),
  );
  expect(silent).toEqual([]);
});
