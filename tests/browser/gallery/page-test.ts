import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PageTestFile, PageTestStep } from '../../../src/contract/generated/meta.ts';
import { lastAsked } from './harness.ts';

/** What implementers want of their pages: every `<page>.test.json`, by the path of its page. */
export function pageTestsIn(schemas: string): Map<string, PageTestFile> {
  const folder = join(schemas, 'pages');
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.json'))
      .map((file) => [
        file.replaceAll('\\', '/').slice(0, -'.test.json'.length),
        JSON.parse(readFileSync(join(folder, file), 'utf8')) as PageTestFile,
      ]),
  );
}

/** Does what a step says and looks for what it expects. */
export async function takeStep(page: Page, step: PageTestStep): Promise<void> {
  const field = (name: string) => page.locator(`[data-field="${name}"]`).last();
  for (const [name, text] of Object.entries(step.fill ?? {})) await fill(field(name), text);
  for (const [name, label] of Object.entries(step.choose ?? {})) await choose(page, field(name), label);
  if (step.press !== undefined) await button(page, step).click();
  for (const text of step.expect ?? []) await page.getByText(text).first().waitFor();
  for (const text of step.gone ?? []) await page.getByText(text).first().waitFor({ state: 'hidden' });
  for (const [name, message] of Object.entries(step.problem ?? {}))
    await field(name).getByText(message).first().waitFor();
  const { asked } = step;
  if (asked)
    await expect
      .poll(() => lastAsked(page, asked.call), { timeout: 10_000 })
      .toMatchObject(asked.input ?? {});
}

async function fill(field: Locator, text: string): Promise<void> {
  const input = field.locator('input, textarea').first();
  await input.fill(text);
  await input.blur();
}

async function choose(page: Page, field: Locator, label: string): Promise<void> {
  const own = field.getByRole('radio', { name: label }).or(field.getByRole('checkbox', { name: label }));
  if ((await own.count()) > 0) return own.first().check({ force: true });
  await field.getByRole('combobox').first().click();
  await page.locator('.ant-select-dropdown:visible').getByText(label, { exact: true }).first().click();
}

function button(page: Page, { press = '', in: row }: PageTestStep): Locator {
  const dialog = page.getByRole('dialog').last();
  const within = row === undefined ? page.locator('body') : page.locator('tbody tr[data-row]').nth(row - 1);
  const own = within.getByRole('button', { name: press, exact: true });
  return row === undefined ? dialog.getByRole('button', { name: press, exact: true }).or(own).last() : own;
}
