import type { AskedFile } from '../../contract.ts'

/** What people make at work and can show. */
export const WORKS =
  'works?|projects?|edits?|designs?|logos?|videos?|reels?|sites?|websites?|pages?|stores?|shops?|funnels?|articles?|ads?|advertorials?|campaigns?|pieces?|illustrations?|thumbnails?|animations?|renders?|drawings?|posts?|scripts?|e-?mails?|episodes?|stor(?:y|ies)|poems?|essays?|apps?|flows?|automations?|scenarios?|dashboards?|sops?|clips?|photos?|shots?|pins?|listings?|carousels?|takeoffs?|drawing sets?|podcasts?|newsletters?|threads?|builds?|transcripts?|translations?|lessons?|levels?|decks?|accounts?|thumbs|captions?|plan sets?|spreadsheets?|presentations?|mock-?ups?|banners?|flyers?|tracks?|mixes|itinerar(?:y|ies)'
const MAKING =
  'made|built|edited|drafted|designed|written|wrote|created|shipped|coded|drew|drawn|shot|filmed|launched|produced|won|placed|optimi[sz]ed|developed|published|cut|sped up|speeded up|animated|translated|illustrated|set up|worked on|done|completed|rendered|simplified|automated|sent|fixed|rewrote|rewritten|formatted|narrated|recorded|voiced|mixed|mastered|retouched|composed|painted|printed|modell?ed|rigged|subtitled|captioned|transcribed|ghostwrote|ghostwritten|authored|scripted|storyboarded|prototyped|wireframed|configured|migrated|deployed|crafted|styled|restored|typeset|cleaned(?: up)?'
/** "… you made", "… of yours": what shows that a thing is the applicant's. */
export const YOU_MADE = String.raw`(?:(?:that |which )?(?:you|they)(?:['’]ve| have)? (?:\w+ly )?(?:${MAKING})|of yours|(?:${MAKING}) by you|(?:that |which )?you(?:['’]re| are) (?:most )?proud of)\b(?! for\b)`
/** What a photo shows of somebody's work, and not of them. */
const PICTURED =
  'works?(?! ?(?:area|space|station|desk|place|set-?up|corner|from)\\b)|projects?|designs?|products|bindings|paintings|pieces|cakes|gardens|murals|tattoos|furniture|builds|drawings|artworks?'
const HOSTS =
  'behance|dribbble|github|figma|instagram|linkedin|youtube|tiktok|vimeo|google drive|artstation|profile|webflow|shopify|wordpress|soundcloud|substack|medium|notion|drive|dropbox|pinterest|live|published'
/** So many of them. */
export const SOME = String.raw`(?:\d+(?:\s?[-–]\s?\d+)?|one|two|three|four|five|some|a few|any)`
/** A pattern of any of these, in whichever case. */
export const any = (...sources: string[]): RegExp => new RegExp(sources.join('|'), 'i')

