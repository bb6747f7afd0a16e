import type { AssignedPosts } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { StoredRows, WriteContext } from '../../data/module.ts';
import { ACT_TEMPLATE, peopleOf, texts } from './acts.ts';
import { pageOf } from './address.ts';
import { push, type Recipient } from './push.ts';

/** What somebody is told of one assignment. */
interface News {
  readonly row: Row;
  readonly text: string;
}

/** Tells people of posts that begin, change or end. Many acts bring that about: a class that is edited or imported, a teacher who leaves. */
export async function tellOfPosts(context: WriteContext, { entity, rows }: StoredRows): Promise<void> {
  const { assigns } = entity.file;
  if (!assigns) return;
  const news = rows.flatMap(({ before, after }) => newsOf(assigns, before, after));
  const recipients = news.length > 0 ? await recipientsOf({ ...context, entity }, assigns, news) : [];
  for (const org of new Set(recipients.map((one) => one.org))) {
    const people = recipients.filter((one) => one.org === org);
    await push(context, {
      template: ACT_TEMPLATE,
      values: { Entity: entity.title, Act: '任职变动', Text: '' },
      people,
      about: { type: entity.name, id: people[0]!.row },
      org,
    });
  }
}

/** The person that an assignment no longer names has lost it; a row that merely follows what it copies is no news. */
function newsOf(assigns: AssignedPosts, before: Row | null, after: Row | null): News[] {
  const { person, post, from, to, targets, tells } = assigns;
  const said = (text: string, row: Row): News => {
    const target = targets.find((name) => row[name]) ?? targets[0];
    return { row, text: text.replaceAll('{target}', `{row.${target}}`) };
  };
  const isGivenOn = before && after && before[person] !== after[person];
  const lost = before && (!after || isGivenOn) ? [said(tells.lost, before)] : [];
  const names = [person, post, from, to, ...targets];
  if (!after || names.every((name) => (before?.[name] ?? null) === (after[name] ?? null))) return lost;
  return [...lost, said(after[to] ? tells.ends : tells.holds, after)];
}

type ToTell = Recipient & { readonly org: string | null; readonly row: string };

async function recipientsOf(
  asked: WriteContext & { readonly entity: EntityModel },
  { person }: AssignedPosts,
  news: readonly News[],
): Promise<ToTell[]> {
  const { entity, caller } = asked;
  const rows = news.map(({ row }) => row);
  const people = await peopleOf(asked, entity, person, rows);
  const fillers = new Map<string, (row: Row) => string>();
  for (const text of new Set(news.map((one) => one.text)))
    fillers.set(text, await texts(asked, entity, rows, text));
  const found: ToTell[] = [];
  for (const { row, text } of news) {
    const told = people.get(String(row[person]));
    if (!told || told.UserId === caller.subject.UserId) continue;
    const { UserId, TrueName, OrgId } = told;
    const url = await pageOf({ ...asked, row }, told, { opens: () => true, isWanted: () => true });
    found.push({
      UserId,
      TrueName,
      OrgId: OrgId || null,
      values: { Text: fillers.get(text)!(row) },
      ...(url !== undefined && { url }),
      org: (row['CollegeId'] as string | null | undefined) ?? null,
      row: String(row['Id']),
    });
  }
  return found;
}
