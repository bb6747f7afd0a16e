import { FOLDED_FROM, foldedText, FOLDED_TO } from '../../../contract/folded-text.ts';
import type { FieldModel } from '../../../contract/model.ts';
import { comparedPart, comparedPartSql } from '../sealed/value.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Whether a text has a character that its normal form may write in another way; most texts of a school have none. */
const MAY_DIFFER = quoted('[^0-9a-z一-龥]');

/**
 * SQL of a text in the normal form of `foldedText`. It depends on the text alone, so that an index may hold it, and costs
 * hardly more than reading the text where that is in its normal form already.
 */
export const foldedSql = (text: string): string =>
  `CASE WHEN ${text} ~ ${MAY_DIFFER} THEN translate(lower(normalize(${text}, NFKC) COLLATE "C"), ${quoted(FOLDED_FROM)}, ${quoted(FOLDED_TO)}) ELSE ${text} END`;

/** Whether unique texts of a field are compared in their normal form: what people type, unless a pattern leaves one way to write it. */
export const isFolded = ({ type, readonly, pattern, exact, sealed }: FieldModel): boolean =>
  sealed !== true && type === 'text' && readonly !== true && pattern === undefined && exact !== true;

/** A value of a key in the form in which keys are compared. */
export const comparedValue = (field: FieldModel, value: unknown): unknown =>
  typeof value !== 'string' ? value : isFolded(field) ? foldedText(value) : sealedKey(field, value);

const sealedKey = (field: FieldModel, value: string): string =>
  field.sealed && value !== '' ? comparedPart(value) : value;

/** SQL of a field's column in the form in which keys are compared. */
export const comparedSql = (field: FieldModel, column: string): string =>
  field.sealed ? comparedPartSql(column) : isFolded(field) ? foldedSql(column) : column;