/** What each file is called. */
export const NAMES: Record<AskedFile, RegExp> = {
  resume: /\b(?:r[eé]sum[eé]s?|cvs?|curriculum vitae|bio-?data|personal data sheet|pds)(?!\w)/i,
  portfolio: any(
    String.raw`(?<!\b(?:services?|property|investment|loan|company) )\bportfolios?\b(?! manage)|\bfolio(?: links?)?\b`,
    String.raw`\b(?:work|writing|design|editing|code|video|audio|art) samples?\b|\bsample (?:${WORKS})\b|\bsamples?,? (?:please|ng|mo)\b|\b${SOME} sample [\w-]+s\b`,
    String.raw`\b(?:${SOME}|include|provide|send|submit|e-?mail|upload|share|show|give|attach|with|past|previous|your)\s+(?:(?:us|me|relevant|specific|your|links? to|live|real|best|past|[\w-]+) ){0,2}(?:samples?|examples?)\b(?! of (?:how|when|a time|where|a situation))`,
    String.raw`\b(?:samples?|examples?) (?:of|that)\b[^.!?\n]{0,40}\b(?:you(?:r|['’]\w+)?|${WORKS})\b`,
    String.raw`\b(?:links?|urls?) (?:(?:me|us|and \w+|or \w+) )?(?:to|of|for)\b(?! (?:our|my|this|submit|apply|fill|complete|access|register|(?:an? |the )?(?:interview|call|meeting)|download|join|book|upload|start)\b)[^.!?\n]{0,50}?\b(?:you(?:r|['’]\w+)?|${WORKS}|${HOSTS})\b|\b(?:${HOSTS}|${WORKS}|partner)\b[^.!?\n]{0,15}\blinks?\b(?! (?:is|are|below|above|provided|in (?:bio|profile|comments|description)))`,
    String.raw`\blinks? (?:ng|sa|nung|sa mga|ng mga) [^.!?\n]{0,40}\b(?:mo|n[iy]?yo|ninyo|na-?handle|ginawa|gawa)\b`,
    String.raw`\bmga (?:na)?gawa(?:ng)? (?:mo|n[iy]?yo|ninyo)\b`,
    String.raw`\b(?:your|ur) (?:show ?|demo ?)?reel\b|\b(?:an?|with|without|no|and|or|one) (?:short )?(?:show|demo|sizzle|highlight) ?reels?\b`,
    String.raw`\b(?:your|ur) (?:behance|dribbble|github|figma|vimeo|artstation)\b`,
    String.raw`\b(?:github|gitlab|bitbucket|behance|dribbble|artstation|stack ?overflow)(?:\s*(?:\/|,|and|or|&)\s*\w+)? (?:profiles?|accounts?|pages?|repos?|repositor(?:y|ies))\b`,
    String.raw`\b(?:show|send|share|attach|paste) (?:(?:us|me) )?${SOME} (?:(?:live|real|recent|best|past|finished|published|short) )+(?:${WORKS})\b(?! (?:a|per|each|every) (?:day|week|month))`,
    String.raw`\b(?:show|send|share|attach|paste) (?:(?:us|me) )?${SOME} (?:[\w-]+ )?(?:${WORKS}) (?:that|which) (?:got|went|did|made|brought|ranked|converted|performed)\b`,
    String.raw`\b(?:photos?|pictures?|pics|images) of your (?:[\w-]+ )?(?:${PICTURED})\b`,
    String.raw`\bas (?:an? )?(?:work )?samples?\W*$`,
    String.raw`\b(?:include|provide|send|share|show|attach|submit|with)\b(?: (?:us|me|any|your|relevant|past|some|one|two|\d|results or))* case stud(?:y|ies)\b`,
    String.raw`(?<!\b(?:numbers?|figures|stats|metrics|results|kpis?|data|spend|sales) )\bbefore\s*(?:\/|and|&)\s*afters?\b`,
    String.raw`\b${SOME} (?:[\w-]+ )?(?:${WORKS}) (?:(?:that |which )?you(?:['’]ve| have)? )?(?:managed|run|ran|handled|grown|grew|edited)\b[^.!?\n]{0,20}\blinks?\b`,
    String.raw`\b(?:pages?|parts?|samples?|cop(?:y|ies)|excerpts?|minutes?) (?:of|from) (?:an? |your )?(?:past|previous|old|recent|finished) (?:\w+ )?(?:${WORKS})\b`,
    String.raw`\b(?:your )?(?:best|top|favou?rite) (?:\d|two|three|four|five) (?:${WORKS})\b`,
    String.raw`\b${SOME} live (?:links?|${WORKS})\b|\b${SOME} (?:${WORKS}) (?:that|which) (?:got|went|performed|converted|hit|reached|sold|ranked)\b`,
  ),
  voice:
    /\bvocaroo\b|\b(?:voice|audio)[\s-]?(?:recordings?|records?|messages?|msgs?|notes?|clips?|memos?|files?|introductions?|intros?|samples?)\b|\brecord(?:ing)?\b[^.!?\n]{0,30}\b(?:your voice|yourself (?:reading|speaking|talking))\b|\brecorded (?:voice|audio|intro\w*)\b|\bmp3\b|\b(?:custom|short|your|an) audition\b|(?<!\b(?:for|per|every|each|transcrib\w+) )\b(?:\d+|one|two|half a)[\s-]*(?:sec|min)\w*[\s-]*(?:of )?audio\b|\b(?:demos?|clips?|samples?|recordings?) (?:reel )?of your voice\b|\b(?:voice(?:[\s-]?over)?|vo) (?:demos?|reels?|samples?)\b|\brecorded demo\b|\b(?:\d+|one|two|half a)[\s-]*(?:sec|min)\w*[\s-]*(?:[\w-]+ )?recordings?\b(?! of your screen)/i,
  video:
    /\blooms?\b|\b(?:video|vid)[\s-]?(?:introductions?|intros?|resumes?|messages?|recordings?|links?|cv)\b|\b(?:introduct(?:ion|ory)|intro|selfie|self[\s-]?intro\w*)\s+(?:video|vid)s?\b|\b(?:(?:\d+|one|two|three)[\s-]*(?:(?:to|-)\s*\w+[\s-]*)?(?:minutes?|mins?|seconds?|secs?|s)|short|quick|brief)[\s-]*(?:\d+[\s-]*(?:minutes?|mins?|seconds?|secs?|s)[\s-]*)?(?:(?:unlisted|recorded|youtube|selfie|self[\s-]?intro\w*|intro\w*) )?(?:video|vid)\b|\b(?:video|vid)s?,? \(?(?:of )?(?:max(?:imum)? |up to |under |about |at most )?(?:\d+|one|two|three)[\s-]*(?:minutes?|mins?|seconds?|secs?)\b|\bvideo (?:of you(?:rself)?\b|about yourself|telling|answering|introducing|explaining|na nag)|\bfilm (?:yourself|a (?:short |quick )?clip)\b|\brecord yourself (?:teaching|demonstrating|presenting|on camera|explaining|introducing|answering|playing|performing)\b|\bvids? of (?:you|yourself|(?:your |ur )?(?:past|previous|recent))\b|\b(?:minutes?|mins?|seconds?|secs?) of you (?:talking|speaking|introducing|on camera)\b/i,
  speed_test: /\bspeed[\s-]?tests?\b|\b(?:internet|wi-?fi|net|connection) speed\b|\bspeedtest/i,
  typing_test:
    /\btyping\s+(?:speed\s+)?(?:tests?|score|results?)\b|\btyping speed \(?(?:screenshot|result)|\b(?:screenshots?|proof|results?) of (?:your )?typing\b|\b(?:10fastfingers|typingtest|monkeytype)\b|(?<!\btyping speed(?: in)? ?\(?)\bwpm\b/i,
  pc_specs:
    /\b(?:details|specs) of your (?:machine|pc|computer|laptop|desktop|set-?up)\b|\b(?:pc|computer|laptop|desktop|system|device|hardware|unit)(?:['’]s)?\s*(?:\/\s*laptop\s+)?spec(?:s|ifications?)?\b|\bscreen ?shots? of (?:your |ur )?(?:(?:pc|computer|laptop) )?(?:system info(?:rmation)?|system specs?|about (?:this )?(?:mac|pc|computer))\b|\bspec(?:s|ifications?) (?:of|ng) (?:your |mong )?(?:pc|computer|laptop)\b/i,
  test_result:
    /\b(?:disc|mbti|personality|16 ?personalities|enneagram|iq|english|ef ?set|efset|aptitude|nclex|ielts|toeic|board exam|exam)\s*(?:-\s*)?(?:proficiency |level |assessment )?(?:tests?|profile|results?|assessments?|scores?|types?)\b|\bmbti\b|\b16personalities\b|\bDISC(?=\s*(?:$|[,.;&)]|and\b))/i,
  photo: any(
    String.raw`\b(?:latest|recent|clear|one|two|three|a|\d) (?:[\w-]+ )?selfies?\b(?! vid)`,
    String.raw`\bselfies? (?:mo|n[iy]?yo|ninyo|please|pls)\b`,
    String.raw`\b(?:photos?|pictures?|pic|selfie(?! vid)|litrato|larawan)\b[^.!?\n]{0,20}\b(?:of (?:yourself|you|your(?! (?:[\w-]+ )?(?:${PICTURED})\b)|it)\b|mo|ng (?:workstation|work ?area|pwesto))`,
    String.raw`(?<!\b(?:my|our|the|this|his|her) )\b(?:recent|profile|workstation|headshot|id)\s*(?:id )?(?:photos?|pictures?)\b`,
    String.raw`\byour (?:photo|picture)\b`,
    String.raw`\b(?:whole|full|half)[ -]?body (?:pics?|photos?|pictures?|shots?)\b`,
    String.raw`\b(?:recent|latest|clear)(?: na)? (?:pic|picture|photo|litrato)\b(?! of (?:the|a|our)\b)`,
    String.raw`\b[12]\s?x\s?[12]\b`,
    String.raw`(?:^|,)\s*(?:an? |your |recent |clear )?(?:photo|picture)s?(?=\s*(?:,|$|and\b|&))`,
    String.raw`\bheadshot\b`,
    String.raw`(?:\b(?:with|at|na may|and)|&|w\/) (?:an? |your |the |latest |recent |dalawang )*(?:photos?|pictures?|litrato)\b(?! (?:of|ng) (?!you|sarili|work|pwesto))`,
  ),
  certificate:
    /\bcertificat(?:es?|ions?)\b|\bcerts?\b|\bdiploma\b|\b(?<!\b(?:sample|past|previous|old|finished|recent) )(?:transcripts?|tor)\b(?= of|$|[,.;&/ ])(?! (?:(?:that |which )?you\b|of (?:an? |the |your )?(?:calls?|meetings?|interviews?|episodes?|podcasts?|audio)))|\b(?:teaching|professional|academic|educational) credentials\b|\b(?:prc|lpt|board|nursing|teaching|professional) (?:licen[cs]e|id)\b|\bcoe\b|\bcop(?:y|ies) of (?:your |ur |the )?(?:[\w-]+ ){0,3}licen[cs]es?\b|\bcop(?:y|ies) of (?:your |the )?nc ?(?:ii?i?|iv|[1-4])\b/i,
  references:
    /\breferences\b|(?<!\b(?:their|our|his|her) )\breference letters?\b|\b(?:contact (?:details|numbers?|info)|names?|numbers?|e-?mails?) (?:from|of|for) (?:your )?(?:\d|one|two|three) (?:past|former|previous|last|old)\b|\breferees\b|\b(?:clients?|employers?|someone) (?:(?:that|who|whom) )?(?:we|i) (?:may|can|could) (?:call|contact|ring|ask)\b|\bpeople (?:we|i) (?:may|can|could) (?:call|contact|ring|talk to)\b|\b(?:names?|e-?mails?|contacts?|numbers?)\b[^.!?\n]{0,20}\b(?:of|for)\b[^.!?\n]{0,15}\b(?:former|previous|past|last) (?:boss|bosses|clients?|employers?|managers?|supervisors?)\b|\b(?:character|professional|work) references?\b|\bvouch for you\b|\bcontact (?:details|numbers?) of (?:your )?(?:former|previous|past)\b/i,
}
