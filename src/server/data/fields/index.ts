import type { FieldType } from '../../../contract/generated/meta.ts';
import { countKind } from './count.ts';
import { anyJsonKind, codesKind, linesKind } from './json.ts';
import type { FieldKind } from './kind.ts';
import { boolKind, decimalKind, intKind } from './number.ts';
import { sealable } from './sealed.ts';
import { attachmentText, codeText, htmlKind, searchedText } from './text.ts';
import { dateKind, datetimeKind, timeKind } from './time.ts';

const KINDS: Record<FieldType, FieldKind> = {
  text: sealable(searchedText),
  longtext: sealable(searchedText),
  html: htmlKind,
  phone: sealable(searchedText),
  idcard: sealable(searchedText),
  email: sealable(searchedText),
  dict: sealable(codeText),
  ref: codeText,
  dicts: sealable(codesKind),
  refs: codesKind,
  list: sealable(linesKind),
  json: sealable(anyJsonKind),
  geo: anyJsonKind,
  image: attachmentText,
  file: attachmentText,
  int: sealable(intKind),
  decimal: sealable(decimalKind),
  money: sealable(decimalKind),
  bool: sealable(boolKind),
  date: dateKind,
  datetime: datetimeKind,
  time: timeKind,
  count: countKind,
};

/** What is worked out whenever it is read has no column. */
const withLive = (kind: FieldKind): FieldKind => ({
  ...kind,
  column: (field) => (field.live ? undefined : kind.column(field)),
});

/** Every field type of the vocabulary as the database knows it. A type without an entry does not compile. */
export const FIELD_KINDS = Object.fromEntries(
  Object.entries(KINDS).map(([type, kind]) => [type, withLive(kind)]),
) as Record<FieldType, FieldKind>;
