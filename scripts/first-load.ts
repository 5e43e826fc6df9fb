type Module = { isEntry: boolean; importedIds: readonly string[]; importers: readonly string[] }
type ModuleLookup = { getModuleInfo: (id: string) => Module | null }
type Reach = ReadonlySet<string>

const ENTRY = '/index.html'
/**
 * What stays the same for months while our own files change every week, and nothing of ours is asked for by it: a file
 * that browsers keep, and that is run before ours in a task of its own.
 */
const ENGINE = /\/node_modules\/(?:react|react-dom|scheduler|@tanstack\/[^/]+)\/|\/src\/web\/engine\.ts$/
/** Screens a person lands on. */
const LANDINGS = ['home', 'jobs', 'job'] as const
type Landing = (typeof LANDINGS)[number]
/** What two of them need is a file of its own, so that none carries what it does not need; what all do, every page has. */
const SHARED: Record<string, string> = {
  'home,jobs,job': 'base',
  'home,jobs': 'listing',
  'home,job': 'postings',
  'jobs,job': 'finding',
}

function reachable(from: Iterable<string>, graph: ModuleLookup): Set<string> {
  const seen = new Set<string>()
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return seen
}

/** What of a screen others need as well: left alone, each company of screens would get a file of a few hundred bytes. */
function lent(reach: Reach, graph: ModuleLookup): Reach {
  const asked = [...reach].filter((id) => graph.getModuleInfo(id)?.importers.some((importer) => !reach.has(importer)))
  return reachable(asked, graph)
}

/**
 * Gathers what every page begins with into one file, and what the public pages share into a few others: left alone it
 * would be two dozen files, which compress a tenth worse and cost a request each on a slow line.
 */
export function firstLoadGroups(root: string) {
  let sets: { base: Reach; screens: Record<Landing, Reach>; lent: Record<Landing, Reach> } | undefined
  const forEach = <T>(value: (name: Landing) => T) =>
    Object.fromEntries(LANDINGS.map((name) => [name, value(name)])) as Record<Landing, T>
  const setsOf = (graph: ModuleLookup) => {
    const screens = forEach((name) => reachable([`${root}/src/web/screens/${name}.tsx`], graph))
    return { base: reachable([root + ENTRY], graph), screens, lent: forEach((name) => lent(screens[name], graph)) }
  }
  const groupOf = (id: string, graph: ModuleLookup): string | null => {
    sets ??= setsOf(graph)
    if (sets.base.has(id)) return ENGINE.test(id) ? 'engine' : 'base'
    const [first, ...others] = LANDINGS.filter((name) => sets?.screens[name].has(id))
    if (first === undefined) return null
    if (others.length > 0) return SHARED[[first, ...others].join()] ?? null
    return sets.lent[first].has(id) ? `${first}-parts` : null
  }
  return [{ name: groupOf, includeDependenciesRecursively: false }]
}
