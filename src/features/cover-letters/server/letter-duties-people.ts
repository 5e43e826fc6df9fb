import type { Duty } from './letter-duty.ts'

const says = (source: string): RegExp => new RegExp(String.raw`\b(?:${source})`, 'iu')

/** People on the phone, in writing and in calendars. */
export const WITH_PEOPLE: readonly Duty[] = [
  {
    says: says(
      String.raw`answer\w* (?:live )?chats?|chats? & e-?mails?|e-?mail (?:&|and) chat|live chat|tickets?\b|zendesk|intercom|gorgias|freshdesk|buyer messages|customer (?:messages|e-?mails|inquiries|queries|service|support)|chat support`,
    ),
    calls: ['writing', 'counter', 'voice', 'explain', 'chase', 'care'],
    needs: [
      'Your customers write when something has gone wrong, and they want a person to answer.',
      'Whoever writes to you is already a little annoyed, and the first line decides how it goes on.',
      'An answer to your customers has to be clear the first time, or they write again.',
    ],
    trial: 'five customer messages with the names taken out',
    doing: 'answering customers in writing',
  },
  {
    says: says(String.raw`refunds?\b|returns\b|couriers?\b|delivery (?:issues|problems)|exchanges\b|chargebacks?`),
    calls: ['stock', 'figures', 'chase', 'writing', 'counter', 'voice'],
    needs: [
      'A return costs you money either way, and the customer remembers how it was settled.',
      'When a parcel goes astray, you need somebody who keeps asking until it is found.',
      'Every refund you pay has to be booked correctly and explained kindly.',
    ],
    trial: 'one late delivery as it came in',
    doing: 'settling refunds',
  },
  {
    says: says(String.raw`inbox\w*|answering e-?mails|e-?mail management|(?:sort|triage|manage) (?:\w+ )?e-?mails`),
    calls: ['writing', 'arrange', 'chase', 'records', 'explain', 'figures'],
    needs: [
      'You want an inbox in which nothing waits because nobody saw it.',
      'Of a hundred mails you should have to see only the few that need you.',
    ],
    trial: 'ten mails from an ordinary morning',
    doing: 'keeping an inbox for somebody else',
  },
  {
    says: says(
      String.raw`(?<!(?:monthly|content|posting|editorial|media) )calendars?\b|diary\b|schedul(?:e|ed|es|ing) (?:showings|interviews|appointments|meetings|visits|calls)|book(?:ed|ing)? (?:jobs|meetings)|(?:showings?|viewings?)\b`,
    ),
    calls: ['arrange', 'voice', 'chase', 'hire', 'writing', 'records'],
    needs: [
      'One double booking costs you more than the hour it was for.',
      'Your week only works if somebody moves the dates before they collide.',
      'Each date in your book depends on people who change their minds.',
    ],
    trial: 'one week with two clashes in it',
    doing: 'keeping a calendar for somebody else',
  },
  {
    says: says(
      String.raw`(?:book|arrange)\w* (?:flights?|hotels?|travel)|travel (?:arrangements|plans|bookings?)|itinerar\w+`,
    ),
    calls: ['arrange', 'find'],
    needs: ['A trip of yours has ten small parts, and the one that is forgotten is the one you notice.'],
    trial: 'one trip with its dates and limits',
    doing: 'booking trips',
  },
  {
    says: says(String.raw`take notes|minutes of (?:the |our )?meetings?|meeting minutes|action items|meeting notes`),
    calls: ['words', 'chase', 'explain'],
    needs: [
      'What was agreed in your meetings is worth little until somebody asks whether it was done.',
      'After your meetings somebody has to remember who promised what.',
    ],
    trial: 'the recording of one short meeting',
    doing: 'taking notes in meetings',
  },
  {
    says: says(String.raw`dials?\b|cold[- ]call\w*|outbound call\w*|telemarket\w+`),
    calls: ['voice', 'persuade', 'counter', 'chase', 'explain', 'pace'],
    needs: [
      'Most of your dials end in a no, and the next one has to sound like the first.',
      'Your list is only as good as the voice on the hundredth call.',
      'You need somebody who picks up the phone again after being hung up on.',
    ],
    trial: 'a mock call in which you are the owner who says no',
    doing: 'ringing people who do not expect it',
  },
  {
    says: says(
      String.raw`qualify (?:homeowners|leads|prospects|buyers|sellers)|book (?:qualified )?(?:appointments|demos)|appointment sett\w+|(?:set|booked) (?:[\w-]+ ){0,6}appointments`,
    ),
    calls: ['persuade', 'voice', 'arrange', 'counter', 'chase', 'explain'],
    needs: [
      'An appointment is worth something to you only if the person shows up.',
      'Your closers need a calendar of people who meant it when they said yes.',
    ],
    trial: 'a mock call with your questions for a new lead',
    doing: 'setting appointments',
  },
  {
    says: says(
      String.raw`asked for a quote|warm (?:calls?|calling|leads)|close over the phone|inbound (?:leads|sales)|sales (?:calls|associate|rep|representative|agent)\b|inside sales|upsell\w*`,
    ),
    calls: ['persuade', 'voice', 'counter', 'explain', 'chase', 'writing'],
    needs: [
      'Somebody who asked you for a price has a question behind it, and wants it answered before they sign.',
      'The person who asked you for a price is asking two others as well, so the first good call counts.',
    ],
    trial: 'a mock call with a customer of yours who finds it too expensive',
    doing: 'closing over the phone',
  },
  {
    says: says(
      String.raw`follow(?:ing)?[- ]?ups? (?:with |on )?(?:\w+ )?(?:leads|clients|quotes|customers|prospects)|lead follow[- ]?up|nurture`,
    ),
    calls: ['chase', 'persuade', 'voice', 'writing', 'arrange', 'counter'],
    needs: [
      'Leads go cold on you in a day or two when nobody writes back.',
      'Most people who ask you something need to hear from you a third time.',
    ],
    trial: 'three leads that went quiet',
    doing: 'lead follow-up',
  },
  {
    says: says(
      String.raw`source (?:on|candidates)|sourc(?:er|ing)|screen (?:cvs|resumes|applicants|candidates)|recruit\w+|shortlist\w*`,
    ),
    calls: ['hire', 'find', 'voice', 'persuade', 'care', 'explain', 'writing'],
    needs: [
      'Behind your list of names are people who have a job and need a reason to answer.',
      'A candidate of yours who hears nothing for two days is somebody else’s candidate.',
      'Your checklist only works if somebody really reads the whole CV.',
    ],
    trial: 'five applications and your checklist',
    doing: 'finding candidates',
  },
  {
    says: says(
      String.raw`(?:greet|answer|assist|schedule) patients|patient (?:calls|scheduling|intake)|medical (?:receptionist|office|secretary|virtual)|dental|clinic\b`,
    ),
    calls: ['care', 'voice', 'counter', 'arrange', 'records', 'explain'],
    needs: [
      'People who ring your practice are worried, and hear first how they are spoken to.',
      'A patient of yours who waits on the line is a patient who looks elsewhere.',
    ],
    trial: 'a mock call with a patient who wants to be seen today',
    doing: 'running the front desk of a practice',
  },
  {
    says: says(String.raw`tenants?\b|maintenance requests|property manage\w+|landlords?|leases?\b`),
    calls: ['counter', 'voice', 'chase', 'arrange', 'writing', 'records'],
    needs: [
      'A tenant with a leak wants two things of you: an answer, and a time.',
      'Between your tenant and your plumber somebody has to keep both of them told.',
    ],
    trial: 'three requests from one bad week',
    doing: 'looking after tenants',
  },
  {
    says: says(
      String.raw`airbnb|guest (?:messages|communication|support)|short[- ]term rentals?|bookings? (?:and|for) guests`,
    ),
    calls: ['counter', 'writing', 'voice', 'arrange', 'chase', 'explain'],
    needs: [
      'Guests forgive you nearly everything except silence.',
      'A guest in front of a locked door of yours counts the minutes.',
    ],
    trial: 'five guest messages from a busy weekend',
    doing: 'looking after guests',
  },
  {
    says: says(
      String.raw`answering (?:the )?(?:phones?|calls)|answer (?:inbound |incoming )?(?:phones?|calls)|inbound calls|occasional call|phone support|customers? by phone|virtual receptionist`,
    ),
    calls: ['voice', 'counter', 'chase', 'explain', 'care', 'writing'],
    needs: [
      'Whoever rings you has tried to find the answer alone, and failed.',
      'On the phone your caller hears in two seconds whether somebody cares.',
    ],
    trial: 'a mock call with your most usual question',
    doing: 'answering your phone',
  },
]
