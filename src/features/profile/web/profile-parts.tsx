import type { ComponentType, ReactNode } from 'react'
import type { JobseekerProfile } from '../contract.ts'
import type { ProfileEditing } from './profile-editing.ts'
import type { SectionName } from '../field-kinds.ts'
import { type FieldName, namesWith } from '../fields.ts'
import { FieldControls } from './field-control.tsx'
import { ProfileHistory } from './profile-history.tsx'
import { PROFILE_TEXTS as say } from './profile-texts.ts'
import { SALARY_CURRENCY } from '../salary-currency.ts'
import { SalaryQuestion } from './salary-question.tsx'
import { ProjectsEditor } from './projects-editor.tsx'
import type { ProfileValues } from './profile-values.ts'
import { AboutView, FactsView, Nothing, ProjectsView, SkillsView } from './profile-views.tsx'

type Shared = { profile: JobseekerProfile; renderResumes: RenderResumes }
/** The kept resumes; with a copy also to change them, and to take over what they say. */
export type RenderResumes = (copy: Pick<ProfileEditing, 'values' | 'change'> | null) => ReactNode
type ViewProps = Shared & { values: ProfileValues; names: readonly FieldName[] }
type EditorProps = Shared & { editing: ProfileEditing }

function ResumeView({ values, names, profile, renderResumes }: ViewProps) {
  if (!profile.resume && values.resume_url.trim() === '') return <Nothing>{say.noResume}</Nothing>
  return (
    <div className="flex flex-col gap-4">
      {profile.resume ? renderResumes(null) : null}
      <FactsView names={names} values={values} />
    </div>
  )
}

const VIEWS: Record<SectionName, ComponentType<ViewProps>> = {
  about: AboutView,
  skills: SkillsView,
  projects: ProjectsView,
  contact: (given) => <FactsView {...given} none={say.noContact} />,
  resume: ResumeView,
  experience: ({ values, names }) => (
    <>
      <FactsView values={values} names={names} />
      <ProfileHistory education={values.education} experience={values.experience} />
    </>
  ),
  preferences: (given) => <FactsView {...given} none={say.noPreferences} />,
}

/** The fields of a part of the page, in their order. */
const fieldsOf = (name: SectionName): FieldName[] => namesWith(({ section }) => section === name)

/** What stands in an editor beside the controls of its fields. */
const AROUND: Partial<
  Record<SectionName, { before?: ComponentType<EditorProps>; after?: ComponentType<EditorProps> }>
> = {
  projects: { after: ({ editing }) => <ProjectsEditor field={editing.field('projects')} errors={editing.errors} /> },
  resume: { before: ({ editing, renderResumes }) => renderResumes(editing) },
  experience: {
    after: ({ editing }) => (
      <ProfileHistory education={editing.values.education} experience={editing.values.experience} />
    ),
  },
}

/** What a part of the page shows: in edit mode the copy. */
export function SectionView({ name, ...given }: Omit<ViewProps, 'names'> & { name: SectionName }) {
  const View = VIEWS[name]
  return <View {...given} names={fieldsOf(name)} />
}

/** The editor of a part of the page. */
export function SectionEditor({ name, ...given }: EditorProps & { name: SectionName }) {
  const { before: Before, after: After } = AROUND[name] ?? {}
  const { editing } = given
  return (
    <div className="flex flex-col gap-5">
      {Before ? <Before {...given} /> : null}
      <FieldControls
        names={fieldsOf(name)}
        ask={editing.field}
        salaryNote={
          <SalaryQuestion
            question={editing.errors[SALARY_CURRENCY]}
            values={editing.values}
            answered={editing.answered}
            onAnswer={editing.answerSalary}
          />
        }
      />
      {After ? <After {...given} /> : null}
    </div>
  )
}
