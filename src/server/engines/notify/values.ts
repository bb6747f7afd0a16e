import type { MessageValue } from '../../../contract/generated/meta.ts';
import { fillMessage, saidPaths, type Path } from '../../../contract/reaching-rules.ts';
import type { Row } from '../../../contract/rules.ts';
import { namesOf } from '../../data/read/labels.ts';
import type { WriteContext } from '../../data/module.ts';
import { dayName, fieldAt } from '../../data/read/say-value.ts';
import type { Declared } from './messages.ts';
import type { Values } from './push.ts';
import { holds, namedPath, type ToldRows } from './told-rows.ts';

/** Words for what a message says of rows. */
export class Saying {
  constructor(
    private readonly context: WriteContext,
    private readonly message: Declared,
    private readonly told: ToldRows,
  ) {}

  /** A text with what it names of a row in its place; the school's own words for items of dictionaries and for other rows. */
  text(text: string, row: Row): string {
    return fillMessage(text, (path) => this.word(row, path));
  }

  /** An address with what it names of a row. */
  url(text: string, row: Row): string {
    return fillMessage(text, (path) => encodeURIComponent(String(this.told.reached.value(row, path) ?? '')));
  }

  /** What stands in the places of the template for a reader of these rows. */
  values(rows: readonly Row[]): Values {
    const { values = {} } = this.message;
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, this.value(value, rows)]));
  }

  /** What stands there in the message as a whole: of several rows nothing that belongs to one of its readers. */
  whole(rows: readonly Row[]): Values {
    const { values = {}, whole = {} } = this.message;
    const common = Object.entries(values).filter(([, value]) => rows.length === 1 || this.isCommon(value));
    const said = common.map(([name, value]) => [name, this.value(value, rows)] as const);
    return { ...Object.fromEntries(said), ...whole };
  }

  private isCommon(value: string | MessageValue): boolean {
    if (typeof value !== 'string' && value.count !== undefined) return true;
    const { about } = this.message;
    const paths = typeof value === 'string' ? saidPaths(value) : [value.first?.split('.') ?? []];
    return paths.every(([first]) => first === about);
  }

  private value(value: string | MessageValue, rows: readonly Row[]): string {
    const first = rows[0] ?? {};
    if (typeof value === 'string') return this.text(value, first);
    const { reached } = this.told;
    if (value.count !== undefined) {
      const { count } = value;
      return String(rows.filter((row) => holds(count, (path) => reached.value(row, path))).length);
    }
    if (value.names !== undefined) {
      const path = value.names.split('.');
      return [...new Set(rows.map((row) => this.word(row, path)))].join('、');
    }
    const said = this.word(first, (value.first ?? '').split('.'));
    return said === '' ? this.text(value.else ?? '', first) : timed(said, value.as);
  }

  private word(row: Row, path: Path): string {
    const { context, message, told } = this;
    const value = told.reached.value(row, namedPath(context, message, path));
    if (value === null || value === undefined) return '';
    const dict = fieldAt(context.engine.catalog, message.entity, path)?.field.dict;
    const dictionary = context.engine.catalog.codes.get(dict ?? '');
    return (dictionary && namesOf(dictionary).get(String(value))) ?? String(value);
  }
}

function timed(said: string, as: MessageValue['as']): string {
  switch (as) {
    case 'clock':
      return said.slice(11, 16);
    case 'minute':
      return said.slice(0, 16);
    case 'day':
      return dayName(said);
    default:
      return said;
  }
}
