import { useEffect, useRef, useState } from 'react';
import { messageOf, useData, type Attachment } from '../../data.ts';
import { useUnsent } from './unsent.ts';

/** A file on its way, or one whose way was cut short. */
export interface UploadJob {
  readonly key: number;
  readonly file: File;
  /** How much has been sent, from 0 to 1. */
  readonly share: number;
  readonly problem?: string | undefined;
  /** Such a file is not taken at all: sending it anew would not help. */
  readonly isRefused?: boolean;
}

export interface Uploads {
  readonly jobs: readonly UploadJob[];
  /** Chosen files that are not on their way yet. */
  readonly preparing: readonly File[];
  /** Makes chosen files ready one after another; `ready` starts or refuses each of them. */
  prepare(files: readonly File[], ready: (file: File) => Promise<void>): Promise<void>;
  start(file: File): void;
  /** Lists a file that is not taken, with the reason, until the user puts it away. */
  refuse(file: File, problem: string): void;
  retry(key: number): void;
  /** Stops a file on its way, or forgets one that failed. */
  cancel(key: number): void;
}

/** Sends files one after another; those that failed wait to be sent again. Leaving the page stops them. */
export function useUploads(purpose: string | undefined, done: (attachment: Attachment) => void): Uploads {
  const data = useData();
  const [jobs, setJobs] = useState<readonly UploadJob[]>([]);
  const [preparing, setPreparing] = useState<readonly File[]>([]);
  useUnsent([...jobs, ...preparing.map((file) => ({ file }))]);
  const stops = useRef(new Map<number, AbortController>());
  const last = useRef(0);
  const queue = useRef(Promise.resolve());
  const finish = useRef(done);
  finish.current = done;
  useEffect(() => {
    const running = stops.current;
    return () => running.forEach((stop) => stop.abort());
  }, []);

  const change = (key: number, part: Partial<UploadJob>) =>
    setJobs((before) => before.map((job) => (job.key === key ? { ...job, ...part } : job)));
  const drop = (key: number) => setJobs((before) => before.filter((job) => job.key !== key));
  const send = (key: number, file: File) => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    const run = async () => {
      if (stop.signal.aborted) return;
      try {
        const progress = (share: number) => change(key, { share });
        const attachment = await data.upload(file, { purpose, signal: stop.signal, progress });
        drop(key);
        if (!stop.signal.aborted) finish.current(attachment);
      } catch (failure) {
        if (!stop.signal.aborted) change(key, { problem: messageOf(failure), share: 0 });
      } finally {
        stops.current.delete(key);
      }
    };
    queue.current = queue.current.then(run);
  };
  const refuse = (file: File, problem: string) => {
    const key = (last.current += 1);
    setJobs((before) => [...before, { key, file, share: 0, problem, isRefused: true }]);
  };
  return {
    jobs,
    preparing,
    prepare: async (files, ready) => {
      setPreparing(files);
      for (const [at, file] of files.entries()) {
        await ready(file).catch((failure: unknown) => refuse(file, messageOf(failure)));
        setPreparing(files.slice(at + 1));
      }
    },
    start: (file) => {
      const key = (last.current += 1);
      setJobs((before) => [...before, { key, file, share: 0 }]);
      send(key, file);
    },
    refuse,
    retry: (key) => {
      const job = jobs.find((one) => one.key === key);
      if (!job) return;
      change(key, { problem: undefined, share: 0 });
      send(key, job.file);
    },
    cancel: (key) => {
      stops.current.get(key)?.abort();
      drop(key);
    },
  };
}
