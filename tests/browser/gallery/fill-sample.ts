import type { Page } from 'playwright-core';

/** Types what the sample form requires. */
export async function fillSample(page: Page, name: string): Promise<void> {
  await page.getByLabel('名称', { exact: true }).fill(name);
  await page.getByLabel('地点', { exact: true }).click();
  await page.locator('.ant-select-item').getByText('图书馆').click();
  await page.getByLabel('人数').fill('12');
  await page.getByLabel('单价').fill('2.5');
  await page.getByLabel('联系电话').fill('13800138000');
  await page.getByRole('button', { name: '添加成员' }).click();
  const members = page.getByRole('group', { name: '成员' });
  await members.getByLabel('姓名').fill('张三');
  await members.getByLabel('电话').fill('13900139000');
}
