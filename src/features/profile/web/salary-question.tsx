import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { dollarsSaid, markOf, type Salaries, type SalaryAnswer } from '../salary-currency.ts'

type SalaryQuestionProps = {
  /** Undefined while there is nothing to ask. */
  question: string | undefined
  values: Salaries
  /** The figures the question was answered for. */
  answered: string | null
  onAnswer: (answer: SalaryAnswer) => void
}

/** Asks below the salaries which currency was meant; the keyboard goes back to the figures, and what they are now is told. */
export function SalaryQuestion({ question, values, answered, onAnswer }: SalaryQuestionProps) {
  const id = useId()
  const isTold = answered === markOf(values)
  const answer = (given: SalaryAnswer) => {
    onAnswer(given)
    document.querySelector<HTMLElement>('[name="salary_min"]')?.focus()
  }
  return (
    <>
      {question === undefined ? null : (
        <div
          role="group"
          aria-labelledby={id}
          tabIndex={-1}
          data-invalid
          className="flex flex-col gap-3 rounded-box sm:col-span-2 bg-mangga-wash px-4 py-3 text-mangga-ink"
        >
          <p id={id}>{question}</p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => answer('pesos')}>Use pesos</Button>
            <Button look="secondary" onClick={() => answer('dollars')}>
              Keep dollars
            </Button>
          </div>
        </div>
      )}
      {/* It stands before there is anything to tell, and takes no room then. */}
      <p role="status" className={isTold ? 'text-sm text-soft sm:col-span-2' : 'sr-only'}>
        {isTold ? dollarsSaid(values) : null}
      </p>
    </>
  )
}
