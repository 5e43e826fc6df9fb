import type { Finding, Import, Source } from './sources.ts'

interface ImportRule {
  name: string
  from: RegExp
  to: RegExp
  /** Targets that are fine after all; `$1` stands for what the first group of `from` found. */
  except?: string
  why: string
}

const room = String.raw`^src/features/([^/]+)/(?:.+/)?`
const inRoom = (part: string): RegExp => new RegExp(`${room}${part}/`)
const shared = String.raw`^src/contract/|^src/features/(?!.*/(?:server|web)/).+/(?:calls|checks|contract|field-kinds|fields|rules|schemas|texts)\.ts$`

/** Who may know whom. */
const importRules: readonly ImportRule[] = [
  {
    name: 'shared-stands-alone',
    from: new RegExp(shared),
    to: /./,
    except: `${shared}|^npm:zod$`,
    why: 'contracts and rules run on both sides and may only use each other and zod',
  },
  {
    name: 'schemas-in-their-files',
    from: /^src\/features\/.+\/(?:calls|rules|texts)\.ts$/,
    to: /^npm:zod$/,
    why: 'a screen that reads a rule or a sentence should not load the schema library: write schemas.ts',
  },
  {
    name: 'web-knows-no-server',
    from: /^src\/web\/|^src\/features\/.+\/web\//,
    to: /^src\/server\/|^src\/features\/.+\/server\//,
    why: 'the browser speaks to the server through the contract',
  },
  {
    name: 'server-knows-no-web',
    from: /^src\/server\/|^src\/features\/.+\/server\//,
    to: /^src\/web\/|^src\/features\/.+\/web\//,
    why: 'the server renders what was built, it imports no screen',
  },
  {
    name: 'platform-is-the-ground',
    from: /^src\/server\/platform\//,
    to: /^src\//,
    except: '^src/(server/platform|contract)/',
    why: 'the ground carries everything and leans on nothing',
  },
  {
    name: 'connectors-know-no-house',
    from: /^src\/server\/connectors\//,
    to: /^src\//,
    except: '^src/server/(connectors/|platform/(errors|http-client|breaker|log|clock)[./])',
    why: 'a connector could speak for another product',
  },
  {
    name: 'rooms-know-no-roof',
    from: inRoom('server'),
    to: /^src\/server\/(app|main|worker|cli|render|build-deps)\.ts$/,
    why: 'the roof imports the rooms',
  },
  {
    name: 'server-neighbours-by-the-door',
    from: inRoom('server'),
    to: inRoom('server'),
    except: String.raw`^src/features/$1/|/service\.ts$`,
    why: "a neighbour's only door is its service.ts",
  },
  {
    name: 'ui-and-lib-are-the-ground',
    from: /^src\/web\/(ui|lib)\//,
    to: /^src\/web\/(screens|entry-|router)|^src\/features\//,
    why: 'the design system and lib know no rooms',
  },
  {
    name: 'web-rooms-know-no-screens',
    from: inRoom('web'),
    to: /^src\/web\/(screens|entry-|router)/,
    why: 'screens compose rooms',
  },
  {
    name: 'web-neighbours-never',
    from: inRoom('web'),
    to: inRoom('web'),
    except: '^src/features/$1/',
    why: 'screens compose rooms, rooms do not import each other',
  },
  { name: 'sandbox-knows-no-src', from: /^sandbox\//, to: /^src\//, why: 'a stand-in is written from the facts alone' },
  {
    name: 'src-stands-alone',
    from: /^src\//,
    to: /^(sandbox|e2e|bench|scripts)\//,
    why: 'the product runs without its tools',
  },
  {
    name: 'tests-stay-tests',
    from: /^(src|sandbox)\//,
    to: /\.test\.tsx?$|^src\/(server|web)\/testing\//,
    why: 'the product imports no test',
  },
  {
    name: 'outside-through-connectors',
    from: /^src\/(features|web|contract)\//,
    to: /^(npm:(undici|nodemailer|@aws-sdk.*)|node:https?)$/,
    why: 'only connectors and the platform reach the outside world',
  },
]

function breaks(rule: ImportRule, source: Source, target: string): boolean {
  const match = rule.from.exec(source.file)
  if (!match || !rule.to.test(target)) return false
  const except = rule.except?.replaceAll('$1', match[1] ?? '')
  return except === undefined || !new RegExp(except).test(target)
}

/** Imports against the plan, imports of nothing, and circles between files or rooms. Tests may import what they like. */
export function checkImports(sources: readonly Source[]): Finding[] {
  const product = sources.filter((source) => !source.isTest)
  const findings: Finding[] = []
  const report = (rule: string, source: Source, item: Import, why: string): void => {
    findings.push({ rule, file: source.file, line: item.line, sentence: `imports ${item.specifier}: ${why}` })
  }
  for (const source of product) {
    for (const item of source.imports) {
      const { target } = item
      if (target === undefined) report('unresolved', source, item, 'nothing is there')
      else
        for (const rule of importRules) {
          if (breaks(rule, source, target)) report(rule.name, source, item, rule.why)
        }
    }
  }
  return [...findings, ...findCircles(product)]
}

type Graph = Map<string, Set<string>>

function findCircles(sources: readonly Source[]): Finding[] {
  const files: Graph = new Map(sources.map((source) => [source.file, new Set<string>()]))
  const rooms: Graph = new Map()
  const roomOf = (file: string): string | undefined => /^src\/features\/[^/]+/.exec(file)?.[0]
  for (const source of sources) {
    for (const { target } of source.imports) {
      if (target === undefined || !files.has(target)) continue
      files.get(source.file)?.add(target)
      const [from, to] = [roomOf(source.file), roomOf(target)]
      if (from === undefined || to === undefined || from === to) continue
      rooms.set(from, (rooms.get(from) ?? new Set()).add(to))
    }
  }
  return [
    ...circlesOf(files).map((circle) => circleFinding('no-cycles', circle)),
    ...circlesOf(rooms).map((circle) => circleFinding('no-room-cycles', circle)),
  ]
}

function circleFinding(rule: string, circle: string[]): Finding {
  return { rule, file: circle[0] ?? '', line: 1, sentence: `goes in a circle: ${circle.join(' → ')}` }
}

/** One shortest circle through each node that lies on one, each circle once. */
function circlesOf(graph: Graph): string[][] {
  const seen = new Set<string>()
  const circles: string[][] = []
  for (const start of graph.keys()) {
    const way = wayBack(graph, start)
    if (way === undefined) continue
    const key = way.toSorted().join()
    if (!seen.has(key)) circles.push([...way, start])
    seen.add(key)
  }
  return circles
}

function wayBack(graph: Graph, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) {
        const way = [node]
        while (way[0] !== undefined && way[0] !== start) way.unshift(cameFrom.get(way[0]) ?? start)
        return way
      }
      if (cameFrom.has(next)) continue
      cameFrom.set(next, node)
      queue.push(next)
    }
  }
  return undefined
}
