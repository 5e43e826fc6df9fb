/** Not wanted yet: "not now", "later on", "for the second round". */
const LATER = String.raw`(?:(?:not|no need|nothing)(?: \p{L}+){0,2} (?:now|yet|at this (?:stage|point|time|moment)|right (?:now|away)|for now|at first|initially|until later)|(?:only |much )?later(?: on)?(?!\s+than)|can wait|(?:in|for|at) (?:the |a )?(?:second|next|final|last|later) (?:round|stage|step|phase|date)|(?:once|after|when) (?:we(?:['’]ve| have)? (?:talk(?:ed)?|spoken|met|meet|chat(?:ted)?)|you(?:['’]re| are| have been|['’]ve been) (?:short-?listed|selected|chosen|hired)))`
const PUT_OFF = new RegExp(
  String.raw`^[^,;.!?\n]{0,50}?\b${LATER}\b|^[^,;.!?\n]{0,40},? but (?:[^,;.!?\n]{0,20} )?${LATER}\b`,
  'iu',
)
/** "No references just yet", "keep … for the second round". */
const NOT_YET =
  /\b(?:not|no|keep|save|hold|hold on to|hold off on|we(?:['’]ll| will) ask for|don['’]?t send)\s+(?:the |your |any |an? )*$/iu

/** Whether a thing that is named between `before` and `behind` is wanted later, and not with the application. */
export const isPutOff = (before: string, behind: string): boolean =>
  PUT_OFF.test(behind) ||
  (NOT_YET.test(before) && new RegExp(String.raw`^[^,;.!?\n]{0,30}\b${LATER}\b`, 'iu').test(behind))
