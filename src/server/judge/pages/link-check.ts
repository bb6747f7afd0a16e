import type { LinkPage } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { isNamedHost } from '../../../contract/named-host.ts';
import { SUBJECT_TYPE } from '../../../contract/subject.ts';
import { checkCall } from '../blocks/source-check.ts';
import type { Inspection } from '../names/references.ts';
import { namesOf } from './opened-row.ts';

const READ = { me: SUBJECT_TYPE, now: 'string' } as const;

/** Holds the address of a page that leads elsewhere against the sites that it may lead to. */
export function checkLink(inspection: Inspection, entity: EntityModel | undefined, page: LinkPage): void {
  const names = page.source ? { ...READ, row: 'dyn' as const } : namesOf(entity, page.entity !== undefined);
  if (page.source && page.entity !== undefined)
    inspection.report(['source'], '"source" 和 "entity" 只能有一个');
  if (page.source && typeof page.url === 'string')
    inspection.report(['source'], '"url" 不是公式，不用 "source"');
  if (page.source) checkCall(inspection, ['source'], page.source, { ...READ, params: 'dyn' });
  if (typeof page.url === 'object')
    inspection.condition(['url', 'value'], page.url.value, { ...names, params: 'dyn' });
  else if (!isNamedHost(new URL(page.url).host, page.hosts))
    inspection.report(['url'], `"${page.url}" 不在 "hosts" 列出的网站中`);
  if (page.delay !== undefined && page.open === 'frame')
    inspection.report(['delay'], '"open": "frame" 不离开本页，不能有 "delay"');
  if (page.others && page.open === 'frame')
    inspection.report(['others'], '"open": "frame" 只能打开 "hosts" 列出的网站，不能有 "others"');
}
