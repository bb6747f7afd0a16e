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

/** Lengths are twentieths of a point: an A4 sheet lying on its side. */
const SHEET = { width: 16_838, height: 11_906, margin: 720 };
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

/** Everything before the first row; the headings stand on every page. */
export function documentStart(title: string, columns: readonly { readonly title: string }[]): string {
  const width = Math.floor((SHEET.width - 2 * SHEET.margin) / Math.max(columns.length, 1));
  const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(border).join('');
  const heads = columns.map((column) => cell(column.title, '<w:b/><w:sz w:val="18"/>')).join('');
  return (
    `${HEADER}<w:document xmlns:w="${SCHEMAS}/wordprocessingml/2006/main"><w:body>` +
    `<w:p><w:pPr><w:jc w:val="center"/></w:pPr>${run(title, '<w:b/><w:sz w:val="32"/>')}</w:p>` +
    `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/><w:tblBorders>${borders}</w:tblBorders></w:tblPr>` +
    `<w:tblGrid>${`<w:gridCol w:w="${width}"/>`.repeat(columns.length)}</w:tblGrid>` +
    `<w:tr><w:trPr><w:cantSplit/><w:tblHeader/></w:trPr>${heads}</w:tr>`
  );
}

/** One row of the table. */
export function rowXml(texts: readonly string[]): string {
  const cells = texts.map((text) => cell(text, '<w:sz w:val="18"/>')).join('');
  return `<w:tr><w:trPr><w:cantSplit/></w:trPr>${cells}</w:tr>`;
}

export const DOCUMENT_END =
  `</w:tbl><w:sectPr><w:pgSz w:w="${SHEET.width}" w:h="${SHEET.height}" w:orient="landscape"/>` +
  `<w:pgMar w:top="${SHEET.margin}" w:right="${SHEET.margin}" w:bottom="${SHEET.margin}" w:left="${SHEET.margin}" w:header="0" w:footer="0" w:gutter="0"/>` +
  '</w:sectPr></w:body></w:document>';
