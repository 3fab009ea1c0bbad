import { Component, type ReactNode } from 'react'

export type ErrorBoundaryProps = { fallback: (error: unknown) => ReactNode; children: ReactNode }

/** Ends a crash while rendering, such as a chunk that does not load, in what can be shown in its place. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    return error === undefined ? this.props.children : this.props.fallback(error)
  }
}
