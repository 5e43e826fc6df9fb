/** Words that titles are shortened by. */
export const WRITTEN_OUT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sr: 'senior',
    jr: 'junior',
    mgr: 'manager',
    asst: 'assistant',
    assoc: 'associate',
    tech: 'technician',
    engr: 'engineer',
    supv: 'supervisor',
    coord: 'coordinator',
    mktg: 'marketing',
    acctg: 'accounting',
    acct: 'account',
    pa: 'personal assistant',
    jhs: 'junior high',
    shs: 'senior high',
  }),
)
