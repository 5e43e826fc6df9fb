import type { Plugin } from 'vite'

const ICON = /^lucide-react\/icons\/[\w-]+$/
const FOUND = /^\0lucide-react\/icons\/[\w-]+$/

type Line = [tag: string, attributes: Record<string, string>]
type IconFile = { __iconData?: { node: Line[] } }

const withoutKey = (attributes: Record<string, string>) =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== 'key'))

/**
 * An icon of the package is its lines alone, drawn by `src/web/ui/drawn.ts`, while developing as in a build: what the
 * package brings for sizes, colours, contexts and names is more than all the icons of a page.
 */
export const drawnIcons = (root: string): Plugin => ({
  name: 'hanap:drawn-icons',
  enforce: 'pre',
  resolveId: { filter: { id: ICON }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: FOUND },
    async handler(id) {
      const name = id.slice(1)
      const { __iconData: data } = (await import(name)) as IconFile
      if (data === undefined) throw new Error(`${name} is a second name of an icon: import it by its own`)
      const lines = data.node.map(([tag, attributes]) => [tag, withoutKey(attributes)])
      const drawn = JSON.stringify(`${root}/src/web/ui/drawn.ts`)
      return {
        code: `import { drawn } from ${drawn}\nexport default /* @__PURE__ */ drawn(${JSON.stringify(lines)})`,
        map: null,
        moduleSideEffects: false,
      }
    },
  },
})
