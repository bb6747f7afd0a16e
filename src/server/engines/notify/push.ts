import { ENABLE, MSG_CHANNEL, MSG_GROUP, PUSH_STATE } from '../../../contract/generated/codes.ts';
import { entities, type PushTemplate } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { sendRows } from '../../data/write/bulk-write.ts';
import { countsChanged } from '../../data/read/count.ts';
import { entityOf } from '../../data/entities.ts';
import { maskValue } from '../../data/access/masks.ts';
import type { WriteContext } from '../../data/module.ts';
import { keptShortly } from '../../data/read/kept.ts';
import { prepared } from '../../data/sql/sql.ts';
import { newId } from '../../data/write/row-store.ts';

/** What stands in the places of a template. */
export type Values = Readonly<Record<string, string | null>>;

/** A person who is told something; the person's own values go before those of the whole message. */
export interface Recipient {
  readonly UserId: string;
  readonly TrueName: string;
  readonly OrgId: string | null;
  readonly values?: Values;
  /** Where the message leads this one; absent: where it leads everybody. */
  readonly url?: string;
  /** Telephone or address that the message goes to; the log keeps it masked. */
  readonly target?: string;
}

/** A message from a template. */
export interface Message {
  readonly template: string;
  readonly values: Values;
  readonly people: readonly Recipient[];
  readonly about: { readonly type: string; readonly id: string };
  /** Items of MSG_CHANNEL; absent: the template's own. */
  readonly channels?: readonly string[] | null;
  /** Where it leads; absent: where the template does. */
  readonly url?: string;
  /** Item of MSG_GROUP that it stands in on the site; absent: messages. */
  readonly group?: string;
  /** Whose message it is. */
  readonly org: string | null;
  /** Who is told stands in no log that others read: the bell alone tells. */
  readonly unlogged?: boolean;
}

/** The text of a template with its places filled; a place without a value stays empty. */
export function filled(text: string, values: Values): string {
  return text.replace(/\{([A-Za-z]\w*)\}/g, (_, name: string) => values[name] ?? '');
}

/** The names of the places of a template's text. */
export const placesOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{([A-Za-z]\w*)\}/g)].map(([, name]) => name!)),
];

/** The first characters of a text. */
export const cut = (text: string, length: number) => [...text].slice(0, length).join('');

/** Lines that are made and written at a time: a school of 30,000 is told of something in one transaction. */
const AT_ONCE = 1_000;

/** Why a channel other than the site's own delivers nothing. */
export const NO_CHANNEL = { ErrorCode: 'NO_CHANNEL', ErrorMsg: '该渠道尚未接入，消息没有发出' } as const;

/**
 * Tells people something through the message log: a task for each channel, a line for each person. Messages on the site
 * are delivered in the same transaction; other channels have no connection yet and say so in the log.
 */
export async function push(context: WriteContext, message: Message): Promise<void> {
  if (message.people.length === 0) return;
  const template = await templateOf(context, message.template);
  if (!template) return;
  if (message.unlogged) return tellByBell(context, message, template);
  const channels = message.channels ??
    (template.Channels as readonly string[] | null) ?? [MSG_CHANNEL.Inside];
  for (const channel of channels) send(context, message, template, channel);
}

function tellByBell(context: WriteContext, message: Message, template: PushTemplate): void {
  const { people, values, about, group } = message;
  const lines = people.map((person) => ({
    Id: about.id,
    UserId: person.UserId,
    Content: contentOf(template, { ...values, ...person.values }),
  }));
  const urls = people.map(({ url }) => url);
  const Title = filled(template.Title ?? '', values);
  deliver(context, lines, { Title, Url: urlOf(message, template), urls, type: about.type, group });
}

const contentOf = ({ Content }: PushTemplate, values: Values): string =>
  cut(filled(Content ?? '', values), 500);

const urlOf = ({ url }: Message, { Url }: PushTemplate): string | null => url ?? Url ?? null;

const templateOf = ({ engine, tx }: WriteContext, code: string): Promise<PushTemplate | undefined> =>
  keptShortly(engine, [entities.PushTemplate], `template ${code}`, async () => {
    const { rows } = await prepared<PushTemplate>(
      tx,
      `SELECT "Title", "Content", "Channels", "Url" FROM "PushTemplate" WHERE "TplCode" = $1 AND "State" = $2 AND "IsDeleted" = 0`,
      [code, ENABLE.On],
    );
    return rows[0];
  });

function send(context: WriteContext, message: Message, template: PushTemplate, channel: string): void {
  const { engine, now } = context;
  const isInside = channel === MSG_CHANNEL.Inside;
  const { people, values, about } = message;
  const task = newId();
  const Url = urlOf(message, template);
  const State = isInside ? PUSH_STATE.Sent : PUSH_STATE.Failed;
  const line = (person: Recipient): Row => ({
    Id: newId(),
    TaskId: task,
    UserId: person.UserId,
    TrueName: person.TrueName,
    OrgId: person.OrgId,
    ...(person.target !== undefined && { Target: maskValue('phone', person.target) }),
    Channel: channel,
    Content: contentOf(template, { ...values, ...person.values }),
    State,
    RetryCount: 0,
    ...(isInside ? { SendTime: now } : NO_CHANNEL),
  });
  sendRows(context, entityOf(engine, entities.PushTask), [
    {
      Id: task,
      Title: cut(filled(template.Title ?? '', values), 100),
      TplCode: message.template,
      BizType: about.type,
      BizId: about.id,
      BizName: engine.catalog.entities.get(about.type)?.title ?? null,
      Channel: channel,
      Content: contentOf(template, values),
      Url,
      PlanTime: now,
      Total: people.length,
      SuccessCount: isInside ? people.length : 0,
      FailCount: isInside ? 0 : people.length,
      ReadCount: 0,
      State,
      OrgId: message.org,
    },
  ]);
  const Title = filled(template.Title ?? '', values);
  for (let from = 0; from < people.length; from += AT_ONCE) {
    const told = people.slice(from, from + AT_ONCE);
    const lines = told.map(line);
    sendRows(context, entityOf(engine, entities.PushLog), lines);
    const urls = told.map(({ url }) => url);
    if (isInside) deliver(context, lines, { Title, Url, urls, type: about.type, group: message.group });
  }
  for (const name of [entities.PushTask, entities.PushLog]) countsChanged(entityOf(engine, name));
}

/** Puts lines of the log before their readers; the message names its line, so that reading it is logged. */
export function deliver(
  context: WriteContext,
  lines: readonly Row[],
  {
    Title,
    Url,
    urls = [],
    type,
    group,
  }: {
    Title: string;
    Url: string | null;
    /** Where the message leads each reader, in the order of the lines. */
    urls?: readonly (string | undefined)[];
    type: string;
    group?: string | undefined;
  },
): void {
  const messages = lines.map((line, at) => ({
    Id: newId(),
    UserId: line['UserId'],
    MsgGroup: group ?? MSG_GROUP.Message,
    Title: cut(Title, 100),
    Content: line['Content'],
    BizType: cut(type, 40),
    BizId: line['Id'],
    Url: urls[at] ?? Url,
    IsRead: 0,
  }));
  ring(context, messages);
}

/** Puts messages before their readers at the bell. */
export const ring = (context: WriteContext, messages: readonly Row[]): void =>
  sendRows(context, entityOf(context.engine, entities.UserMessage), messages);
