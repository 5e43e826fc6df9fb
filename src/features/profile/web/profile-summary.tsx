import type { ReactNode } from 'react'
import { Chip } from '#web/ui/badge.tsx'
import type { JobseekerProfile } from '../contract.ts'

/** What the profile holds, to be read; what is missing says so. */
export function ProfileSummary({ profile }: { profile: JobseekerProfile }) {
  return (
    <dl className="flex flex-col border-t border-line">
      <Row name="Professional title">{profile.title}</Row>
      <Row name="Location">{profile.location}</Row>
      <Row name="Years of experience">{profile.years_of_experience ?? ''}</Row>
      <Row name="Skills">
        {profile.skills.length === 0 ? (
          ''
        ) : (
          <span className="flex flex-wrap gap-1.5">
            {profile.skills.map((skill) => (
              <Chip key={skill}>{skill}</Chip>
            ))}
          </span>
        )}
      </Row>
      <Row name="About">{profile.about}</Row>
      <Row name="Resume">{profile.resume?.name ?? ''}</Row>
    </dl>
  )
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-1 border-b border-line py-3 sm:grid-cols-[12rem_1fr]">
    <dt className="text-soft">{name}</dt>
    <dd className="break-words whitespace-pre-line">
      {children === '' ? <span className="text-soft">Not filled in yet</span> : children}
    </dd>
  </div>
)
