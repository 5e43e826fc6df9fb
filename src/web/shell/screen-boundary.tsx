import { Component, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

type BoundaryProps = { children: ReactNode; resetKey: string }
type BoundaryState = { failed: boolean; resetKey: string }

/** Keeps the shell alive when a screen fails or its file could not be loaded; another address tries anew. */
export class ScreenBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true }
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div role="alert" className="flex flex-col items-start gap-3 py-16">
        <h1 className="text-2xl">This page could not be shown.</h1>
        <p className="text-soft">The connection may have dropped while it was loading. Nothing you saved is lost.</p>
        <Button onClick={() => location.reload()}>Try again</Button>
      </div>
    )
  }
}
