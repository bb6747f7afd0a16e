import { Component, Suspense, type ReactNode } from 'react';
import { messages } from '../renderer/messages/messages.ts';
import { ChunkLoadError } from '../session/part.ts';

/** A part of the frame that comes later and that the page does without: when it does not come, the page stays as it is and the person is told. */
export class Optional extends Component<{ children: ReactNode }, { failure: unknown }> {
  override state: { failure: unknown } = { failure: undefined };

  static getDerivedStateFromError(failure: unknown): { failure: unknown } {
    return { failure };
  }

  override componentDidCatch(failure: unknown): void {
    if (!(failure instanceof ChunkLoadError)) return;
    const { pathname, search } = window.location;
    const link = { text: '重新加载', address: pathname + search };
    messages.show({ kind: 'error', text: failure.message, seconds: 0, link });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return <Suspense fallback={null}>{this.props.children}</Suspense>;
    if (failure instanceof ChunkLoadError) return null;
    throw failure;
  }
}
