import { listed } from '#features/phrases/rules.ts'

/** Words are compared by their beginning, as everywhere here: `include`, `including`. */
const STEM = 5

/** What words around a word to write are about: each kind with as many ways to say it as people have. */
const KINDS: Readonly<Record<string, string>> = {
  write:
    'put pop slip sneak hide tuck throw paste append work weave write wrote written include mention add type place insert use say state drop enter quote cite copy leave give indicate reference sprinkle plant squeeze stick fit scatter toss embed incorporate plug stuff jot scribble spell utter echo repeat recite greet preface start begin open lead kick launch end close finish conclude sign wrap contain feature carry bear appear send text comment reply respond answer ilagay isulat isama banggitin sabihin gamitin idagdag lagyan simulan tapusin maglagay magsimula itype lagay sulat banggit pakilagay pakisulat pakisama',
  letter:
    'message messages msg application applications letter letters cover response proposal proposals bid bids submission email emails mail intro introduction note pitch dm pm chat inbox sulat mensahe liham aplikasyon',
  spot: 'first last opening closing top bottom beginning line sentence paragraph greeting salutation subject title headline header signature somewhere anywhere simula dulo umpisa unahan linya middle early front opener closer postscript signoff',
  called:
    'word words phrase phrases code codes codeword password passphrase keyword term token hashtag emoji salita salitang string handshake motto tag',
  proof:
    'know see tell show prove proof proves read reading reads human humans person people bot bots robot robots attention real test verify verification confirm skim skimmed spam filter filters notice carefully detail details serious malaman alam binasa nabasa basahin tao paying gotten made far',
  fate: 'ignore ignored delete deleted reject rejected discard trash bin skip skipped consider considered interview unread archive disqualified reviewed pile priority jump shortlist shortlisted opened answered noticed chance',
  want: 'want wants need needs like love expect hope must should shall dapat kailangan please kindly pls plz make sure remember forget huwag wag',
  you: 'you your yours ur you’re applicants applicant candidates whoever anyone mo nyo niyo ninyo iyong kayo',
  us: 'we i us me our my',
}

const kindOf = new Map(
  Object.entries(KINDS).flatMap(([kind, words]) => listed(words).map((word) => [word.slice(0, STEM), kind] as const)),
)

/** The kinds of words that the beginnings of some words tell, each once. */
export const kindsIn = (stems: readonly string[]): string[] => [
  ...new Set(stems.flatMap((stem) => kindOf.get(stem) ?? [])),
]

/** The kind that one word is of, or the word itself. */
export const kindOr = (stem: string): string => kindOf.get(stem) ?? stem

/** Every two of some kinds, in order: what is said together says more. */
export const pairsOf = (kinds: readonly string[]): string[] => {
  const sorted = kinds.toSorted()
  return sorted.flatMap((one, at) => sorted.slice(at + 1).map((other) => `${one}+${other}`))
}
