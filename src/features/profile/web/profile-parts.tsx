import type { ReactNode } from 'react'
import type { JobseekerProfile } from '../contract.ts'
import type { ProfileEditing } from './profile-editing.ts'
import { AboutEditor, ContactEditor, PlaceEditor, PreferencesEditor } from './profile-editors.tsx'
import { ProfileHistory } from './profile-history.tsx'
import { ProjectsEditor } from './profile-projects.tsx'
import { PROFILE_TEXTS as say } from './profile-texts.ts'
import { ProfileUrlField } from './profile-url-field.tsx'
import type { ProfileValues, SectionName } from './profile-values.ts'
import {
  AboutView,
  Address,
  ContactView,
  Facts,
  Nothing,
  PlaceView,
  PreferencesView,
  ProjectsView,
  SkillsView,
} from './profile-views.tsx'
import { SkillsField } from './skills-field.tsx'

type PartProps = { name: SectionName; profile: JobseekerProfile; renderResumes: (editing: boolean) => ReactNode }

/** What a part of the page shows: in edit mode the copy. */
export function SectionView({ name, values, profile, renderResumes }: PartProps & { values: ProfileValues }) {
  switch (name) {
    case 'about':
      return <AboutView values={values} />
    case 'skills':
      return <SkillsView values={values} />
    case 'projects':
      return <ProjectsView values={values} />
    case 'contact':
      return <ContactView values={values} />
    case 'resume': {
      const online = values.resume_url.trim()
      if (!profile.resume && online === '') return <Nothing>{say.noResume}</Nothing>
      return (
        <div className="flex flex-col gap-4">
          {profile.resume ? renderResumes(false) : null}
          <Facts facts={[['Online resume', online === '' ? '' : <Address url={online} />]]} />
        </div>
      )
    }
    case 'experience':
      return (
        <>
          <PlaceView values={values} />
          <ProfileHistory {...profile} />
        </>
      )
    case 'preferences':
      return <PreferencesView values={values} />
  }
}

/** The editor of a part of the page. */
export function SectionEditor({ name, editing, profile, renderResumes }: PartProps & { editing: ProfileEditing }) {
  return (
    <div className="flex flex-col gap-5">
      <Controls name={name} editing={editing} profile={profile} renderResumes={renderResumes} />
    </div>
  )
}

function Controls({ name, editing, profile, renderResumes }: PartProps & { editing: ProfileEditing }) {
  const { field, errors } = editing
  switch (name) {
    case 'about':
      return <AboutEditor field={field} />
    case 'skills':
      return <SkillsField {...field('skills')} />
    case 'projects':
      return <ProjectsEditor field={field('projects')} errors={errors} />
    case 'contact':
      return <ContactEditor field={field} />
    case 'resume':
      return (
        <>
          {renderResumes(true)}
          <ProfileUrlField label="Online resume link" field={field('resume_url')} />
        </>
      )
    case 'experience':
      return (
        <>
          <PlaceEditor field={field} />
          <ProfileHistory {...profile} />
        </>
      )
    case 'preferences':
      return <PreferencesEditor field={field} />
  }
}
