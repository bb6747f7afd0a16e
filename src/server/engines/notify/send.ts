import { ENABLE } from '../../../contract/generated/codes.ts';
import { entities, type PushTemplate } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import type { HandlerContext } from '../../data/module.ts';
import { refuseNobody } from '../../data/write/needs.ts';
import { refuse, refuseFields } from '../../data/refusal.ts';
import { Binder } from '../../data/sql/sql.ts';
import { audienceSql } from '../audience/audience.ts';
import { placesOf, push, type Recipient } from './push.ts';

/** What a sender fills in themselves. */
const OWN: readonly string[] = ['Title', 'Content'];

/** Sends a template to the people of a scope, through the channels that were chosen. */
export async function sendTemplate(context: HandlerContext): Promise<{ Count: number }> {
  const { params, caller } = context;
  const template = await templateOf(context);
  const places = placesOf(`${template.Title ?? ''}${template.Content ?? ''}`);
  if (places.some((name) => !OWN.includes(name))) throw refuse('该模板由业务发送时填写内容，不能手动推送');
  const missing = places.filter((name) => !String(params[name] ?? '').trim());
  if (missing.length > 0)
    throw refuseFields(
      missing.map((Key) => ({ Key, Message: Key === 'Title' ? '请填写标题' : '请填写内容' })),
    );
  const people = await peopleOf(context);
  if (people.length === 0) throw await refuseNobody(context, 'ScopeType');
  await push(context, {
    template: template.TplCode ?? '',
    values: { Title: String(params['Title'] ?? ''), Content: String(params['Content'] ?? '') },
    people,
    about: { type: entities.PushTemplate, id: template.Id },
    channels: (params['Channels'] as string[] | null) ?? null,
    org: caller.subject.OrgId || null,
  });
  return { Count: people.length };
}

async function templateOf({ tx, params }: HandlerContext): Promise<PushTemplate> {
  const { rows } = await tx.query<PushTemplate & Row>(
    `SELECT "Id", "TplCode", "Title", "Content" FROM "PushTemplate" WHERE "Id" = $1 AND "State" = '${ENABLE.On}' AND "IsDeleted" = 0`,
    [params['TemplateId']],
  );
  if (!rows[0]) throw refuse('未找到推送模板');
  return rows[0];
}

const chosenIn = ({ engine, params, caller }: HandlerContext) => ({
  engine,
  entity: entities.PushTask,
  row: params,
  owner: caller,
});

async function peopleOf(context: HandlerContext): Promise<Recipient[]> {
  const binder = new Binder();
  const where = audienceSql(chosenIn(context), binder, 'u');
  const { rows } = await context.tx.query<Recipient>(
    `SELECT u."Id" AS "UserId", u."TrueName", coalesce(s."CollegeId", u."OrgId") AS "OrgId" FROM "SysUser" u
     LEFT JOIN "Student" s ON s."UserId" = u."Id" AND s."IsDeleted" = 0 WHERE ${where}`,
    binder.values,
  );
  return rows;
}
