import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ChunkLoadError } from '../session/part.ts';
import { ErrorBlock } from './ErrorBlock.tsx';
import { asFault, type Place } from './schema/fault.ts';
import { PartFailed } from './States.tsx';

interface BoundaryProps {
  readonly place: Place;
  readonly small?: boolean;
  readonly children: ReactNode;
}

/** As if nobody had caught it: those who watch faults hear of it. */
const tellFault = (failure: unknown) => globalThis.reportError?.(failure);

/** Keeps a part that throws from taking the rest of the page with it. */
export class ErrorBoundary extends Component<BoundaryProps, { failure: unknown }> {
  override state: { failure: unknown } = { failure: undefined };

  static getDerivedStateFromError(failure: unknown): { failure: unknown } {
    return { failure };
  }

  override componentDidCatch(failure: Error, info: ErrorInfo): void {
    console.error(this.props.place.file, this.props.place.pointer, failure, info.componentStack);
    tellFault(failure);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    if (failure instanceof ChunkLoadError) return <PartFailed text={failure.message} />;
    return <ErrorBlock fault={asFault(failure, this.props.place)} small={this.props.small ?? false} />;
  }
}
