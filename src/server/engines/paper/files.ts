import { randomBytes } from 'node:crypto';
import { entities } from '../../../contract/generated/entities.ts';
import { isFileList, MOST_MB, plainFileName } from '../../../contract/paper/files.ts';
import type { Answers, Question } from '../../../contract/paper/question.ts';
import type { Row } from '../../../contract/rules.ts';
import { changeWhere, forgetWhere } from '../../data/write/change-where.ts';
import { sendRows } from '../../data/write/bulk-write.ts';
import type { Queryable } from '../../data/database/database.ts';
import { entityOf } from '../../data/entities.ts';
import type { WriteContext } from '../../data/module.ts';
import { statementOf, tableOf, type Parts } from './parts.ts';

// SQL: i is paper.answer
// SQL: t is paper.taking

const MB = 1024 * 1024;

/** A file that a paper may be handed in with. */
export interface PaperFile {
  readonly Id: string;
  readonly OriginalFileName: string;
  readonly Ext: string;
  readonly Size: number;
  readonly Url: string;
  readonly Width: number | null;
  readonly Height: number | null;
}

/** The Ids of the files in the answers of some questions. */
export const fileIds = (questions: readonly Question[], answers: Answers): string[] =>
  questions.flatMap(({ id, type }) => {
    const value = answers[id];
    return type === 'file' && isFileList(value) ? [...value] : [];
  });

/** Those of some files that were sent for this paper, or handed in with it before, by their Ids. */
export async function filesOfPaper(
  queryable: Queryable,
  parts: Parts,
  userId: string,
  takingId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PaperFile>> {
  if (ids.length === 0) return new Map();
  const { takings, answers } = parts;
  const answer = await queryable.query<PaperFile>(
    `SELECT a."Id", a."OriginalFileName", a."Ext", a."Size", a."Url", a."Width", a."Height" FROM "Attachment" a
     WHERE a."Id" = ANY($1::text[]) AND a."IsDeleted" = 0 AND a."CreateUserId" = $2 AND (a."BizType" = $3 AND a."BizId" = $4
       OR a."BizType" = $5 AND a."BizId" IN (SELECT i."Id" FROM ${tableOf(answers)} i JOIN ${tableOf(takings)} t ON t."SheetId" = i."SheetId" WHERE t."Id" = $4))`,
    [ids, userId, takings.name, takingId, answers.name],
    statementOf(parts, 'files'),
  );
  return new Map(answer.rows.map((row) => [row.Id, row]));
}

/** The answers with those files alone that are there; the others were removed meanwhile. */
export const withFiles = (
  questions: readonly Question[],
  answers: Answers,
  files: ReadonlyMap<string, PaperFile>,
): Record<string, unknown> => {
  const kept = questions
    .filter(({ id, type }) => type === 'file' && isFileList(answers[id]))
    .map(({ id }) => [id, (answers[id] as string[]).filter((file) => files.has(file))]);
  return { ...answers, ...Object.fromEntries(kept) };
};

/** What keeps a file from being the answer of a question. */
export function fileFault({ kinds, maxMB }: Question, file: PaperFile | undefined): string | undefined {
  if (!file) return '有文件已不存在，请重新上传';
  if (kinds && !kinds.includes(file.Ext))
    return `「${file.OriginalFileName}」格式不符，仅支持${kinds.join('、')}`;
  return file.Size > (maxMB ?? MOST_MB) * MB
    ? `「${file.OriginalFileName}」超过${maxMB ?? MOST_MB}MB`
    : undefined;
}

/** A paper's files, and the answers that hold them from now on. */
interface HandedFiles {
  readonly parts: Parts;
  readonly taking: { readonly Id: string; readonly UserId?: string | null };
  readonly files: ReadonlyMap<string, PaperFile>;
  readonly items: readonly Row[];
  /** The sheet that this one stands in the place of. */
  readonly replaced: string | null;
}

/** Files become parts of the answers that name them; a person who reads the answer may read them. The others of the paper go. */
export async function bindFiles(context: WriteContext, handed: HandedFiles): Promise<void> {
  const bound = handed.items.flatMap((item) => idsOf(item).map((id) => ({ id, item: item['Id'] })));
  if (bound.length > 0)
    await changeWhere(
      context,
      entities.Attachment,
      `UPDATE "Attachment" a SET "BizType" = $3, "BizId" = b.item
       FROM unnest($1::text[], $2::text[]) AS b(id, item) WHERE a."Id" = b.id`,
      [bound.map(({ id }) => id), bound.map(({ item }) => item), handed.parts.answers.name],
      { as: 'record' },
    );
  await dropWaiting(context, handed);
}

/**
 * Files of a paper that nobody handed in: stored anew as nobody's, under names that say nothing, and the same day. What was
 * stored when they were sent is removed, and so are the answers that told their sender of them.
 * @param own the context of nobody
 */
export async function bindNameless(own: WriteContext, handed: HandedFiles): Promise<void> {
  const { parts, files, items, taking } = handed;
  const renamed: Row[] = [];
  for (const item of items) {
    const ids = idsOf(item).map((id, at) => {
      const { Id: _old, OriginalFileName: _name, ...file } = files.get(id)!;
      const Id = randomBytes(16).toString('hex');
      const OriginalFileName = plainFileName(Number(item['QuestionNo']), at, file.Ext);
      renamed.push({ ...file, Id, OriginalFileName, BizType: parts.answers.name, BizId: item['Id'] });
      return Id;
    });
    if (ids.length > 0) item['Files'] = ids.join(',');
  }
  if (renamed.length > 0) {
    const sent = [...files.keys()];
    await forgetWhere(own, entities.Attachment, `DELETE FROM "Attachment" WHERE "Id" = ANY($1)`, [sent]);
    await own.tx.query(
      `DELETE FROM sys_idempotency WHERE user_id = $1 AND answer #>> '{ResultValue,Id}' = ANY($2)`,
      [taking.UserId, sent],
    );
    sendRows(own, entityOf(own.engine, entities.Attachment), renamed);
  }
  await dropWaiting(own, handed);
}

const idsOf = (item: Row): string[] => {
  const value = item['Files'];
  return typeof value === 'string' && value !== '' ? value.split(',') : [];
};

/** Files that were taken out of the paper before it was handed in, or out of the one before. */
async function dropWaiting(context: WriteContext, { parts, taking, replaced }: HandedFiles): Promise<void> {
  await changeWhere(
    context,
    entities.Attachment,
    `UPDATE "Attachment" SET "IsDeleted" = 1 WHERE ("BizType" = $1 AND "BizId" = $2
       OR "BizType" = $3 AND "BizId" IN (SELECT i."Id" FROM ${tableOf(parts.answers)} i WHERE i."SheetId" = $4))`,
    [parts.takings.name, taking.Id, parts.answers.name, replaced],
    { as: 'record', name: statementOf(parts, 'files_dropped') },
  );
}
