import type { Plugin } from 'vite'

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/
const NODES = /\bnode: (\[[\s\S]*?\])(?:,\s*aliases: [\s\S]*?)?\s*\};/
/** A second name of an icon. */
const ALIAS = /export \{ default \} from/
const KEY = /,?\s*\bkey: "\w+"/g

/**
 * In the builds an icon is its lines alone, drawn by `src/web/ui/drawn.ts`: what the package brings for sizes, colours,
 * contexts and names is more than all the icons of a page. Fails the build when a file has another shape than known.
 */
export const thinIcons = (root: string): Plugin => ({
  name: 'hanap:thin-icons',
  apply: 'build',
  transform: {
    filter: { id: ICON },
    handler(code, id) {
      if (ALIAS.test(code)) return null
      const nodes = NODES.exec(code)?.[1]
      if (nodes === undefined || code.includes('viewBox')) throw new Error(`The icon in ${id} has another shape`)
      const drawn = JSON.stringify(`${root}/src/web/ui/drawn.ts`)
      const lines = nodes.replaceAll(KEY, '')
      return {
        code: `import { drawn } from ${drawn}\nexport default /* @__PURE__ */ drawn(${lines})`,
        map: null,
        moduleSideEffects: false,
      }
    },
  },
})
