import { type Guide, GuidePage } from './guide-page.tsx'

const GUIDE: Guide = {
  slug: 'id-proof',
  lead: 'Employers on OnlineJobs.ph cannot meet you. The ID proof score is how the board tells them that you are real. Many of them filter by it before they read a single letter.',
  body: [
    { h: 'What the score says' },
    'ID proof is a number next to your name on OnlineJobs.ph. It grows with each proof the board has checked: that a government ID is yours, that you live where you say, that your phone number reaches you, that the facts of your profile fit together. It says nothing about your skills. It says: this is one real person, and the board knows who.',
    'An employer sees the number in three places: beside your application, on your profile, and in the search for workers, where it can be used as a filter. A posting can also ask for a minimum. Below it, the board does not let you apply at all, whatever your letter says. Hanap shows that minimum on the job’s page, so you know before you write.',
    { h: 'Why 40 is the number to remember' },
    'Hanap’s Automation Apply needs a connected board account and an ID proof of at least 40. We keep to that because an application from an account with a low score is often not opened, and spends points all the same. By hand you can apply with less wherever the posting allows it.',
    'As a rule of thumb: a government ID and a matching selfie carry you a good part of the way, proof of address and a confirmed phone number most of the rest. The board decides how much each one counts and changes it from time to time, so look at the ID proof page of your board account for your own figures.',
    { h: 'Before you start: lay everything out' },
    'Most refusals are about the picture, not about the person. Prepare first, upload once.',
    {
      list: [
        '**One valid government ID.** Passport, driver’s licence, UMID, PhilHealth, TIN, postal ID, voter’s, PRC, senior citizen or OFW card. Not expired, not laminated over, name as on your profile.',
        '**One proof of address.** An electricity, water, phone or cable bill, a bank statement, an NBI clearance or a barangay certificate. Recent, with your name and the full address. When the bill is in a parent’s name, a barangay certificate in yours is the shortest way.',
        '**Your phone** with load and signal, for the code that comes by text message.',
        '**The facts** typed out once, exactly as printed: number, expiry date, full name, full address, issue date.',
      ],
    },
    { h: 'Pictures that pass' },
    {
      steps: [
        'Daylight, beside a window, no flash. Flash burns a white hole into the hologram.',
        'Put the ID on a dark, plain table. All four corners inside the picture, nothing cut off, no fingers over letters.',
        'Read every letter in the picture before you upload it. If you cannot, they cannot.',
        'For the selfie hold the ID beside your face at the same distance from the camera, so that both are sharp. No cap, no glasses that mirror, no filter.',
        'JPG or PNG, at most 5 MB each. A screenshot of a photo loses the very details they look for.',
      ],
    },
    { h: 'Sending it through Hanap' },
    'Once your board account is connected, you can send the verification from [Settings](/settings?section=integrations). You see each field the board asks for, we pass the pictures on to the board over an encrypted line, and we delete our copy when the board has answered, after 24 hours at the latest. When the board wants a code from a text message, Hanap asks you for it. More about this stands in our [Privacy Policy](/privacy).',
    {
      note: 'Send ID pictures to the board only. An “employer” who wants your ID, a selfie with it and your bank details in a chat before you were hired is collecting identities. See [Spotting job scams](/resources/spotting-scams).',
    },
    { h: 'If it is refused' },
    'Read the reason; it is usually one of four. **Name differs:** the profile says Ma. Luz, the ID Maria Luz. Change the profile to what the ID says. **Not readable:** take the picture again in daylight. **Expired:** use another ID, or renew it first. **Address differs:** type the address as the bill has it, abbreviations and all.',
    'Wait until one check has ended before you send the next. Several attempts at once look like somebody trying IDs, and slow everything down.',
    { h: 'Keeping it' },
    'The score can fall: an ID expires, you change your number, your name changes by marriage. Put the expiry date of your ID into your calendar two months ahead. If you move, renew the proof of address in the same week.',
    'And give it some time. New accounts with a high score and an empty profile still look new. Fill the profile, keep applying with care, and let the number do what it is for: to get you past the filter, so that your words are read.',
  ],
  checklist: [
    'One valid ID, the name as on your profile',
    'Recent proof of address in your own name',
    'Pictures in daylight, four corners, every letter readable',
    'Phone number confirmed with the code',
    'Expiry date of the ID in your calendar',
  ],
  related: ['apply-points', 'spotting-scams', 'application-letter'],
  next: { to: '/settings?section=integrations', label: 'Connect your board account' },
}

/** /resources/id-proof */
export const IdProof = () => <GuidePage guide={GUIDE} />
