/** What a posting says that its work is not: "not a phone job", "no cold calling", "non-voice". */
const DENIED =
  /\b(?:(?:this |it )?(?:is |isn['’]t |is not )?(?:not|never|no|non|zero|without)(?: an?| any| about)?[ -]+(?:phone|voice|calls?\b|calling|cold[ -]call\w*|sales\b|selling|telemarketing)|isn['’]t an? (?:phone|voice|sales))[^.,;!?\n()]*/giu

/** Whether a posting says that nobody is to be talked to on the phone. */
export const deniesPhone = (text: string): boolean =>
  (text.match(DENIED) ?? []).some((said) => /phone|voice|calls?\b/i.test(said))

/** A posting's text without what it says that the work is not. */
export const withoutDenied = (text: string): string => text.replace(DENIED, ' ')
