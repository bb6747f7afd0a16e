/** Why a spreadsheet was refused. The message of the error is what the user reads; the code is for programs. */
export type XlsxErrorCode =
  | 'too-large'
  | 'not-xlsx'
  | 'legacy-xls'
  | 'encrypted'
  | 'damaged'
  | 'unsafe-archive'
  | 'unsafe-xml'
  | 'expands-too-much'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'too-many-strings'
  | 'cell-too-long'
  | 'sheet-not-found'
  | 'bad-value';

/** A spreadsheet that cannot be read or written, with a Chinese message and, for the log, an English detail. */
export class XlsxError extends Error {
  readonly code: XlsxErrorCode;
  readonly detail: string;

  constructor(code: XlsxErrorCode, message: string, detail = '', options?: ErrorOptions) {
    super(message, options);
    this.name = 'XlsxError';
    this.code = code;
    this.detail = detail;
  }
}

/** The file contradicts its own format: cut off, changed on the way, or written by something that is not a spreadsheet program. */
export function damaged(detail: string, cause?: unknown): XlsxError {
  return new XlsxError('damaged', '文件已损坏或不完整，请用 Excel 或 WPS 打开并重新保存后再上传', detail, {
    cause,
  });
}

/** The file is something else than an .xlsx workbook. */
export function notXlsx(detail: string): XlsxError {
  return new XlsxError(
    'not-xlsx',
    '这不是 .xlsx 文件，请在 Excel 或 WPS 中另存为“Excel 工作簿（.xlsx）”后再上传',
    detail,
  );
}

/** The unpacked size is that of an attack, not of a list. */
export function expandsTooMuch(detail: string): XlsxError {
  return new XlsxError('expands-too-much', '文件解压后过大，已拒绝读取', detail);
}
