import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface OpenFile {
  /** The system's descriptor; a folder has none. */
  nfd?: number;
  node: unknown;
  path?: string;
}

/** The parts of the engine's file layer that are touched here; its own typings leave them open. */
interface FileLayer {
  FS: { ErrnoError: new (errno: number) => Error };
  NODEFS: {
    realPath(node: unknown): string;
    stream_ops: {
      fsync?: (file: OpenFile) => number;
      write(file: OpenFile, ...rest: unknown[]): number;
    };
  };
}

type Init = NodeFS['init'];

/** WASI's number for an input or output error. */
const ioError = 29;

/** The engine's folder on disk, with the fsync that PGlite leaves out, and a count of what goes to the log. */
export class SyncedNodeFS extends NodeFS {
  /** Bytes written to the write-ahead log; a checkpoint sets it back. */
  logBytes = 0;

  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    const amend = (module: unknown) => this.#amend(module as FileLayer);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), amend] } };
  }

  #amend({ FS, NODEFS }: FileLayer): void {
    const { stream_ops: operations } = NODEFS;
    operations.fsync = (file) => {
      try {
        if (file.nfd === undefined) syncFolder(NODEFS.realPath(file.node));
        else fsyncSync(file.nfd);
        return 0;
      } catch {
        throw new FS.ErrnoError(ioError);
      }
    };
    const write = operations.write.bind(operations);
    operations.write = (file, ...rest) => {
      const written = write(file, ...rest);
      if (file.path?.includes('/pg_wal/')) this.logBytes += written;
      return written;
    };
  }
}

/** Makes names in a folder survive a power loss; Windows neither needs nor allows it. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
