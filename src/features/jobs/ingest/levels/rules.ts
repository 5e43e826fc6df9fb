const LEVELS = new Map(
  Object.entries({
    senior: 'senior',
    sr: 'senior',
    junior: 'junior',
    jr: 'junior',
    entry: 'junior',
    trainee: 'junior',
    intern: 'intern',
    internship: 'intern',
    lead: 'lead',
    leader: 'lead',
    head: 'head',
    chief: 'head',
    principal: 'principal',
    manager: 'manager',
    supervisor: 'supervisor',
    director: 'director',
    associate: 'associate',
    assistant: 'assistant',
    mid: 'mid',
    i: '1',
    ii: '2',
    iii: '3',
    iv: '4',
    night: 'night',
    graveyard: 'night',
    overnight: 'night',
    day: 'day',
    morning: 'day',
    weekend: 'weekend',
    weekends: 'weekend',
  }),
)

/** The level, the number or the time of a job that a word of a title or a text says, by one name for each. */
export const levelOf = (word: string): string | undefined => LEVELS.get(word)

/** One is an assistant and the other has no level: who writes anew calls one a coordinator; a manager or a lead is somebody else. */
export const isOneAssistant = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size + other.size === 1 && (one.has('assistant') || other.has('assistant'))
