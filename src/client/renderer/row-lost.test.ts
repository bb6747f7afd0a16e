import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NavigationProvider } from './contexts.ts';
import { RowLost, type RowLostProps } from './RowLost.tsx';

const GONE = '该通知已撤回或已过期，不再显示';

const shown = (props: Omit<RowLostProps, 'reload'>): string => {
  const none = () => undefined;
  const navigation = { path: '', back: none } as unknown as Parameters<typeof NavigationProvider>[0]['value'];
  return renderToStaticMarkup(
    createElement(
      NavigationProvider,
      { value: navigation },
      createElement(RowLost, { reload: none, ...props }),
    ),
  ).replace(/<svg.*?<\/svg>/g, '');
};

describe('16.13 a row that did not come', () => {
  it('was refused: the words of the refusal and the way back, and nothing to try again', () => {
    const page = shown({ state: { failure: GONE, isMissing: true } });
    expect(page).toContain(GONE);
    expect(page).toMatch(/返\s*回/);
    expect(page).not.toMatch(/重\s*试/);
    const beside = shown({ state: { failure: GONE, isMissing: true }, isBeside: true });
    expect(beside).toContain(GONE);
    expect(beside).not.toContain('<button');
  });

  it('was not answered: it is asked for again', () => {
    const page = shown({ state: { failure: '网络连接失败' } });
    expect(page).toContain('网络连接失败');
    expect(page).toMatch(/重\s*试/);
  });
});
