/** What a posting says that its work is not: "not a phone job", "no cold calling", "non-voice". */
const DENIED =
  /\b(?:(?:this |it )?(?:is |isn['’]t |is not )?(?:not|never|no|non|zero|without)(?: an?| any| about)?[ -]+(?:phone|voice|calls?\b|calling|cold[ -]call\w*|sales\b|selling|telemarketing)|isn['’]t an? (?:phone|voice|sales))[^.,;!?\n()]*/giu

/** Whether a posting says that nobody is to be talked to on the phone. */
export const deniesPhone = (text: string): boolean =>
  (text.match(DENIED) ?? []).some((said) => /phone|voice|calls?\b/i.test(said))

/** "We'll teach you", "what we can't teach": what is done with whoever is hired, and none of their work. */
const BY_THEM = /\b(?:we|I)(?:['’]ll| will| can(?:['’]t|not)?| do)? (?:also )?(?:teach|train)\b/giu

/** A posting's text without what it says that the work is not, and what the employer does. */
export const withoutDenied = (text: string): string => text.replace(DENIED, ' ').replace(BY_THEM, ' ')
