import { duty, type Duty } from './letter-duty.ts'

/** People on the phone, in writing and in calendars. */
export const WITH_PEOPLE: readonly Duty[] = [
  duty(
    String.raw`answer\w* (?:live )?chats?|chats? & e-?mails?|e-?mail (?:&|and) chat|live chat|tickets?\b|zendesk|intercom|gorgias|freshdesk|buyer (?:messages|chats)|(?:reply|replied|replying) to (?:\w+ ){0,2}(?:messages|chats|e-?mails|inquiries)|answered (?:\w+ ){0,2}(?:inquiries|queries|messages|chats|e-?mails)|customer (?:messages|e-?mails|inquiries|queries|service|support)|chat support|support (?:specialist|agent|rep)`,
    ['writing', 'counter', 'voice', 'chase'],
    'answering customer messages',
    'replies to a few customer messages',
  ),
  duty(
    String.raw`refunds?\b|(?:handle|process|product|customer|order)\w* returns\b|returns (?:and|&|or)\b|, returns\b|couriers?\b|delivery (?:issues|problems)|exchanges\b|chargebacks?`,
    ['stock', 'chase', 'writing', 'counter'],
    'handling refunds and returns',
    'a reply to one refund request',
  ),
  duty(
    String.raw`inbox\w*|answering e-?mails|e-?mail management|(?:sort|triage|manage) (?:\w+ )?e-?mails`,
    ['writing', 'chase'],
    'managing an inbox',
    'sorting a sample inbox',
  ),
  duty(
    String.raw`(?<!(?:monthly|content|posting|editorial|media) )calendars?\b|diary\b|schedul(?:e|ed|es|ing) (?:showings|interviews|appointments|meetings|visits|calls)|book(?:ed|ing)? (?:jobs|meetings)|(?:showings?|viewings?)\b`,
    ['arrange', 'hire', 'chase'],
    'managing a calendar',
    'a sample weekly schedule',
  ),
  duty(
    String.raw`(?:book|arrange)\w* (?:\w+ ){0,2}(?:flights?|hotels?|travel|tours?|transfers)|travel (?:arrangements|plans|bookings?|concierge|consultant|agent\b)|itinerar\w+|tour (?:bookings?|packages?)`,
    ['arrange', 'find'],
    'booking travel',
    'a plan for one trip',
  ),
  duty(
    String.raw`take notes|minutes of (?:the |our )?meetings?|meeting minutes|action items|meeting notes`,
    ['chase'],
    'taking meeting notes',
    'notes from one recorded meeting',
  ),
  duty(
    String.raw`dials?\b|cold[- ]call\w*|outbound call\w*|telemarket\w+`,
    ['voice', 'persuade', 'counter', 'chase'],
    'cold calling',
    'a mock cold call',
  ),
  duty(
    String.raw`qualify (?:homeowners|leads|prospects|buyers|sellers)|book (?:qualified )?(?:appointments|demos)|appointment sett\w+|(?:set|booked) (?:[\w-]+ ){0,6}(?:appointments|viewings)`,
    ['persuade', 'voice', 'arrange', 'counter'],
    'setting appointments',
    'a mock call with a new lead',
  ),
  duty(
    String.raw`asked for a quote|warm (?:calls?|calling|leads)|close over the phone|inbound (?:leads|sales)|sales (?:calls|associate|rep|representative|agent)\b|inside sales|upsell\w*`,
    ['persuade', 'voice', 'counter', 'chase'],
    'phone sales',
    'a mock sales call',
  ),
  duty(
    String.raw`follow(?:ing)?[- ]?ups? (?:with |on )?(?:\w+ )?(?:leads|clients|quotes|customers|prospects)|lead follow[- ]?up|follow[- ]?up (?:messages|calls|e-?mails)|nurture`,
    ['chase', 'persuade', 'voice', 'writing'],
    'following up leads',
    'follow-up messages to a few old leads',
  ),
  duty(
    String.raw`source (?:on|candidates)|sourc(?:er|ing)|screen (?:cvs|resumes|applicants|candidates)|recruit\w+|shortlist\w*`,
    ['hire', 'find', 'voice', 'persuade'],
    'recruiting candidates',
    'a first screening of a few applications',
  ),
  duty(
    String.raw`(?:greet|answer|assist|schedule) patients|patient (?:calls|scheduling|intake)|medical (?:receptionist|office|secretary|virtual)|dental (?:assistant|receptionist|office|front|practice|VA)|clinic (?:front|staff|desk|assistant|receptionist)|front desk`,
    ['care', 'voice', 'counter', 'arrange'],
    'working at the front desk of a clinic',
    'a mock call with a patient',
  ),
  duty(
    String.raw`tenants?\b|maintenance requests|property manage\w+|landlords?|leases?\b`,
    ['counter', 'voice', 'chase', 'arrange'],
    'property management',
    'replies to a few tenant requests',
  ),
  duty(
    String.raw`airbnb|guest (?:messages|communication|support)|short[- ]term rentals?|bookings? (?:and|for) guests`,
    ['counter', 'writing', 'voice', 'arrange'],
    'guest communication',
    'replies to a few guest messages',
  ),
  duty(
    String.raw`(?:legal |client )?intake (?:specialist|agent|coordinator|calls|questions)|answering (?:the )?(?:phones?|calls)|answer (?:inbound |incoming )?(?:phones?|calls)|inbound calls|occasional call|phone support|e-?mail (?:and|or|&) phone|customers? by phone|virtual receptionist`,
    ['voice', 'counter', 'chase'],
    'answering business calls',
    'a mock call with a customer',
  ),
]
