import type { Named } from '../../data/row-of.ts';
import type { UserMessage } from '../../../contract/generated/entities.ts';
import { MSG_CHANNEL, MSG_GROUP } from '../../../contract/generated/codes.ts';
import type { Row } from '../../../contract/rules.ts';
import type { WriteContext } from '../../data/module.ts';
import { newId } from '../../data/write/row-store.ts';
import { aboutEntity, isContact, messageNamed, type Declared } from './messages.ts';
import { readersOf, type Reader } from './people.ts';
import { cut, push, ring } from './push.ts';
import { holds, toldRows, type ToldRows, type Which } from './told-rows.ts';
import { Saying } from './values.ts';

/**
 * Tells people of rows what a message of their entity says, in the transaction that it stands in. A reader that the
 * rows name reads of those rows alone, once; nobody is told of a row for which the message's condition does not hold.
 * @param name `<module>/<Entity>.<message>`
 * @returns how many were told
 */
export const tell = (context: WriteContext, name: string, which: Which): Promise<number> =>
  tellMessage(context, messageNamed(context.engine, name), which);

/** The same for a message that was looked up. */
export async function tellMessage(context: WriteContext, message: Declared, which: Which): Promise<number> {
  const told = await toldRows(context, message, which);
  const { about } = message;
  const groups = new Map<string, Row[]>();
  for (const row of told.rows) {
    const key = about === undefined ? '' : String(row[about]);
    const rows = groups.get(key);
    if (rows) rows.push(row);
    else groups.set(key, [row]);
  }
  let count = 0;
  for (const rows of groups.values()) count += await tellOf(context, message, { ...told, rows });
  return count;
}

async function tellOf(context: WriteContext, message: Declared, told: ToldRows): Promise<number> {
  const { about, given } = message;
  const { rows, reached } = told;
  const first = rows[0]!;
  if (given !== undefined && !holds(given, (path) => reached.value(first, [about ?? '', ...path]))) return 0;
  const readers = await readersOf(context, message, told);
  if (readers.length === 0) return 0;
  const at = { message, told, readers, saying: new Saying(context, message, told) };
  if (message.template === undefined) tellByBell(context, at);
  else await sendTemplate(context, at, message.template);
  return readers.length;
}

interface Telling {
  readonly message: Declared;
  readonly told: ToldRows;
  readonly readers: readonly Reader[];
  readonly saying: Saying;
}

async function sendTemplate(
  context: WriteContext,
  { message, told: { rows, reached }, readers, saying }: Telling,
  template: string,
): Promise<void> {
  const { about, channels, org, group, url, to } = message;
  const first = rows[0]!;
  const valueAt = (path: string | undefined) =>
    path === undefined ? null : reached.value(first, path.split('.'));
  await push(context, {
    template,
    values: saying.whole(rows),
    people: readers.map(({ rows: own, ...person }) => ({
      ...person,
      values: saying.values(own),
      ...(url !== undefined && { url: saying.url(url, own[0]!) }),
    })),
    about: { type: aboutEntity(context.engine.catalog, message).name, id: String(first[about ?? 'Id']) },
    channels: to.some(isContact) ? [MSG_CHANNEL.Sms] : (valueAt(channels) as readonly string[] | null),
    ...(url !== undefined && { url: saying.url(url, first) }),
    ...(group !== undefined && { group }),
    org: valueAt(org) as string | null,
  });
}

/** Puts a message before its readers alone, without a line of the log. */
function tellByBell(context: WriteContext, { message, readers, saying }: Telling): void {
  const { about, text = '', kind, url, group } = message;
  const messages = readers.map(({ UserId, rows: [first] }): Named<UserMessage> => ({
    Id: newId(),
    UserId,
    MsgGroup: group ?? MSG_GROUP.Message,
    Title: cut(saying.text(text, first!), 100),
    Content: '',
    BizType: kind,
    BizId: first![about ?? 'Id'],
    Url: url === undefined ? null : saying.url(url, first!),
    IsRead: 0,
  }));
  ring(context, messages);
}
