import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import type { FieldState } from '#web/lib/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { AreaField } from '#web/ui/form-fields.tsx'
import { Notice } from '#web/ui/states.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Project } from '../contract.ts'
import { MAX_PROJECT_DESCRIPTION, MAX_PROJECT_TITLE, MAX_PROJECTS } from '../rules.ts'
import { ProfileUrlField } from './profile-url-field.tsx'

type ProjectsEditorProps = {
  field: FieldState<Project[]>
  /** Sentences by `projects.0.title`. */ errors: Record<string, string>
}

/** Projects with title, description and url (spec 2 §4); a removed one can be put back while the editor is open. */
export function ProjectsEditor({ field, errors }: ProjectsEditorProps) {
  const { value: projects, onValue } = field
  // What is wrong with one project stands at its own controls.
  const error = errors['projects']
  const [removed, setRemoved] = useState<{ project: Project; index: number } | null>(null)
  const box = useRef<HTMLDivElement>(null)
  // The control that was pressed may go away: the keyboard goes on from the one named here.
  const focusLater = (selector: string) =>
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(selector)?.focus())
  const add = () => {
    onValue([...projects, { title: '', description: '', url: '' }])
    focusLater('fieldset:last-of-type input')
  }
  const remove = (index: number) => {
    const project = projects[index]
    if (project) setRemoved({ project, index })
    onValue(projects.filter((_, one) => one !== index))
    focusLater('[data-after-removal]')
  }
  const putBack = () => {
    if (removed) onValue(projects.toSpliced(removed.index, 0, removed.project))
    setRemoved(null)
    focusLater(`fieldset:nth-of-type(${(removed?.index ?? 0) + 1}) input`)
  }
  return (
    <div ref={box} className="flex flex-col gap-5">
      {projects.map((project, index) => (
        <ProjectFields
          key={index}
          project={project}
          number={index + 1}
          errorOf={(name) => errors[`projects.${index}.${name}`]}
          onChange={(some) => onValue(projects.with(index, { ...project, ...some }))}
          onRemove={() => remove(index)}
        />
      ))}
      <div role="alert" className="empty:hidden">
        {error ? <FieldError id="projects-error">{error}</FieldError> : null}
      </div>
      {removed ? (
        <Notice role="status">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="wrap-anywhere">{removed.project.title.trim() || 'The project'} was removed.</span>
            <Button look="secondary" data-after-removal onClick={putBack}>
              Put it back
            </Button>
          </div>
        </Notice>
      ) : null}
      <Button
        look="secondary"
        className="self-start"
        icon={<Plus className="size-5" aria-hidden="true" />}
        disabled={projects.length >= MAX_PROJECTS}
        onClick={add}
        data-invalid={error ? true : undefined}
        aria-describedby={error ? 'projects-error' : undefined}
      >
        {projects.length === 0 ? 'Add a project' : 'Add another project'}
      </Button>
    </div>
  )
}

type ProjectFieldsProps = {
  project: Project
  number: number
  errorOf: (name: keyof Project) => string | undefined
  onChange: (some: Partial<Project>) => void
  onRemove: () => void
}

function ProjectFields({ project, number, errorOf, onChange, onRemove }: ProjectFieldsProps) {
  const field = (name: keyof Project): FieldState<string> => ({
    name: `project-${number}-${name}`,
    value: project[name],
    onValue: (value) => onChange({ [name]: value }),
    error: errorOf(name),
  })
  return (
    <fieldset className="flex flex-col gap-4 rounded-box border border-line p-4">
      <legend className="px-1 font-semibold">Project {number}</legend>
      <TextField
        label="Project title"
        field={field('title')}
        required
        maxLength={MAX_PROJECT_TITLE}
        autoComplete="off"
      />
      <AreaField
        label="Project description"
        field={field('description')}
        required
        rows={3}
        maxLength={MAX_PROJECT_DESCRIPTION}
      />
      <ProfileUrlField label="Project URL (optional)" field={field('url')} autoComplete="off" />
      <Button look="quiet" className="self-start" onClick={onRemove} aria-label={`Remove project ${number}`}>
        Remove
      </Button>
    </fieldset>
  )
}
