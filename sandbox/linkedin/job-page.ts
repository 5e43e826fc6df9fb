import type { LinkedinPosting } from '../market/types.ts'
import { escapeHtml } from '../http/replies.ts'
import { card, companyUrl, viewUrl, type PageContext } from './card.ts'
import { ageInDays, ageInWords, WORDS } from './language.ts'
import { spread } from './posting-index.ts'

/** The fragment of one posting, 20 kB and more, as the guest API and the public page show it. */
export function jobFragment(posting: LinkedinPosting, similar: LinkedinPosting[], context: PageContext): string {
  return `<!DOCTYPE html>
${topCard(posting, context)}
<div class="decorated-job-posting__details">
${recruiter(posting)}
    <section class="core-section-container my-3 description">
      <div class="core-section-container__content break-words">
        ${salary(posting)}
        <div class="description__text description__text--rich">
          <section class="show-more-less-html" data-max-lines="5">
            <div class="show-more-less-html__markup show-more-less-html__markup--clamp-after-5
                relative overflow-hidden">
              ${posting.descriptionHtml}
            </div>
            <button class="show-more-less-html__button show-more-less-button show-more-less-html__button--more" aria-expanded="false">Show more</button>
            <button class="show-more-less-html__button show-more-less-button show-more-less-html__button--less">Show less</button>
          </section>
        </div>
        <!---->
        ${criteria(posting, context)}
      </div>
    </section>
    <section class="core-section-container find-a-referral"><div class="face-pile"><p class="face-pile__text">Referrals increase your chances of interviewing by 2x</p></div></section>
    <section class="core-section-container similar-jobs"><h2 class="core-section-container__title">Similar jobs</h2>
      <ul class="show-more-less__list">${similar.map((each, at) => card(each, at, context)).join('')}</ul>
    </section>
</div>
<code id="decoratedJobPostingId" style="display: none"><!--"${posting.id}"--></code>
<code id="jobIdsToExclude" style="display: none"><!--"${posting.id}"--></code>
${applyAddress(posting)}${SIGN_IN_MODAL}`
}

/** True for postings whose page still tells the employer's own apply address; most no longer do. */
export function tellsApplyAddress(posting: LinkedinPosting): boolean {
  return posting.state === 'open' && spread(posting.id + 7, 5) === 0
}

function topCard(posting: LinkedinPosting, context: PageContext): string {
  const fresh = ageInDays(posting.postedOn, context.now) === 0 ? ' posted-time-ago__text--new' : ''
  const title = escapeHtml(posting.title)
  return `<section class="top-card-layout container-lined overflow-hidden babybear:rounded-[0px]">
  <div class="top-card-layout__card relative p-2 papabear:p-details-container-padding">
    <a href="${escapeHtml(companyUrl(posting, context))}"><img class="artdeco-entity-image artdeco-entity-image--profile" data-ghost-url="https://static.example/ghost-company" alt></a>
    <div class="top-card-layout__entity-info-container flex flex-wrap papabear:flex-nowrap">
      <div class="top-card-layout__entity-info flex-grow flex-shrink-0 basis-0 babybear:flex-none babybear:w-full babybear:flex-none babybear:w-full">
        <a href="${escapeHtml(viewUrl(context.linkOrigin, posting))}?trk=public_jobs_topcard-title" data-tracking-control-name="public_jobs_topcard-title" class="topcard__link">
          <h2 class="top-card-layout__title font-sans text-lg papabear:text-xl font-bold leading-open text-color-text mb-0 topcard__title">${title}</h2>
        </a>
        <h4 class="top-card-layout__second-subline font-sans text-sm leading-open text-color-text-low-emphasis mt-0.5">
          <div class="topcard__flavor-row">
            <span class="topcard__flavor">
              <a class="topcard__org-name-link topcard__flavor--black-link" data-tracking-control-name="public_jobs_topcard-org-name" href="${escapeHtml(companyUrl(posting, context))}" rel="noopener">
                ${escapeHtml(posting.company.name)}
              </a>
            </span>
            <span class="topcard__flavor topcard__flavor--bullet">
              ${escapeHtml(posting.location)}
            </span>
          </div>
          <div class="topcard__flavor-row">
            <span class="posted-time-ago__text${fresh} topcard__flavor--metadata">
              ${ageInWords(posting.postedOn, context.now, context.language, posting.id)}
            </span>
            ${applicants(posting)}
          </div>
        </h4>
        ${posting.state === 'closed' ? closedFigure(context) : applyButton(context)}
      </div>
    </div>
  </div>
</section>`
}

function applicants(posting: LinkedinPosting): string {
  const caption = escapeHtml(posting.applicants)
  if (spread(posting.id, 2) === 0)
    return `<span class="num-applicants__caption topcard__flavor--metadata topcard__flavor--bullet">
              ${caption}
            </span>`
  return `<figure class="num-applicants__figure topcard__flavor--metadata topcard__flavor--bullet"><span class="num-applicants__icon"></span>
              <figcaption class="num-applicants__caption">
                ${caption}
              </figcaption></figure>`
}

