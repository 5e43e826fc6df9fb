import { manilaDate } from '#contract/time.ts'
import { useNow } from '#web/lib/now.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { AreaField, SelectField } from '#web/ui/form-fields.tsx'
import { RestoredNotice } from '#web/ui/form-notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { DOCUMENT_TYPES, ID_TYPES } from '../rules.ts'
import { PhotoField } from './photo-field.tsx'
import { PhotosHere } from './photo-step.tsx'
import type { Flow } from './use-flow.ts'

const CHOOSE = ['', 'Choose one'] as const

/** Who the person is, as their ID says. */
export function WhoStep({ flow: { form, remind, remindMe } }: { flow: Flow }) {
  const lastDay = form.field('id_expiration')
  const today = manilaDate(useNow())
  const isOver = lastDay.value !== '' && lastDay.value < today
  return (
    <>
      <p className="text-soft">
        OnlineJobs.ph raises your ID Proof when you prove who you are. You need an ID, a bill or certificate with your
        address, and your phone.
      </p>
      <RestoredNotice form={form} />
      <SelectField label="ID type" field={form.field('id_type')} options={[CHOOSE, ...ID_TYPES]} required />
      <TextField
        label="ID number"
        field={form.field('id_number')}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint="We pass it on and keep it nowhere."
      />
      <TextField
        label="Expiration date"
        field={lastDay}
        required
        type="date"
        {...(isOver ? { hint: 'This ID has expired. OLJ may refuse it.' } : {})}
      />
      <Checkbox
        label={
          <>
            Remind me before this ID expires
            <span className="block text-sm text-soft">We keep that date alone, and mail you once.</span>
          </>
        }
        checked={remind}
        onValue={remindMe}
      />
      <TextField
        label="Full name, as on the ID"
        field={form.field('full_name')}
        required
        autoComplete="name"
        autoCapitalize="words"
      />
    </>
  )
}

/** Where the person lives, and which phone gets the code. */
export function AddressStep({ flow }: { flow: Flow }) {
  const { form, pictures, problems, kept, choose } = flow
  return (
    <>
      <SelectField
        label="Document type"
        field={form.field('document_type')}
        options={[CHOOSE, ...DOCUMENT_TYPES]}
        required
      />
      <AreaField
        label="Full address, as on the document"
        field={form.field('address')}
        required
        rows={2}
        autoComplete="street-address"
      />
      <TextField label="Issue date" field={form.field('issue_date')} required type="date" />
      {kept ? (
        <PhotosHere flow={flow} />
      ) : (
        <PhotoField
          kind="address_document"
          camera="environment"
          file={pictures.address_document}
          error={problems.address_document}
          onFile={(file) => choose('address_document', file)}
        />
      )}
      <TextField
        label="Mobile number"
        field={form.field('mobile_number')}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="OLJ texts a code to it."
      />
    </>
  )
}
