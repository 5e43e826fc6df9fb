import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field, FieldError } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/input.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { MAX_PROJECT_DESCRIPTION, MAX_PROJECT_TITLE, MAX_PROJECTS, MAX_URL } from '../../rules.ts'
import type { Problems, ProjectValues } from '../rules.ts'
import type { Ask } from './use-wizard.ts'

const LINKS = [
  ['website', 'Website', 'url'],
  ['linkedin', 'LinkedIn', 'off'],
  ['github', 'GitHub', 'off'],
] as const

type StepPortfolioProps = {
  field: Ask
  problems: Problems
  /** A link was left: what lacks `https://` gets it (spec 2 §4). */
  onLinkLeft: () => void
}

/** Step 4: projects, and where else a person can be found (spec 2 §2, §5). */
export function StepPortfolio({ field, problems, onLinkLeft }: StepPortfolioProps) {
  return (
    <>
      <ProjectsEditor
        projects={field('projects').value}
        onProjects={field('projects').onValue}
        problems={problems}
        onLinkLeft={onLinkLeft}
      />
      {LINKS.map(([name, label, complete]) => (
        <TextField
          key={name}
          label={`${label} (optional)`}
          field={field(name)}
          type="url"
          inputMode="url"
          autoCapitalize="none"
          autoComplete={complete}
          maxLength={MAX_URL}
          onBlur={onLinkLeft}
        />
      ))}
    </>
  )
}

type ProjectsEditorProps = {
  projects: readonly ProjectValues[]
  onProjects: (projects: ProjectValues[]) => void
  problems: Problems
  onLinkLeft: () => void
}

function ProjectsEditor({ projects, onProjects, problems, onLinkLeft }: ProjectsEditorProps) {
  const box = useFollowingFocus(projects.length)
  const add = () => onProjects([...projects, { title: '', description: '', url: '' }])
  const error = problems['projects']
  return (
    <fieldset ref={box} className="flex flex-col gap-4">
      <legend className="mb-1.5 font-semibold">Projects</legend>
      {projects.map((project, at) => (
        <ProjectEditor
          // A project has no name of its own while it is written.
          key={at}
          project={project}
          at={at}
          problems={problems}
          onProject={(changed) => onProjects(projects.map((one, index) => (index === at ? changed : one)))}
          onRemove={() => onProjects(projects.filter((_, index) => index !== at))}
          onLinkLeft={onLinkLeft}
        />
      ))}
      <div role="alert">{error ? <FieldError id="projects-error">{error}</FieldError> : null}</div>
      {projects.length < MAX_PROJECTS ? (
        <Button
          look="secondary"
          onClick={add}
          data-invalid={error ? true : undefined}
          aria-describedby={error ? 'projects-error' : undefined}
          icon={<Plus className="size-5" aria-hidden="true" />}
          className="self-start"
        >
          {projects.length === 0 ? 'Add a project' : 'Add another project'}
        </Button>
      ) : null}
    </fieldset>
  )
}

/** A new project begins in its title; a removed one leaves the focus at the button that adds. */
function useFollowingFocus(count: number) {
  const box = useRef<HTMLFieldSetElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const grown = count > before.current
    if (before.current === count) return
    before.current = count
    const titles = box.current?.querySelectorAll<HTMLElement>('[data-project-title]') ?? []
    const target = grown ? titles[titles.length - 1] : box.current?.querySelector<HTMLElement>(':scope > button')
    target?.focus()
  }, [count])
  return box
}

type ProjectEditorProps = {
  project: ProjectValues
  at: number
  problems: Problems
  onProject: (project: ProjectValues) => void
  onRemove: () => void
  onLinkLeft: () => void
}

function ProjectEditor({ project, at, problems, onProject, onRemove, onLinkLeft }: ProjectEditorProps) {
  const number = at + 1
  const state = (name: keyof ProjectValues) => ({
    name: `project_${name}`,
    value: project[name],
    onValue: (value: string) => onProject({ ...project, [name]: value }),
    error: problems[`projects.${at}.${name}`],
  })
  const { error, ...description } = state('description')
  return (
    <div role="group" aria-label={`Project ${number}`} className="flex flex-col gap-4 border-s-2 border-line ps-4">
      <div className="flex items-center justify-between gap-3">
        <p className="text-soft">Project {number}</p>
        <Button
          look="quiet"
          onClick={onRemove}
          aria-label={`Remove project ${number}`}
          icon={<Trash2 className="size-5" aria-hidden="true" />}
        >
          Remove
        </Button>
      </div>
      <TextField
        label="Project title"
        field={state('title')}
        required
        maxLength={MAX_PROJECT_TITLE}
        data-project-title
      />
      <Field label="Project description" error={error} required>
        {(control) => <Textarea {...control} {...description} rows={3} maxLength={MAX_PROJECT_DESCRIPTION} />}
      </Field>
      <TextField
        label="Project URL (optional)"
        field={state('url')}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        maxLength={MAX_URL}
        onBlur={onLinkLeft}
      />
    </div>
  )
}
