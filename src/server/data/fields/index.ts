import type { FieldType } from '../../../contract/generated/meta.ts';
import { countKind } from './count.ts';
import { anyJsonKind, codesKind, linesKind } from './json.ts';
import type { FieldKind } from './kind.ts';
import { boolKind, decimalKind, intKind } from './number.ts';
import { attachmentText, codeText, htmlKind, searchedText } from './text.ts';
import { dateKind, datetimeKind, timeKind } from './time.ts';

/** Every field type of the vocabulary as the database knows it. A type without an entry does not compile. */
export const FIELD_KINDS: Record<FieldType, FieldKind> = {
  text: searchedText,
  longtext: searchedText,
  html: htmlKind,
  phone: searchedText,
  idcard: searchedText,
  email: searchedText,
  dict: codeText,
  ref: codeText,
  dicts: codesKind,
  refs: codesKind,
  list: linesKind,
  json: anyJsonKind,
  geo: anyJsonKind,
  image: attachmentText,
  file: attachmentText,
  int: intKind,
  decimal: decimalKind,
  money: decimalKind,
  bool: boolKind,
  date: dateKind,
  datetime: datetimeKind,
  time: timeKind,
  count: countKind,
};
