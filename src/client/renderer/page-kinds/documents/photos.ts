import { createContext, useContext, useEffect, useState } from 'react';
import type { PageData } from '../../data.ts';

/** Pictures that documents show, fetched once each. They stand behind the session, where an address alone does not reach. */
export interface Photos {
  /** Address of the picture in this browser; rejected when there is none. */
  of(id: string): Promise<string>;
  /** Resolves when nothing is on its way. */
  settled(): Promise<void>;
  /** Gives the memory back. */
  dispose(): void;
}

const AT_ONCE = 6;

export function createPhotos({ picture }: Pick<PageData, 'picture'>): Photos {
  const known = new Map<string, Promise<string>>();
  const lanes: Promise<unknown>[] = Array.from({ length: AT_ONCE }, () => Promise.resolve());
  const made: string[] = [];
  const load = async (id: string) => {
    const address = URL.createObjectURL(await picture(id));
    made.push(address);
    const image = new Image();
    image.src = address;
    // What is no picture stays out, and what is one is ready to be printed.
    await image.decode();
    return address;
  };
  return {
    of(id) {
      const before = known.get(id);
      if (before) return before;
      const lane = known.size % AT_ONCE;
      const loading = lanes[lane]!.then(() => load(id));
      lanes[lane] = loading.catch(() => undefined);
      known.set(id, loading);
      return loading;
    },
    async settled() {
      await Promise.allSettled(known.values());
    },
    dispose() {
      for (const address of made) URL.revokeObjectURL(address);
    },
  };
}

const Shared = createContext<Photos | undefined>(undefined);
export const PhotosProvider = Shared.Provider;

/** The address of a picture, once it is there. */
export function usePhoto(id: string | undefined): string | undefined {
  const photos = useContext(Shared);
  const [shown, setShown] = useState<{ id: string; address: string }>();
  useEffect(() => {
    if (id === undefined || !photos) return undefined;
    let mounted = true;
    photos.of(id).then(
      (address) => mounted && setShown({ id, address }),
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, [photos, id]);
  return shown?.id === id ? shown?.address : undefined;
}
