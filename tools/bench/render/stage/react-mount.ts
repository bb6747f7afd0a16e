import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws an element; what it answers takes it away. */
export function mountReact(host: HTMLElement, element: ReactNode): () => void {
  const root = createRoot(host.appendChild(document.createElement('div')));
  root.render(element);
  return () => root.unmount();
}
