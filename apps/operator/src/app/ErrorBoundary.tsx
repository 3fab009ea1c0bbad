import { Component, type ReactNode } from 'react'
import { StartFailure } from './StartFailure.tsx'

/** Ends a crash while rendering in a page that can be loaded again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return <StartFailure error={error} onRetry={() => window.location.reload()} />
  }
}
