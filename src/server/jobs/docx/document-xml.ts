const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SCHEMAS = 'http://schemas.openxmlformats.org';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

export const CONTENT_TYPES =
  `${HEADER}<Types xmlns="${SCHEMAS}/package/2006/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/word/document.xml" ContentType="${TYPE}"/></Types>`;

export const RELATIONS =
  `${HEADER}<Relationships xmlns="${SCHEMAS}/package/2006/relationships">` +
  `<Relationship Id="rId1" Type="${SCHEMAS}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

/** How the sheets of a document lie: wide for long rows, upright for reading. */
export type Lie = 'landscape' | 'portrait';

/** Lengths are twentieths of a point: A4. */
const A4 = { long: 16_838, short: 11_906, margin: 720 };
const sheetOf = (lie: Lie) =>
  lie === 'landscape' ? { width: A4.long, height: A4.short } : { width: A4.short, height: A4.long };
const FONT = '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="微软雅黑"/>';

/** Characters that XML has no place for are left out. */
function encode(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'));
}

const run = (text: string, properties: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => `<w:t xml:space="preserve">${encode(line)}</w:t>`)
    .join('<w:br/>')
    .replace(/^/, `<w:r><w:rPr>${FONT}${properties}</w:rPr>`)
    .concat('</w:r>');

const cell = (text: string, properties: string): string =>
  `<w:tc><w:tcPr/><w:p>${run(text, properties)}</w:p></w:tc>`;

const border = (side: string): string => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="BFBFBF"/>`;

/** Everything before the first part. */
export const documentStart = (title: string): string =>
  `${HEADER}<w:document xmlns:w="${SCHEMAS}/wordprocessingml/2006/main"><w:body>` +
  `<w:p><w:pPr><w:jc w:val="center"/></w:pPr>${run(title, '<w:b/><w:sz w:val="32"/>')}</w:p>`;

/** A heading, which the outline of the document lists; it stays with what follows. */
export const headingXml = (text: string, level: 1 | 2): string =>
  `<w:p><w:pPr><w:keepNext/><w:spacing w:before="${level === 1 ? 320 : 200}" w:after="80"/><w:outlineLvl w:val="${level - 1}"/></w:pPr>` +
  `${run(text, `<w:b/><w:sz w:val="${level === 1 ? 26 : 22}"/>`)}</w:p>`;

/** A paragraph; it stays with the table that follows. */
export const textXml = (text: string): string =>
  `<w:p><w:pPr><w:keepNext/><w:spacing w:after="80"/></w:pPr>${run(text, '<w:sz w:val="20"/>')}</w:p>`;

/** A table up to its first row; the headings stand on every page. */
export function tableStart(titles: readonly string[], lie: Lie): string {
  const width = Math.floor((sheetOf(lie).width - 2 * A4.margin) / Math.max(titles.length, 1));
  const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(border).join('');
  const heads = titles.map((title) => cell(title, '<w:b/><w:sz w:val="18"/>')).join('');
  return (
    `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/><w:tblBorders>${borders}</w:tblBorders></w:tblPr>` +
    `<w:tblGrid>${`<w:gridCol w:w="${width}"/>`.repeat(titles.length)}</w:tblGrid>` +
    `<w:tr><w:trPr><w:cantSplit/><w:tblHeader/></w:trPr>${heads}</w:tr>`
  );
}

/** One row of the table. */
export function rowXml(texts: readonly string[]): string {
  const cells = texts.map((text) => cell(text, '<w:sz w:val="18"/>')).join('');
  return `<w:tr><w:trPr><w:cantSplit/></w:trPr>${cells}</w:tr>`;
}

export const TABLE_END = '</w:tbl>';

/** Everything behind the last part. */
export function documentEnd(lie: Lie): string {
  const { width, height } = sheetOf(lie);
  const margins = ['top', 'right', 'bottom', 'left'].map((side) => `w:${side}="${A4.margin}"`).join(' ');
  return (
    `<w:sectPr><w:pgSz w:w="${width}" w:h="${height}" w:orient="${lie}"/>` +
    `<w:pgMar ${margins} w:header="0" w:footer="0" w:gutter="0"/></w:sectPr></w:body></w:document>`
  );
}
