import { cx } from '#web/ui/cx.ts'
import { passwordStrength, type Strength } from '../rules.ts'

const FILLS: Record<Strength, string> = { weak: 'bg-danger', medium: 'bg-mangga', strong: 'bg-success' }
const WORDS: Record<Strength, string> = { weak: 'Weak', medium: 'Medium', strong: 'Strong' }
const POINTS = [1, 2, 3, 4]

/** Four points and a word for how strong a password is (spec 1 §5); keeps its place while nothing is typed. */
export function PasswordStrength({ password }: { password: string }) {
  const { score, strength } = passwordStrength(password)
  return (
    <div className="flex h-6 items-center gap-3">
      <span aria-hidden="true" className="flex flex-1 gap-1">
        {POINTS.map((point) => (
          <span key={point} className={cx('h-1.5 flex-1 rounded-full', point <= score ? FILLS[strength] : 'bg-line')} />
        ))}
      </span>
      <span role="status" className="min-w-16 text-end text-sm text-soft">
        {password === '' ? null : (
          <>
            <span className="sr-only">Password strength: </span>
            {WORDS[strength]}
          </>
        )}
      </span>
    </div>
  )
}
