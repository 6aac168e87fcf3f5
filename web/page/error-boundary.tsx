/** When a screen breaks down, the house still stands: what happened, and the way out. */
import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  broken(problem: string): ReactNode;
}

export class ErrorBoundary extends Component<Props, { problem: string | undefined }> {
  override state: { problem: string | undefined } = { problem: undefined };

  static getDerivedStateFromError(error: unknown): { problem: string } {
    return { problem: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { problem } = this.state;
    return problem === undefined ? this.props.children : this.props.broken(problem);
  }
}
