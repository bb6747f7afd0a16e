import type { Archive } from './archive.ts';
import { XlsxError, damaged, notXlsx } from '../../../contract/workbook/error.ts';
import { XmlScanner } from './xml-scan.ts';

const MAX_RELATIONS = 10_000;

/** One worksheet of a workbook, in the order of its tabs. */
export interface SheetInfo {
  readonly name: string;
  readonly hidden: boolean;
}

interface SheetPart extends SheetInfo {
  readonly path: string;
}

export interface Workbook {
  readonly sheets: readonly SheetPart[];
  readonly date1904: boolean;
  readonly sharedStrings: string | null;
  readonly styles: string | null;
}

interface Relation {
  readonly type: string;
  readonly target: string;
}

function resolvePart(base: string, target: string): string {
  const steps = target.startsWith('/') ? [] : base.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') {
      if (steps.pop() === undefined) throw damaged('part outside of the archive');
    } else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

async function readRelations(archive: Archive, path: string, base: string): Promise<Map<string, Relation>> {
  const relations = new Map<string, Relation>();
  const scanner = new XmlScanner({
    open(name, attributes) {
      if (name !== 'Relationship' || attributes.get('TargetMode') === 'External') return;
      if (relations.size >= MAX_RELATIONS) throw damaged('too many relations');
      // The transitional and the strict edition of the format differ in all of the type but its last word.
      const type = attributes.get('Type')?.split('/').at(-1) ?? '';
      relations.set(attributes.get('Id') ?? '', {
        type,
        target: resolvePart(base, attributes.get('Target') ?? ''),
      });
    },
    close() {},
  });
  for await (const piece of archive.text(path)) scanner.write(piece);
  scanner.end();
  return relations;
}

async function workbookPath(archive: Archive): Promise<string> {
  if (!archive.has('_rels/.rels')) throw notXlsx('no package relations');
  const relations = await readRelations(archive, '_rels/.rels', '');
  const main = [...relations.values()].find(({ type }) => type === 'officeDocument');
  if (!main || !/\.xml$/i.test(main.target)) throw notXlsx('no workbook');
  return main.target;
}

/** Reads what the workbook says of itself: its worksheets and where its texts and styles are. */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  const path = await workbookPath(archive);
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const relationsPath = `${folder}_rels/${path.slice(folder.length)}.rels`;
  let root = '';
  let date1904 = false;
  const found: { name: string; hidden: boolean; id: string }[] = [];
  const scanner = new XmlScanner({
    open(name, attributes) {
      if (root === '') root = name;
      if (name === 'workbookPr') date1904 = /^(1|true|on)$/.test(attributes.get('date1904') ?? '');
      if (name !== 'sheet') return;
      if (found.length >= MAX_RELATIONS) throw damaged('too many sheets');
      const hidden = (attributes.get('state') ?? 'visible') !== 'visible';
      found.push({ name: attributes.get('name') ?? '', hidden, id: attributes.get('id') ?? '' });
    },
    close() {},
  });
  for await (const piece of archive.text(path)) scanner.write(piece);
  scanner.end();
  if (root !== 'workbook') throw notXlsx(`root element ${root.slice(0, 40)}`);
  const relations = archive.has(relationsPath)
    ? await readRelations(archive, relationsPath, path)
    : new Map<string, Relation>();
  const partOf = (type: string): string | null =>
    [...relations.values()].find((r) => r.type === type)?.target ?? null;
  const sheets = found.flatMap(({ name, hidden, id }) => {
    const relation = relations.get(id);
    return relation?.type === 'worksheet' ? [{ name, hidden, path: relation.target }] : [];
  });
  return { sheets, date1904, sharedStrings: partOf('sharedStrings'), styles: partOf('styles') };
}

/** The sheet asked for by name or position, or else the first one a user sees. */
export function findSheet(workbook: Workbook, wanted: number | string | undefined): SheetPart {
  const { sheets } = workbook;
  if (sheets.length === 0) throw new XlsxError('sheet-not-found', '文件中没有工作表');
  const sheet =
    wanted === undefined
      ? (sheets.find(({ hidden }) => !hidden) ?? sheets[0])
      : sheets.find(({ name }, position) => wanted === name || wanted === position);
  if (sheet) return sheet;
  const label = typeof wanted === 'number' ? `第 ${wanted + 1} 张工作表` : `工作表“${wanted}”`;
  throw new XlsxError('sheet-not-found', `文件中没有${label}`);
}
