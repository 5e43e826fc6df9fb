import type { Topic } from '../words/rules.ts'

/** What the assistant knows about applying; rules of spec 1 §5, spec 2 §6 and spec 3 §2. */
export const APPLYING_TOPICS: readonly Topic[] = [
  {
    name: 'apply',
    asks: [
      'apply',
      'apply job',
      'apply requirements',
      'requirements',
      'apply problem',
      'apply profile',
      'apply resume',
      'send letter',
      'job requirements',
    ],
    answer:
      'To apply you need three things: a completed profile, an uploaded resume and a connected board account (OnlineJobs.ph).\n\n1. Open a posting on the Jobs page and choose Apply Now.\n2. Pick your resume, write or generate a cover letter, and set your apply points.\n3. Choose Submit Application. It counts as sent only after the board confirmed it, and you keep the receipt.\n\nLinkedIn postings open on LinkedIn, where you apply directly.',
  },
  {
    name: 'points',
    asks: [
      'points',
      'apply points',
      'points limit',
      'points price',
      'points duration',
      'points daily',
      'points onlinejobs',
      'points job',
      'buy points',
    ],
    answer:
      'Apply points come from your OnlineJobs.ph account, not from Hanap. The board gives you 10 for every day you log in, up to 60. An application can carry 1 to 60 points: more points put it higher in the employer’s list. If you set none, 1 is used. You see how many you have before you send, and you can never spend more than that.',
  },
  {
    name: 'id-proof',
    asks: [
      'idproof',
      'idproof score',
      'verify id',
      'idproof onlinejobs',
      'selfie',
      'upload id',
      'idproof upload',
      'idproof account',
      'idproof profile',
      'idproof limit',
    ],
    answer:
      'ID proof is the score OnlineJobs.ph gives your account for showing who you are: a government ID, a selfie with it, a proof of address and your mobile number. Employers filter by it, and Automation Apply needs at least 40. Start under Settings > Integrations after connecting your board account. Pictures may be JPG or PNG, up to 5 MB each; Hanap passes them to the board and does not keep them once the board has answered.',
  },
  {
    name: 'connect',
    asks: [
      'connect',
      'connect account',
      'connect onlinejobs',
      'connect board account',
      'onlinejobs',
      'onlinejobs account',
      'onlinejobs login',
      'connect problem',
      'onlinejobs problem',
      'onlinejobs register',
      'onlinejobs apply',
      'connect setup',
    ],
    answer:
      'Open Settings > Integrations and enter the e-mail and password of your OnlineJobs.ph account. We log in once to check them, then your applications, apply points and ID proof work from here. You need this connection to apply in one click and for Automation Apply. No account yet? Create one on OnlineJobs.ph first; it is free.',
  },
  {
    name: 'disconnect',
    asks: [
      'disconnect',
      'disconnect account',
      'disconnect onlinejobs',
      'delete connection',
      'delete onlinejobs',
      'delete onlinejobs account',
    ],
    answer:
      'Open Settings > Integrations and choose Disconnect. We forget your board password and session at once. Applications you have sent stay in your list with their receipts; new ones and Automation Apply need the connection again.',
  },
  {
    name: 'board-password-safe',
    asks: [
      'onlinejobs password',
      'onlinejobs password security',
      'security onlinejobs',
      'security connect',
      'onlinejobs account security',
      'security onlinejobs password',
      'password save',
      'onlinejobs data',
    ],
    answer:
      'Your OnlineJobs.ph password is stored encrypted and is used only to log in there for you: to apply, to read your points and your ID proof. Nobody at Hanap can read it, it is never shown again, and every use is recorded. Disconnect under Settings > Integrations and it is deleted at once.',
  },
  {
    name: 'automation',
    asks: [
      'automation',
      'automation apply',
      'automation requirements',
      'automation time',
      'automation limit',
      'automation idproof',
      'automation connect',
      'automation problem',
      'automation threshold',
      'automation job',
      'automation premium',
      'automation plan',
      'automation account',
      'automation points',
      'automation match',
    ],
    answer:
      'Automation Apply sends applications to your best-matched jobs every day at 8 AM Manila time. It needs a connected board account and an ID-proof score of at least 40, and an active trial or plan. You set the rules under Settings > Automation: 1 to 10 jobs a day, a skill match from 50 to 100 percent (90 to begin with) and the points for each. After every run you see each job with the reason it was taken or not.',
  },
  {
    name: 'resume',
    asks: [
      'resume',
      'resume upload',
      'resume format',
      'upload format',
      'format limit',
      'upload',
      'resume problem',
      'resume limit',
      'change resume',
      'delete resume',
      'resume pdf',
      'resume profile',
      'format',
      'resume parse',
    ],
    answer:
      'Your resume should be a PDF or DOCX, up to 5 MB. Upload it on your Profile page, in the onboarding steps or while you apply. You can keep several and choose one for each application. If an upload is refused, check that the file opens on your phone and save it as PDF again.',
  },
  {
    name: 'letter',
    asks: [
      'letter',
      'write letter',
      'ai letter',
      'ai',
      'ai write',
      'letter apply',
      'ai instructions',
      'change letter',
      'letter problem',
      'ai apply',
    ],
    answer:
      'While applying you can write your own cover letter or choose Generate. The generated one uses only facts from your profile and the posting, nothing is invented, and you can change every word before it is sent. With AI instructions you say how it should sound, for example “short and friendly”. Tip: many employers hide a word to type in the posting; read to the end and add it yourself.',
  },
  {
    name: 'status',
    asks: [
      'status',
      'apply status',
      'status job',
      'change status',
      'interview',
      'apply interview',
      'status onlinejobs',
    ],
    answer:
      'Everything you sent is on the Applications page, each with its receipt. You move an application through six statuses yourself: applied, reviewing, interview, offer, hired or rejected, and you can add notes and dates. Nothing is overwritten: the history shows every change.',
  },
  {
    name: 'delivery',
    asks: [
      'receipt',
      'apply receipt',
      'unconfirmed',
      'apply unconfirmed',
      'apply failed',
      'apply missing',
      'apply sent',
      'apply twice',
      'duplicate apply',
      'receipt employer',
    ],
    answer:
      'An application counts as sent only after the board confirmed it. If the connection broke before its answer came, we look it up on the board first and never send it twice; until then it is shown as unconfirmed. If it failed, the reason is on the Applications page and you can send it again. The receipt keeps the letter, the resume and the posting as they were.',
  },
  {
    name: 'silence',
    asks: [
      'silence',
      'silence employer',
      'silence apply',
      'followup',
      'followup employer',
      'followup apply',
      'followup problem',
    ],
    answer:
      'Employers answer on the board or by e-mail, and many take a week or two. Open the application: there you can note a follow-up for a day, and where it has been silent for long a friendly question is written for you to copy. One is enough. Meanwhile apply to others: nobody should wait for one answer.',
  },
  {
    name: 'call-back',
    asks: [
      'withdraw',
      'withdraw apply',
      'undo',
      'undo apply',
      'refund apply',
      'delete apply',
      'wrong apply',
      'wrong sent',
      'wrong resume apply',
    ],
    answer:
      'What the board has accepted cannot be called back from here: write to the employer on the board if something was wrong, or if you no longer want the job. The apply points are used. What Automation Apply plans can be refused until 7:45 AM Manila time, one by one or the whole run.',
  },
  {
    name: 'linkedin',
    asks: [
      'linkedin',
      'linkedin apply',
      'linkedin job',
      'linkedin account',
      'linkedin connect',
      'linkedin login',
      'linkedin points',
    ],
    answer:
      'Jobs from LinkedIn are listed here beside those of OnlineJobs.ph. To apply for one, choose Apply Now: it opens the posting on LinkedIn and you apply there with your LinkedIn account. You can still save it and keep track of it here. Logging in to Hanap with LinkedIn is not available yet.',
  },
]
