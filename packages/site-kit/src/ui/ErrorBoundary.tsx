import { Component, type ReactNode } from 'react'

export type ErrorBoundaryProps = { fallback: (error: unknown) => ReactNode; children: ReactNode }

/** Renders a fallback when rendering fails, for example because a chunk does not load. */
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
