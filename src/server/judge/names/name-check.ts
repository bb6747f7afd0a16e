import { iconNames } from '../../../contract/generated/icon-names.ts';
import { namesIn, type Named } from '../../../contract/names.ts';
import { kindOf } from '../files/schema-line.ts';
import type { SchemaSet } from '../files/schema-set.ts';
import type { Problem } from '../problem.ts';
import { near } from './near.ts';
import { Inspection } from './references.ts';

/** What is there of each kind of name that needs no row to be judged by. */
const JUDGES: { readonly [Kind in Named['kind']]?: (inspection: Inspection, named: Named) => unknown } = {
  entity: (inspection, { at, name }) => inspection.entity(at, name),
  dictionary: (inspection, { at, name }) => inspection.dictionary(at, name),
  role: (inspection, { at, name }) => inspection.role(at, name),
  enCode: (inspection, { at, name }) => inspection.enCode(at, name),
  call: (inspection, { at, name }) => inspection.call(at, name),
  page: (inspection, { at, name }) => inspection.page(at, name),
  icon: checkIcon,
};

const ICON = /^[A-Z][A-Za-z0-9]*Outlined$/;
const icons: ReadonlySet<string> = new Set(iconNames);

/** Whatever a file names must be there, wherever the vocabulary says that a string is a name. */
export function checkNames(set: SchemaSet, file: string, content: object): Problem[] {
  const inspection = new Inspection(set, file);
  for (const named of namesIn(kindOf(file), content))
    // A key declares what it names.
    if (named.at.at(-1) !== named.name) JUDGES[named.kind]?.(inspection, named);
  return inspection.problems;
}

/** In place of an icon that is not there nothing would be shown. */
function checkIcon(inspection: Inspection, { at, name }: Named): void {
  if (!ICON.test(name) || icons.has(name)) return;
  inspection.add(at, { message: `图标 "${name}" 不存在`, name, ...near(name, iconNames) });
}
