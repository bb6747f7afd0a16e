import type { CodeFile } from '../../../contract/generated/meta.ts';
import type { FieldModel } from '../../../contract/model.ts';
import { itemsOf, namesOf } from '../../data/read/labels.ts';
import { CellProblem, halfWidth } from './cell-text.ts';
import { MOST_ASKED, nearestOf } from './nearest.ts';

interface Index {
  readonly codes: ReadonlySet<string>;
  readonly byName: ReadonlyMap<string, readonly string[]>;
  /** A code whose leading zeros a spreadsheet took away. */
  readonly byNumber: ReadonlyMap<string, readonly string[]>;
  /** What texts that name nothing are most like, once it was asked. */
  readonly nearest: Map<string, string | undefined>;
}

/** Dictionaries as an import reads them: an item is written by its name or its code. */
export class Dictionaries {
  private readonly files: ReadonlyMap<string, CodeFile>;
  private readonly indexes = new Map<string, Index>();

  constructor(files: ReadonlyMap<string, CodeFile>) {
    this.files = files;
  }

  /** The code that the text names. @throws CellProblem when it names none or several */
  codeOf(field: FieldModel, text: string): string {
    const index = this.indexOf(field.dict ?? '');
    const named = index.byName.get(halfWidth(text)) ?? [];
    if (named.length === 1) return named[0]!;
    if (index.codes.has(text)) return text;
    if (named.length > 1)
      throw new CellProblem(
        `${field.title}「${text}」有${named.length}个同名项，请填写代码：${named.join('、')}`,
      );
    const padded = index.byNumber.get(text) ?? [];
    if (padded.length === 1) return padded[0]!;
    const nearest = nearestIn(index, halfWidth(text));
    const advice = nearest === undefined ? '' : `，最接近的是「${nearest}」`;
    throw new CellProblem(`${field.title}不在可选范围内${advice}`);
  }

  private indexOf(name: string): Index {
    const known = this.indexes.get(name);
    if (known) return known;
    const file = this.files.get(name);
    const items = file?.items ?? [];
    const whole = file?.path ? [...namesOf(file)] : [];
    const index: Index = {
      codes: new Set(items.map((item) => item.code)),
      byName: grouped([
        ...items.map((item) => [halfWidth(item.name), item.code] as const),
        ...whole
          .filter(([code, text]) => itemsOf(file!).get(code)?.name !== text)
          .map(([code, text]) => [halfWidth(text), code] as const),
      ]),
      byNumber: grouped(items.map((item) => [item.code.replace(/^0+(?=\d)/, ''), item.code])),
      nearest: new Map(),
    };
    this.indexes.set(name, index);
    return index;
  }
}

function nearestIn(index: Index, text: string): string | undefined {
  if (!index.nearest.has(text) && index.nearest.size < MOST_ASKED)
    index.nearest.set(text, nearestOf(text, index.byName.keys()));
  return index.nearest.get(text);
}

function grouped(pairs: readonly (readonly [string, string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}
