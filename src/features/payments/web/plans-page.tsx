import type { ReactNode } from 'react'
import { useNow } from '#web/lib/now.tsx'
import { useSearchParams } from '#web/lib/navigation.tsx'
import { safeRedirect } from '#web/lib/redirect.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState, Notice } from '#web/ui/states.tsx'
import { useCurrent, usePlans } from './api.ts'
import { CardDialog } from './card-dialog.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { CurrentPlan } from './current-plan.tsx'
import { PlanCards } from './plan-cards.tsx'
import { ReceiptDialog } from './receipt-dialog.tsx'
import { ReceiptList } from './receipt-list.tsx'
import { restOf } from './standing.ts'
import { restSentence, SAID } from './texts.ts'
import { UnderWayNotice } from './under-way-notice.tsx'
import { usePaying } from './use-paying.ts'

type PlansPageProps = {
  /** The plan may be another: what the session knows of the person is read again. */
  onChanged: () => void
  /** How many saved jobs the plan allows, and how many there are. */
  meter: ReactNode
  /** What each plan holds, side by side. */
  comparison: ReactNode
}

/** Plans, paying and receipts; reachable also when the plan has run out. */
export function PlansPage({ onChanged, meter, comparison }: PlansPageProps) {
  const now = useNow()
  const back = safeRedirect(useSearchParams().get('redirect'), '')
  const plans = usePlans()
  const current = useCurrent()
  const paying = usePaying(onChanged)
  const { terms, chosen, waiting, way, receipt } = paying
  const rest = restOf(current.data, now)
  return (
    <>
      <div className={cx('flex flex-col gap-6', receipt && 'print:hidden')}>
        {back === '' ? null : (
          <p className="-mb-3">
            <TextLink to={back} className="inline-flex min-h-11 items-center">
              Go back to where you were
            </TextLink>
          </p>
        )}
        {waiting ? <UnderWayNotice {...waiting} /> : null}
        {current.data ? (
          <CurrentPlan current={current.data} onOver={() => void current.refetch()} />
        ) : current.isPending ? (
          <Skeleton className="h-26" />
        ) : null}
        {plans.isError ? (
          <ErrorState message={SAID.plansFailed} onRetry={() => void plans.refetch()} retrying={plans.isFetching} />
        ) : (
          <PlanCards
            plans={plans.data}
            current={current.data}
            quotes={terms.data?.quotes}
            waits={waiting !== null}
            onChoose={paying.choose}
          />
        )}
        {terms.isError && !terms.data ? (
          <NoTerms retrying={terms.isFetching} onRetry={() => void terms.refetch()} />
        ) : null}
        {meter}
        <Part title="Side by side">{comparison}</Part>
        <Part title="Your receipts">
          <ReceiptList onOpen={paying.showReceipt} />
        </Part>
      </div>
      {chosen ? (
        <CardDialog
          quote={chosen}
          rest={restSentence(chosen, rest)}
          provider={terms.data?.provider ?? null}
          methods={terms.data?.methods ?? ['card']}
          keys={paying.keys}
          onCreated={paying.onCreated}
          onUnknown={paying.onUnknown}
          onClose={() => paying.choose(null)}
        />
      ) : null}
      {way.code ? <CodeDialog code={way.code} onClose={way.closeCode} onOver={way.onCodeOver} /> : null}
      {receipt ? <ReceiptDialog receipt={receipt} back={back} onClose={() => paying.showReceipt(null)} /> : null}
    </>
  )
}

const NoTerms = ({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) => (
  <Notice tone="danger" role="alert">
    <p>Paying is not possible at the moment.</p>
    <Button look="secondary" className="mt-2" onClick={onRetry} busy={retrying} busyLabel="Trying again…">
      Try again
    </Button>
  </Notice>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-t border-line pt-6">
    <h2 className="mb-4 text-2xl">{title}</h2>
    {children}
  </section>
)