function closedFigure(context: PageContext): string {
  return `<figure class="closed-job" role="img"><icon class="closed-job__icon"></icon>
          <figcaption class="closed-job__flavor closed-job__flavor--closed">
            ${WORDS[context.language].closed}
          </figcaption></figure>`
}

function applyButton(context: PageContext): string {
  return `<div class="top-card-layout__cta-container flex flex-wrap mt-0.5 papabear:mt-0 ml-[-12px]">
          <button class="sign-up-modal__outlet top-card-layout__cta mt-2 ml-1.5 h-auto babybear:flex-auto top-card-layout__cta--primary btn-md btn-primary" data-tracking-control-name="public_jobs_apply-link-offsite_sign-up-modal" data-modal="sign-up-modal">
            ${WORDS[context.language].apply}
          </button></div>`
}

function recruiter(posting: LinkedinPosting): string {
  if (spread(posting.id + 3, 4) !== 0) return ''
  const name = RECRUITERS[spread(posting.id, RECRUITERS.length)] ?? 'The hiring team'
  return `<div class="message-the-recruiter"><p class="message-the-recruiter__cta">Direct message the job poster</p>
      <div class="base-card base-main-card flex flex-wrap"><div class="base-main-card__info">
        <h3 class="base-main-card__title font-sans text-[18px] font-bold">
          ${name}
        </h3><h4 class="base-main-card__subtitle">Recruiting at ${escapeHtml(posting.company.name)}</h4>
      </div></div></div>`
}

const RECRUITERS = ['Liza Montemayor', 'Paolo Ibarrientos', 'Grace Tumulak', 'Hannah Oakridge', 'Miguel Sarmenta']

function salary(posting: LinkedinPosting): string {
  if (!posting.salaryText) return '<!---->'
  return `<section class="core-section-container compensation compensation--above-description">
          <h2 class="core-section-container__title">Base pay range</h2>
          <div class="compensation__salary-range"><div class="salary compensation__salary">
            ${escapeHtml(posting.salaryText)}
          </div></div></section>`
}

function criteria(posting: LinkedinPosting, context: PageContext): string {
  const words = WORDS[context.language]
  const rows: [string, string | null][] = [
    [words.criteria.seniority, words.value(posting.seniority)],
    [words.criteria.type, words.value(posting.employmentTypes.join(', '))],
    [words.criteria.jobFunction, posting.jobFunction],
    [words.criteria.industries, posting.industries],
  ]
  const items = rows.flatMap(([label, value]) => (value === null ? [] : [criterion(label, value)]))
  return `<ul class="description__job-criteria-list">${items.join('')}
        </ul>`
}

function criterion(label: string, value: string): string {
  return `
          <li class="description__job-criteria-item">
            <h3 class="description__job-criteria-subheader">
              ${label}
            </h3>
            <span class="description__job-criteria-text description__job-criteria-text--criteria">
              ${escapeHtml(value)}
            </span>
          </li>`
}

function applyAddress(posting: LinkedinPosting): string {
  if (!tellsApplyAddress(posting)) return ''
  const target = encodeURIComponent(`https://careers.example/${posting.company.id}/jobs/${posting.id}?source=network`)
  return `<code id="applyUrl" style="display: none"><!--"https://www.linkedin.com/jobs/view/externalApply/${posting.id}?url=${target}&amp;urlHash=sandbox"--></code>\n`
}

const FIELD = (name: string): string => `
      <div class="text-input flex w-full items-center border-1 border-solid rounded-sm relative input-border-small">
        <input class="text-color-text font-sans text-md outline-0 bg-color-transparent w-full" name="${name}" id="modal_${name}" type="text" autocomplete="${name}" required data-tracking-control-name="public_jobs_sign-up-modal_${name}">
        <p class="input-helper mt-1.5" for="modal_${name}" role="alert" data-js-module-id="guest-input__message"></p>
      </div>`

const SIGN_IN_MODAL = `<div class="modal modal--sign-up" data-outlet="sign-up-modal" id="sign-up-modal" hidden>
  <div class="modal__overlay flex items-center bg-color-background-scrim justify-center fixed bottom-0 left-0 right-0 top-0 opacity-0 invisible pointer-events-none z-[1000]" aria-hidden="false">
    <section aria-modal="true" role="dialog" aria-labelledby="public_jobs_apply-link-offsite_sign-up-modal-modal-header" tabindex="-1" class="max-h-full modal__wrapper overflow-auto p-0 bg-color-surface">
      <h2 class="modal__title">Sign in or join to find your next job</h2>${['first-name', 'last-name', 'email', 'password'].map(FIELD).join('')}
    </section></div></div>
`
