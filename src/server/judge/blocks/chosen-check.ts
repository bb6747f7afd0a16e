import type { ConditionType } from '../../../contract/conditions/condition.ts';
import type { PageFile } from '../../../contract/generated/meta.ts';
import { blocksOf } from '../../../contract/page.ts';
import { keysOfOutput } from '../calls/call-output.ts';
import { sourceRow } from './drill-check.ts';
import type { Inspection } from '../names/references.ts';
import type { SchemaSet } from '../files/schema-set.ts';

/** The row that may be chosen beside a page: what the tables with "choose" of it and of the tabs that it stands in have. */
export function chosenRow({ set, file }: Inspection): ConditionType {
  const path = file.replace(/^pages\/|\.json$/g, '');
  const together = [...set.pages.values()].flatMap((page) => {
    const paths = page.kind === 'tabs' ? page.tabs.map((tab) => tab.page) : [];
    return paths.includes(path) ? paths : [];
  });
  const keys = [...new Set([path, ...together])].flatMap((one) => tablesOf(set, set.pages.get(one)));
  return sourceRow(keys) ?? 'dyn';
}

function tablesOf(set: SchemaSet, page: PageFile | undefined): string[] {
  if (!page) return [];
  return blocksOf(page).flatMap((block) => {
    if (block.block !== 'table' || block.choose !== true) return [];
    const { source } = block;
    const call = 'call' in source ? set.calls.get(source.call) : undefined;
    return (call && keysOfOutput(call)) ?? block.items.map(({ field }) => field);
  });
}
