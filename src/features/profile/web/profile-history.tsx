import { momentText, PROFILE_TEXTS as say } from './profile-texts.ts'
import type { ProfileValues } from './profile-values.ts'

/** `2019 to present`, or the one end that is known. */
const period = (from: string, to: string): string =>
  [from, to]
    .filter((moment) => moment !== '')
    .map(momentText)
    .join(' to ')

type EntryProps = { title: string; place: string; from: string; to: string }

function Entry({ title, place, from, to }: EntryProps) {
  const [first, second] = title === '' ? [place, ''] : [title, place]
  return (
    <li>
      <p className="font-medium wrap-anywhere">{first}</p>
      <p className="text-soft wrap-anywhere">{[second, period(from, to)].filter((text) => text !== '').join(', ')}</p>
    </li>
  )
}

type HistoryProps = Pick<ProfileValues, 'education' | 'experience'>

/** Employers and schools as a person accepted them out of the resume: to be read, not edited (spec 2 §3). */
export function ProfileHistory({ education, experience }: HistoryProps) {
  if (education.length === 0 && experience.length === 0) return null
  return (
    <div className="mt-5 flex flex-col gap-5">
      {experience.length > 0 ? (
        <div>
          <h3 className="mb-2">Work experience</h3>
          <ul aria-label="Work experience" className="flex flex-col gap-3">
            {experience.map(({ employer, ...entry }, index) => (
              <Entry key={index} place={employer} {...entry} />
            ))}
          </ul>
        </div>
      ) : null}
      {education.length > 0 ? (
        <div>
          <h3 className="mb-2">Education</h3>
          <ul aria-label="Education" className="flex flex-col gap-3">
            {education.map(({ school, degree, ...entry }, index) => (
              <Entry key={index} title={degree} place={school} {...entry} />
            ))}
          </ul>
        </div>
      ) : null}
      <p className="text-sm text-soft">{say.fromResume}</p>
    </div>
  )
}
