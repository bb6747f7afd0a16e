import type { Caller } from '../../../data/access/caller.ts';
import type { AttachmentInfo, Engine } from '../../../data/engine.ts';
import { Binder } from '../../../data/sql/sql.ts';
import { attachmentInfos } from '../../../storage/attachments.ts';
import type { Parts } from '../parts.ts';
import { answered, type Part } from './part.ts';
import { listedSql } from './tallies.ts';

// SQL: i is paper.answer

/** Answers of one question as they were written, and the files that were sent. */
export interface Written {
  total: number;
  rows: { Text: string; Files: AttachmentInfo[] }[];
}

/** A page of the answers of a question that the caller may read one by one, the newest first. */
export async function writtenAnswers(
  engine: Engine,
  parts: Parts,
  caller: Caller,
  part: Part,
  { no, page, size }: { no: number; page: number; size: number },
): Promise<Written> {
  const { database } = engine;
  const binder = new Binder();
  const listed = listedSql(engine, parts, caller, binder);
  const [asked, most, from] = [no, size, (page - 1) * size].map((value) => binder.bind(value));
  const answer = await database.query<{ total: number; text: string | null; files: string | null }>(
    `SELECT count(*) OVER ()::int AS total, i."Text" AS text, i."Files" AS files ${answered(parts, part, binder)}
       AND i."QuestionNo" = ${asked}::int AND ${listed}
     ORDER BY i."Id" DESC LIMIT ${most}::int OFFSET ${from}::int`,
    binder.values,
  );
  const idsOf = (files: string | null) => (files === null ? [] : files.split(','));
  const ids = answer.rows.flatMap(({ files }) => idsOf(files));
  const infos = new Map((await attachmentInfos(database, ids)).map((info) => [info.Id, info]));
  return {
    total: answer.rows[0]?.total ?? 0,
    rows: answer.rows.map(({ text, files }) => ({
      Text: files === null ? (text ?? '') : '',
      Files: idsOf(files).flatMap((id) => infos.get(id) ?? []),
    })),
  };
}
