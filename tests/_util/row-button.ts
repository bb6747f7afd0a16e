import type { Locator } from 'playwright-core';

/** Presses a button of a row, which stands behind 更多 where the row has more than two. */
export async function pressInRow(row: Locator, name: string): Promise<void> {
  await row.getByRole('button').first().waitFor();
  const more = row.getByRole('button', { name: '更多', exact: true });
  if ((await row.getByText(name, { exact: true }).count()) > 0)
    return row.getByText(name, { exact: true }).first().click();
  await more.click();
  await row.page().getByRole('menuitem', { name, exact: true }).click();
}
