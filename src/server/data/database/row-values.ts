import { types } from 'pg';
import { openJson, openText } from '../sealed/value.ts';

const oid = {
  int8: 20,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  interval: 1186,
  numeric: 1700,
  text: 25,
  json: 114,
  jsonb: 3802,
};
const arrayOid = {
  int8: 1016,
  timestamp: 1115,
  date: 1182,
  timestamptz: 1185,
  interval: 1187,
  numeric: 1231,
  text: 1009,
};

type Parse = (text: string) => unknown;

const asText: Parse = (text) => text;
const plainArray: Parse = types.getTypeParser(arrayOid.text);
const textArray: Parse = (text) =>
  (plainArray(text) as (string | null)[]).map((item) => (item === null ? null : openText(item)));
const parsedJson: Parse = (text) => JSON.parse(openJson(text)) as unknown;
const numberArray: Parse = (text) =>
  (textArray(text) as (string | null)[]).map((item) => (item === null ? null : Number(item)));

/** A Date would move a day across time zones and cost a third of a list request; numbers are what JSON can carry. */
const parsers = new Map<number, Parse>([
  [oid.text, openText],
  [oid.json, parsedJson],
  [oid.jsonb, parsedJson],
  [arrayOid.text, textArray],
  [oid.int8, Number],
  [oid.numeric, Number],
  [oid.date, asText],
  [oid.timestamp, asText],
  [oid.timestamptz, asText],
  [oid.interval, asText],
  [arrayOid.int8, numberArray],
  [arrayOid.numeric, numberArray],
  [arrayOid.date, textArray],
  [arrayOid.timestamp, textArray],
  [arrayOid.timestamptz, textArray],
  [arrayOid.interval, textArray],
]);

/** The `types` setting of every connection, so that both databases answer with the same values. */
export const rowValueTypes = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    (format !== 'binary' ? parsers.get(type) : undefined) ?? types.getTypeParser(type, format),
};
