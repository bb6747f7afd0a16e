import { createContext, useContext } from 'react';
import type { Booted } from './boot.ts';

const Frame = createContext<Booted | undefined>(undefined);

export const FrameProvider = Frame.Provider;

/** User, menu and routes of the frame. */
export function useFrame(): Booted {
  const frame = useContext(Frame);
  if (!frame) throw new Error('useFrame outside of the shell');
  return frame;
}
