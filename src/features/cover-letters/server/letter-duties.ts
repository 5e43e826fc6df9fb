import { BACK_OFFICE } from './letter-duties-office.ts'
import { WITH_PEOPLE } from './letter-duties-people.ts'
import { STUDIO } from './letter-duties-studio.ts'
import type { Duty } from './letter-duty.ts'

export const DUTIES: readonly Duty[] = [...BACK_OFFICE, ...WITH_PEOPLE, ...STUDIO]

/** Where a posting says nothing that is known here: what is true of every job. */
export const ANY_WORK: Duty = {
  says: /(?!)/,
  calls: ['pace', 'records', 'voice', 'counter', 'writing', 'arrange', 'figures', 'abroad'],
  needs: [
    'A new person costs you weeks unless the work arrives done, and on the day.',
    'You need somebody whose work you do not have to look at twice.',
    'What you need first is a person who does the same thing well on the tenth day as on the first.',
  ],
  trial: 'one small task from your week',
  doing: 'this kind of work',
}

/** The parts of the job a posting names, those of its title first, then in the order it comes to them. */
export function dutiesIn({ title, description }: { title: string; description: string }): Duty[] {
  const said = `${title}\n${description}`
  const found = DUTIES.map((duty) => ({ duty, at: said.search(duty.says) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ duty }) => duty)
  return found.length === 0 ? [ANY_WORK] : found
}
