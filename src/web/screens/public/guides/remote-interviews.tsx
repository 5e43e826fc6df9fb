import { type Guide, GuidePage } from './guide-page.tsx'

const GUIDE: Guide = {
  slug: 'remote-interviews',
  lead: 'A remote interview is a sample of working with you: are you on time, can you be heard, do you say what is the matter when something breaks? Most of it can be prepared in one afternoon.',
  body: [
    { h: 'What they really want to know' },
    {
      list: [
        '**Can you do it?** They ask for examples.',
        '**Will I hear from you?** The fear of everybody who hires far away is silence.',
        '**Will you be there?** Line, power, hours, other jobs.',
        '**Is it you?** They compare you with your letter and your profile.',
      ],
    },
    'Every question belongs to one of the four. When you know which, you know what to answer.',
    { h: 'The day before' },
    {
      steps: [
        '**Write the time down in both zones** and confirm it: “Thursday 9 PM Manila, which is 9 AM New York on Thursday. I look forward to it.” Half of the missed interviews are missed clocks.',
        '**Read your own letter again.** Hanap keeps it with the receipt in [My Applications](/applications), together with the posting as it read when you applied. It may have been changed since.',
        '**Look at their page for ten minutes** as a customer. Note one thing you liked and one you would improve.',
        '**Call a friend** on the same programme. Can they hear you? Is the light in front of you or behind?',
        '**Put the backup in place:** phone charged, mobile data loaded, the meeting link in your messages so that you can open it there.',
      ],
    },
    { h: 'Sound before picture' },
    'A blurred picture is forgiven, bad sound is not. A wired headset for a few hundred pesos beats the microphone of an expensive laptop. Sit in the room with the most cloth; a bedroom is better than a tiled kitchen. Electric fan off or away from the microphone. Tell the house the time, and put a note on the door.',
    'Camera at eye level (books under the laptop), window in front of you, a plain wall behind. Look at the lens when you speak, at the screen when they do.',
    { h: 'Four stories are enough' },
    'You do not need an answer for every question. You need four short stories from your work, one minute each, told as *what was the matter, what I did, what came of it*:',
    {
      list: [
        'something you **put right** that was going badly;',
        'a **mistake of yours,** and what you changed afterwards;',
        'a **difficult person,** and how it ended;',
        'something you **learned by yourself** because it was needed.',
      ],
    },
    'Nearly every question fits one of them. With numbers where you have them, and true: they may ask the person concerned.',
    { h: 'The questions you will get' },
    '**“Tell me about yourself.”** One minute: what you do now, one result, why this job. Not where you went to school.',
    '**“What if your power or internet goes out?”** Have a plan, with minutes: “My router runs on a power station for four hours, I have a second SIM from another network, and a co-working place fifteen minutes away. You would hear from me within ten minutes.”',
    '**“Do you have other clients?”** The truth, with hours. It comes out anyway.',
    '**“How do you like to be managed?”** “A list on Monday, a short note from me every evening, and you tell me early when something is not what you meant.”',
    '**“What is your rate?”** One figure, then silence. See [naming your rate](/resources/rates-in-usd).',
    '**“Do you have questions?”** Always yes: *What would make you say after three months that this was a good hire? Who will I work with daily? Why is the place free? How and when am I paid?*',
    { h: 'English, accent, nerves' },
    'Nobody expects a radio voice. Speak slower than feels natural and in short sentences. If you did not understand: “Could you say that again in other words?” is a sign of care. If you need time: “Let me think for a second.” Three seconds of silence feel like thirty to you and like nothing to them.',
    '“Yes, sir” to everything worries foreign clients. They wait for the moment when you say “I would do it differently, because…”. Say it once.',
    { h: 'When something breaks' },
    'It is a test you did not plan, and you can win it. The line drops: write at once, “Lost connection, back in two minutes by phone”, and come back. The rooster joins: smile, mute, go on. How you handle it says more than ten answers about reliability.',
    { h: 'Tests and red flags' },
    'A short task is normal; ask what they look at and how long it should take. More than an hour should be paid. No video, no name, papers before a contract, or a fee: stop, and read [Spotting job scams](/resources/spotting-scams).',
    { h: 'Afterwards' },
    'The same day, three sentences: thanks, the one point that mattered, what you would do first. Set the application to *Interview* in Hanap and note what you promised and when they wanted to answer. If you hear nothing by that day, ask once. Then go on applying until something is signed; an interview is not an offer, and an offer is not yet a contract.',
    'Before you start, ask for these in writing: duties, hours, pay, currency, pay day, notice, whose tools. A clear e-mail that both confirm is good; a contract is better.',
  ],
  checklist: [
    'Time confirmed in both zones',
    'Headset, light in front, door note',
    'Phone with data and the link as a backup',
    'Four one-minute stories',
    'Two questions of your own, thanks the same day',
  ],
  related: ['application-letter', 'spotting-scams', 'rates-in-usd'],
  next: { to: '/applications', label: 'Open My Applications' },
}

/** /resources/remote-interviews */
export const RemoteInterviews = () => <GuidePage guide={GUIDE} />
