import type { NamedField } from '../../../../contract/field-rules.ts';
import { entityNameOf } from '../../../../contract/page.ts';
import type { Subject } from '../../../../contract/subject.ts';
import type { Row } from '../../data.ts';
import { entityOf } from '../../pages.ts';
import { twinKey } from '../../schema/fields.ts';
import { valueOf } from '../../schema/judge.ts';
import type { LinesUse } from '../kit.ts';
import { newLine } from './lines.ts';

/** How lines are picked. */
export type Picking = NonNullable<LinesUse['pick']>;

/** New lines of a list, one for each picked row, with what is given to all of them. */
export function pickedLines(
  list: NamedField,
  pick: Picking,
  rows: readonly Row[],
  { me, given = {} }: { readonly me: Subject; readonly given?: Row },
): Row[] {
  const link: NamedField = { type: 'ref', title: '', ...list.fields?.[pick.field], name: pick.field };
  const { label } = entityOf(pick.list, entityNameOf(pick.list.file) ?? '');
  return rows.map((row) => ({
    ...newLine(list),
    [pick.field]: row['Id'],
    [twinKey(link)]: row[label],
    ...Object.fromEntries(
      Object.entries(pick.set ?? {}).map(([name, formula]) => [name, valueOf(formula, { row, me })]),
    ),
    ...given,
  }));
}

/** Ids of the rows that lines were picked from. */
export const pickedIds = (lines: readonly Row[], pick: Picking): ReadonlySet<string> =>
  new Set(lines.map((line) => String(line[pick.field])));
