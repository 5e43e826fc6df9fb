import { Component, type ReactNode } from 'react'
import { serverAnswers } from '#web/lib/api.ts'
import { FileMissing, forgetFailures } from '#web/lib/file-loader.ts'
import { reloadForNewVersion } from '#web/lib/missing-file.ts'
import { Button } from '#web/ui/button.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'

type BoundaryProps = { children: ReactNode; resetKey: string }
type BoundaryState = {
  resetKey: string
  /** `checking` while it is found out whether a new version is there. */
  trouble: 'none' | 'checking' | 'missing' | 'broken'
  asking: boolean
}

/**
 * Keeps the shell alive when a screen fails or its file could not be loaded; another address tries anew. After a new
 * deployment the page is loaded anew once; a lost connection is never answered with the browser's own error page.
 */
export class ScreenBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { trouble: 'none', resetKey: this.props.resetKey, asking: false }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { trouble: error instanceof FileMissing ? 'checking' : 'broken' }
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { trouble: 'none', resetKey: props.resetKey, asking: false }
  }

  override componentDidMount() {
    addEventListener('online', this.lineIsBack)
  }

  override componentWillUnmount() {
    removeEventListener('online', this.lineIsBack)
  }

  private readonly lineIsBack = () => {
    if (this.state.trouble === 'missing') void this.tryAgain()
  }

  override componentDidCatch(error: unknown) {
    forgetFailures()
    if (error instanceof FileMissing) void this.recover()
  }

  private async recover(): Promise<void> {
    const reloading = await reloadForNewVersion(serverAnswers).catch(() => false)
    if (!reloading) this.setState(({ trouble }) => ({ trouble: trouble === 'checking' ? 'missing' : trouble }))
  }

  private async tryAgain(): Promise<void> {
    this.setState({ asking: true })
    if (await serverAnswers()) location.reload()
    else this.setState({ asking: false })
  }

  override render() {
    const { trouble, asking } = this.state
    if (trouble === 'none') return this.props.children
    if (trouble === 'checking') return <ScreenSkeleton />
    return (
      <div role="alert" className="flex flex-col items-start gap-3 py-16">
        <h1 className="text-2xl">This page could not be shown.</h1>
        <p className="text-soft">
          {trouble === 'missing'
            ? 'A part of it did not arrive. The connection may have dropped. Nothing you saved is lost.'
            : 'Something went wrong on our side. Nothing you saved is lost.'}
        </p>
        <Button onClick={() => void this.tryAgain()} busy={asking} busyLabel="Trying again…">
          Try again
        </Button>
      </div>
    )
  }
}
