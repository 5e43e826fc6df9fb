type ModuleLookup = { getModuleInfo: (id: string) => { isEntry: boolean; importedIds: readonly string[] } | null }

const ENTRY = '/index.html'
/** Screens a person lands on; what two of them need is one file too. */
const PUBLIC_SCREENS = ['home', 'jobs', 'job'].map((name) => `/src/web/screens/${name}.tsx`)

function reachable(from: string, graph: ModuleLookup): Set<string> {
  const seen = new Set<string>()
  const waiting = [from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return seen
}

/**
 * Gathers what every page begins with into one file, and what the public pages share into another: left alone it would
 * be two dozen files, which compress a tenth worse and cost a request each on a slow line.
 */
export function firstLoadGroups(root: string) {
  let sets: { base: Set<string>; screens: Set<string>[] } | undefined
  const groupOf = (id: string, graph: ModuleLookup): string | null => {
    sets ??= {
      base: reachable(root + ENTRY, graph),
      screens: PUBLIC_SCREENS.map((screen) => reachable(root + screen, graph)),
    }
    if (sets.base.has(id)) return 'base'
    return sets.screens.filter((screen) => screen.has(id)).length > 1 ? 'postings' : null
  }
  return [{ name: groupOf, includeDependenciesRecursively: false }]
}
