import { Component, type ReactNode } from 'react'
import { BootFailure } from './BootFailure.tsx'

/** Ends a crash while rendering, such as a chunk that does not load, in a page that can be reloaded. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return <BootFailure error={error} onRetry={() => window.location.reload()} />
  }
}
