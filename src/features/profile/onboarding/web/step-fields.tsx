import type { ReactNode } from 'react'
import { type Ask, FieldControls } from '../../web/field-control.tsx'
import { ProjectsEditor } from '../../web/projects-editor.tsx'
import { fieldsOfStep, type Problems, type Step } from '../rules.ts'

type StepFieldsProps = { step: Step; field: Ask; problems: Problems; salaryNote: ReactNode }

/** What a step asks for by the table of fields; projects come first, for they are needed. */
export const StepFields = ({ step, field, problems, salaryNote }: StepFieldsProps) => (
  <>
    {step === 4 ? <ProjectsEditor field={field('projects')} errors={problems} /> : null}
    <FieldControls
      names={fieldsOfStep(step)}
      ask={field}
      wizard
      workError={problems['work_options']}
      salaryNote={salaryNote}
    />
  </>
)
