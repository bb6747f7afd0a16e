import type { Queryable } from '../../data/database/database.ts';
import { refuse } from '../../data/refusal.ts';
import { attachmentsById, type StoredAttachment } from '../../storage/attachments.ts';
import type { ExportFiles } from '../export/files.ts';
import type { TaskWork } from '../tasks/task-work.ts';
import { openPack, type PackedFile, type StoredPack } from './archive.ts';
import { placeFiles } from './place-file.ts';

/** Few enough that a person who cancels does not wait long. */
const FILES_AT_ONCE = 10;

/** The work of a task whose units are the files of an archive, by their paths. */
export async function packWork(tx: Queryable, files: ExportFiles, fileId: string): Promise<TaskWork> {
  const stored = (await attachmentsById(tx, [fileId])).get(fileId);
  if (!stored) throw refuse('压缩包已不存在，请重新上传');
  const packed = await openPack(packIn(files, stored));
  const byPath = new Map(packed.map((file) => [file.path, file]));
  const firstOf = firstPaths(packed);
  return {
    atOnce: FILES_AT_ONCE,
    async run(context, known, paths) {
      const wanted = paths.flatMap((path) => byPath.get(path) ?? []);
      const fresh = wanted.filter(({ path, key }) => firstOf.get(key) === path);
      const repeated = wanted.filter(({ path, key }) => firstOf.get(key) !== path);
      const fails = await placeFiles(context, known, fresh, files);
      const twins = repeated.map(({ path, key }) => ({ Id: path, Message: `与 ${firstOf.get(key)} 重名` }));
      return [...fails, ...twins];
    },
    names: async (_context, _known, paths) => new Map(paths.map((path) => [path, path])),
    /** What was taken over is in the rows now. */
    async over(queryable) {
      await queryable.query(
        `UPDATE "Attachment" SET "IsDeleted" = 1, "UpdateDate" = now() WHERE "Id" = $1 AND "BizId" IS NULL`,
        [fileId],
      );
    },
  };
}

/** The paths of the files of an archive in the store. */
export async function pathsOf(files: ExportFiles, stored: StoredAttachment): Promise<string[]> {
  return (await openPack(packIn(files, stored))).map(({ path }) => path);
}

function firstPaths(packed: readonly PackedFile[]): Map<string, string> {
  const first = new Map<string, string>();
  for (const { key, path } of packed) if (!first.has(key)) first.set(key, path);
  return first;
}

const packIn = ({ store }: ExportFiles, { Url, Size }: StoredAttachment): StoredPack => ({
  size: Size,
  async *read(start, end) {
    yield* await store.read(Url, { start, end });
  },
});
