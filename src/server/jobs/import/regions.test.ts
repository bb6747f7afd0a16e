import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CodeFile } from '../../../contract/generated/meta.ts';
import type { FieldModel } from '../../../contract/model.ts';
import { Dictionaries } from './dictionaries.ts';
import { namesOf } from '../../data/read/labels.ts';

const regions = JSON.parse(readFileSync('schemas/codes/REGION.json', 'utf8')) as CodeFile;

describe('L01 the regions of GB/T 2260', () => {
  it('are whole: provinces, prefectures and counties', () => {
    const provinces = regions.items.filter(({ parent }) => parent === undefined);
    expect(provinces).toHaveLength(34);
    expect(regions.items.length).toBeGreaterThan(3_000);
    expect(regions.items.every(({ code }) => /^\d{6}$/.test(code))).toBe(true);
  });

  it.each([
    ['360000', '江西省'],
    ['360103', '江西省南昌市西湖区'],
    ['330106', '浙江省杭州市西湖区'],
    ['110101', '北京市东城区'],
    ['429004', '湖北省仙桃市'],
  ])('%s is shown as %s, and a sheet may say so', (code, name) => {
    expect(namesOf(regions).get(code)).toBe(name);
    const field = { name: 'Region', title: '地区', dict: 'REGION', type: 'dict' } as FieldModel;
    const dictionaries = new Dictionaries(new Map([['REGION', regions]]));
    expect([dictionaries.codeOf(field, name), dictionaries.codeOf(field, code)]).toEqual([code, code]);
    expect(() => dictionaries.codeOf(field, '西湖区')).toThrow('个同名项，请填写代码：');
  });

  it('names of other dictionaries stand alone', () => {
    const { path: _path, ...plain } = regions;
    expect(namesOf(plain).get('360103')).toBe('西湖区');
  });
});
