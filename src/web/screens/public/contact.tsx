import type { ReactNode } from 'react'
import { CONTACT_DETAILS } from '#features/site/contact/rules.ts'
import { ContactForm } from '#features/site/contact/web/contact-form.tsx'
import { PageHead, Rich } from './page-parts.tsx'

/** /contact (spec 3 §2): the form, and the ways around it. */
export function Contact() {
  return (
    <>
      <PageHead title="Contact us">
        Tell us what happened or what you need. People read it, usually within one working day.
      </PageHead>
      <div className="grid gap-10 border-t border-line pt-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <div className="relative max-w-2xl overflow-x-clip p-1 -m-1">
          <noscript>
            <p className="mb-5 bg-mangga-wash px-4 py-3 text-mangga-ink">
              Sending this form needs JavaScript. Please write to {CONTACT_DETAILS.email} instead.
            </p>
          </noscript>
          <ContactForm />
        </div>
        <aside
          aria-label="Contact details"
          className="flex flex-col gap-6 max-lg:border-t max-lg:border-line max-lg:pt-8"
        >
          <dl className="flex flex-col gap-5">
            <Detail title="Email">
              <a className={LINK} href={`mailto:${CONTACT_DETAILS.email}`}>
                {CONTACT_DETAILS.email}
              </a>
            </Detail>
            <Detail title="Phone">
              <a className={LINK} href={`tel:${CONTACT_DETAILS.phone.replaceAll(' ', '')}`}>
                {CONTACT_DETAILS.phone}
              </a>
              <p className="text-soft">Weekdays, 9 AM to 6 PM Manila time</p>
            </Detail>
            <Detail title="Address">
              <address className="not-italic">
                {CONTACT_DETAILS.address.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </address>
            </Detail>
          </dl>
          <p className="text-soft">
            <Rich text="Please send no passwords and no ID pictures here. What happens to your message is said in the [Privacy Policy](/privacy)." />
          </p>
        </aside>
      </div>
    </>
  )
}

const LINK = 'inline-flex min-h-11 items-center font-medium text-dagat underline underline-offset-4'

function Detail({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-soft">{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
