import type { ComponentType, ReactNode } from 'react'
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

type Shared = { profile: JobseekerProfile; renderResumes: RenderResumes }
/** The kept resumes; with a copy also to change them, and to take over what they say. */
export type RenderResumes = (copy: Pick<ProfileEditing, 'values' | 'change'> | null) => ReactNode
type ViewProps = Shared & { values: ProfileValues }
type EditorProps = Shared & { editing: ProfileEditing }

function ResumeView({ values, profile, renderResumes }: ViewProps) {
  const online = values.resume_url.trim()
  if (!profile.resume && online === '') return <Nothing>{say.noResume}</Nothing>
  return (
    <div className="flex flex-col gap-4">
      {profile.resume ? renderResumes(null) : null}
      {online === '' ? null : <Facts facts={[['Online resume', <Address key={online} url={online} />]]} />}
    </div>
  )
}

const VIEWS: Record<SectionName, ComponentType<ViewProps>> = {
  about: AboutView,
  skills: SkillsView,
  projects: ProjectsView,
  contact: ContactView,
  resume: ResumeView,
  experience: ({ values }) => (
    <>
      <PlaceView values={values} />
      <ProfileHistory education={values.education} experience={values.experience} />
    </>
  ),
  preferences: PreferencesView,
}

const EDITORS: Record<SectionName, ComponentType<EditorProps>> = {
  about: ({ editing }) => <AboutEditor field={editing.field} />,
  skills: ({ editing }) => <SkillsField {...editing.field('skills')} />,
  projects: ({ editing }) => <ProjectsEditor field={editing.field('projects')} errors={editing.errors} />,
  contact: ({ editing }) => <ContactEditor field={editing.field} />,
  resume: ({ editing, renderResumes }) => (
    <>
      {renderResumes(editing)}
      <ProfileUrlField label="Online resume link" field={editing.field('resume_url')} />
    </>
  ),
  experience: ({ editing }) => (
    <>
      <PlaceEditor field={editing.field} />
      <ProfileHistory education={editing.values.education} experience={editing.values.experience} />
    </>
  ),
  preferences: ({ editing }) => <PreferencesEditor field={editing.field} />,
}

/** What a part of the page shows: in edit mode the copy. */
export function SectionView({ name, ...given }: ViewProps & { name: SectionName }) {
  const View = VIEWS[name]
  return <View {...given} />
}

/** The editor of a part of the page. */
export function SectionEditor({ name, ...given }: EditorProps & { name: SectionName }) {
  const Editor = EDITORS[name]
  return (
    <div className="flex flex-col gap-5">
      <Editor {...given} />
    </div>
  )
}
