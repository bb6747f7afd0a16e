import { encodeAttribute } from './escapes.ts';
import { STYLES_XML } from './sheet-xml.ts';

const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SCHEMAS = 'http://schemas.openxmlformats.org';
const OFFICE = `${SCHEMAS}/officeDocument/2006/relationships`;
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const MAX_NAME = 31;

/** The path of the nth worksheet in the archive, counted from 1. */
export function sheetPath(number: number): string {
  return `xl/worksheets/sheet${number}.xml`;
}

function contentTypes(sheets: number): string {
  const parts = Array.from(
    { length: sheets },
    (_, i) => `<Override PartName="/${sheetPath(i + 1)}" ContentType="${SPREADSHEET}.worksheet+xml"/>`,
  );
  return (
    `${HEADER}<Types xmlns="${SCHEMAS}/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/>${parts.join('')}</Types>`
  );
}

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const list = targets.map(
    ([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${HEADER}<Relationships xmlns="${SCHEMAS}/package/2006/relationships">${list.join('')}</Relationships>`;
}

/** Everything of a workbook but its worksheets, as pairs of path and XML. */
export function packageParts(sheetNames: readonly string[]): [path: string, xml: string][] {
  const sheets = sheetNames.map(
    (name, i) => `<sheet name="${encodeAttribute(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
  );
  const workbook =
    `${HEADER}<workbook xmlns="${SCHEMAS}/spreadsheetml/2006/main" xmlns:r="${OFFICE}">` +
    `<bookViews><workbookView/></bookViews><sheets>${sheets.join('')}</sheets></workbook>`;
  const targets = sheetNames.map((_, i) => ['worksheet', `worksheets/sheet${i + 1}.xml`] as const);
  return [
    ['xl/workbook.xml', workbook],
    ['xl/styles.xml', STYLES_XML],
    ['xl/_rels/workbook.xml.rels', relations([...targets, ['styles', 'styles.xml']])],
    ['_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])],
    ['[Content_Types].xml', contentTypes(sheetNames.length)],
  ];
}

function cut(text: string, length: number): string {
  const short = text.slice(0, length);
  return /[\uD800-\uDBFF]$/.test(short) ? short.slice(0, -1) : short;
}

/** A sheet name that Excel accepts and that no earlier sheet has; `taken` holds the names so far, in lower case. */
export function sheetName(wanted: string, taken: Set<string>): string {
  const clean = wanted
    // oxlint-disable-next-line no-control-regex -- control characters are what is removed
    .replace(/[\x00-\x1F\uFFFE\uFFFF]/g, '')
    .replace(/[[\]:*?/\\]/g, '_')
    .replace(/^'+|'+$/g, '')
    .trim();
  const base = clean === '' || clean.toLowerCase() === 'history' ? `Sheet${taken.size + 1}` : clean;
  let name = cut(base, MAX_NAME);
  for (let i = 2; taken.has(name.toLowerCase()); i++) name = `${cut(base, MAX_NAME - `(${i})`.length)}(${i})`;
  taken.add(name.toLowerCase());
  return name;
}
