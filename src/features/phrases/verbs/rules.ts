import { listed, type Words } from '../rules.ts'

/** Verbs of work whose past is not made by "-ed" alone. */
const IRREGULAR: Record<string, string> = Object.fromEntries(
  listed(
    `build:built lead:led run:ran keep:kept write:wrote make:made do:did grow:grew sell:sold teach:taught set:set cut:cut
    hold:held take:took give:gave bring:brought win:won meet:met oversee:oversaw send:sent deal:dealt find:found draw:drew
    drive:drove get:got speak:spoke shoot:shot upsell:upsold rebuild:rebuilt plan:planned ship:shipped chat:chatted
    tag:tagged troubleshoot:troubleshot refer:referred transfer:transferred submit:submitted map:mapped log:logged control:controlled`,
  ).map((pair) => pair.split(':')),
) as Record<string, string>
/** The others that resumes tell of. */
const REGULAR = listed(
  `manage handle process prepare answer respond provide assist support create develop design edit schedule coordinate maintain
  update upload organize organise perform conduct monitor review reconcile encode record resolve train supervise
  generate implement ensure close call contact screen source interview onboard research analyze analyse compile track
  file enter check verify post publish optimize optimise improve increase reduce deliver produce test fix install configure
  migrate negotiate order purchase invoice bill collect audit calculate compute translate transcribe moderate engage book
  arrange confirm communicate collaborate attend gather present pitch qualify launch automate administer help serve
  receive follow work draft report document clean crop animate illustrate code deploy debug program liaise facilitate
  execute promote market advertise operate dispatch pack label inspect guide coach mentor tutor escalate identify reply type sort
  count guard measure estimate greet welcome visit host photograph recruit remind request retouch survey weigh restore forward`,
)
/** What is a thing as often as a deed: "Customer support of …", "Test cases for …" begin with one. */
export const ALSO_NOUNS: ReadonlySet<string> = new Set(
  listed(
    `support design process test record file post report document market program code order invoice bill research review work
    call contact source label pack track schedule book present coach guide cut set run deal draw lead map log tag ship chat
    forward processing testing filing billing marketing programming coding writing building training accounting design drawing
    dispatching setting booking recording reporting scheduling research calls reports records orders posts reviews`,
  ),
)
/** Pasts that are only told, of verbs whose other forms say too little. */
const ONLY_PAST: Words = listed('saw began put read spent understood rewrote proofread')

/** The forms of English verbs; `irregular` holds the pasts that are not made by "-ed" alone. */
export function conjugation(irregular: Readonly<Record<string, string>>) {
  const past = (verb: string): string =>
    irregular[verb] ??
    (verb.endsWith('e') ? `${verb}d` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`)
  const third = (verb: string): string =>
    /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : /(?:s|x|ch|sh|o|z)$/.test(verb) ? `${verb}es` : `${verb}s`
  const gerund = (verb: string): string => {
    if (/[^e]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
    // "planned", "planning": what is doubled in the past is doubled here.
    const was = past(verb)
    const doubled = was.endsWith('ed') && was.length === verb.length + 3 ? was.slice(0, -2) : verb
    return `${/^(?:set|cut|run|win|get)$/.test(doubled) ? doubled + doubled.at(-1) : doubled}ing`
  }
  return { past, third, gerund }
}
const { past, third, gerund } = conjugation(IRREGULAR)

/** Every form of these verbs: what somebody does, did and is doing. */
export const formsOf = (...verbs: string[]): Words =>
  verbs.flatMap((verb) => [...new Set([verb, third(verb), past(verb), gerund(verb)])])
/** What was done, said of these verbs. */
export const pastsOf = (...verbs: string[]): Words => verbs.map(past)

const ALL: Words = [...REGULAR, ...Object.keys(IRREGULAR)]
/** Pasts of the verbs of work that are not made by "-ed" alone. */
export const IRREGULAR_PASTS: Words = [...Object.values(IRREGULAR), ...ONLY_PAST].filter((was) => !was.endsWith('ed'))
/** What was done, and what somebody does, said of any verb of work; no form that is a thing as well. */
export const [WORK_PASTS, WORK_THIRDS]: [Words, Words] = [
  pastsOf(...ALL),
  ALL.filter((verb) => !ALSO_NOUNS.has(verb)).map(third),
]
/** The past of every form of a verb of work but the past itself. */
export const PASTS: ReadonlyMap<string, string> = new Map(
  ALL.flatMap((verb) => [verb, third(verb), gerund(verb)].map((form) => [form, past(verb)] as const)),
)
/** The plain form of every verb of work, by its past. */
export const BASES: ReadonlyMap<string, string> = new Map(ALL.map((verb) => [past(verb), verb] as const))
