import { Schema } from '@formily/react';
import { describe, expect, it, vi } from 'vitest';
import { checkName } from './compiler.ts';
import { createRowForm, splitKey } from './row-form.ts';

describe('row form', () => {
  it('L02 never runs a text that looks like an expression', () => {
    const schema = new Schema({
      type: 'string',
      title: '{{ globalThis.ran = true }}',
      enum: [{ label: '{{1+1}}', value: 1 }],
    });
    const compiled = Schema.compile({ title: schema.title, items: schema.enum });
    expect(JSON.stringify(compiled)).toContain('globalThis.ran');
    expect(JSON.stringify(compiled)).toContain('1+1');
    expect('ran' in globalThis).toBe(false);
  });

  it.each(['__proto__', 'constructor', 'prototype', 'a.b', '__proto__.x', '[a,b]', 'a[0]', '*', ''])(
    'refuses the name %j',
    (name) => {
      expect(() => checkName(name)).toThrow(`字段名 ${name} 不可用`);
      expect(() => createRowForm({ [name]: 1, ['constructor']: 1 })).toThrow();
      expect(({} as Record<string, unknown>)['x']).toBeUndefined();
    },
  );

  it('keeps what the server gave beside the fields, and is not dirty before something is typed', () => {
    const form = createRowForm({ Name: '甲', _Actions: ['a.b'] });
    form.form.createField({ name: 'Name' });
    expect(form.values()).toEqual({ Name: '甲', _Actions: ['a.b'] });
    form.set({ Name: '乙' });
    expect(form.isDirty()).toBe(false);
  });

  it('tells what was typed', async () => {
    const form = createRowForm({ Name: '甲' });
    const typed: string[] = [];
    form.onTyped((name) => typed.push(name));
    await form.form.createField({ name: 'Name' }).onInput('乙');
    expect(typed).toEqual(['Name']);
    expect(form.isDirty()).toBe(true);
    expect(form.values()).toEqual({ Name: '乙' });
    form.clean();
    expect(form.isDirty()).toBe(false);
  });

  it('keeps what the server refused until something else is typed there', async () => {
    const form = createRowForm({});
    const name = form.form.createField({ name: 'Name' });
    const lines = form.form.createField({ name: 'Lines' });
    form.refuse(
      [
        { Key: 'Name', Message: '名称已存在' },
        { Key: 'Lines[0].Item', Message: '物品不存在' },
      ],
      () => undefined,
    );
    form.showProblems([], new Set(['Name', 'Lines']));
    expect(name.selfErrors).toEqual(['名称已存在']);
    expect([...form.problemFields()]).toEqual(['Name', 'Lines']);
    await lines.onInput([]);
    form.showProblems([], new Set(['Name', 'Lines']));
    expect([...form.problemFields()]).toEqual(['Name']);
    form.showProblems([]);
    expect([...form.problemFields()]).toEqual([]);
  });

  it('tells what the server refused at fields that it does not draw, and nothing of those that it draws', () => {
    vi.useFakeTimers();
    const form = createRowForm({});
    const undo = form.onProblems(() => form.form.createField({ name: 'Late' }).onMount());
    form.form.createField({ name: 'Name' }).onMount();
    const told: string[] = [];
    form.refuse(
      ['Name', 'Late', 'Lines[0].Item', 'StartTime'].map((Key) => ({ Key, Message: `${Key}不对` })),
      (text) => told.push(text),
    );
    vi.runAllTimers();
    expect(told).toEqual(['Lines[0].Item不对；StartTime不对']);
    undo();
    vi.useRealTimers();
  });

  it('tells before it shows problems, so that fields that are not drawn yet can have theirs', () => {
    const form = createRowForm({});
    const undo = form.onProblems(() => void form.form.createField({ name: 'Late' }));
    form.showProblems([]);
    expect(form.form.query('Late').take()).toBeUndefined();
    form.showProblems([{ Key: 'Late', Message: '请输入' }]);
    expect([...form.problemFields()]).toEqual(['Late']);
    undo();
  });

  it.each([
    ['Name', { name: 'Name', part: '' }],
    ['Lines[2].Item', { name: 'Lines', part: '[2].Item' }],
    ['Lines.2.Item', { name: 'Lines', part: '.2.Item' }],
  ])('splits the key %s', (key, expected) => {
    expect(splitKey(key)).toEqual(expected);
  });
});
