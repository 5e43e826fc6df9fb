import { attribute, findFirst, isElement, isText } from '../dom.ts'
import type { DomElement, DomNode, DomParent, ElementTest } from '../dom.ts'
import { cleanLine, linesOf, longestDescription } from '../page-text.ts'

const known = new WeakMap<DomParent, DomNode[]>()

/**
 * A test for what the employer wrote, which is no word of the board: a button or a warning in it means nothing.
 * Markup in a description may have ended its paragraph early, so what stands beside it up to the next box belongs to it.
 */
export function employersText(page: DomParent): ElementTest {
  const nodes = new Set<DomNode>(employersNodes(page))
  return (element) => nodes.has(element)
}

/** The description as plain text; empty when the page has none. */
export function descriptionOf(page: DomParent): string {
  const parts = employersNodes(page).map((node) => {
    if (isElement(node)) return linesOf(node)
    return isText(node) ? cleanLine(node.data, longestDescription) : ''
  })
  return parts.filter(Boolean).join('\n').slice(0, longestDescription).toWellFormed().trim()
}

function employersNodes(page: DomParent): DomNode[] {
  const nodes = known.get(page) ?? collect(page)
  known.set(page, nodes)
  return nodes
}

function collect(page: DomParent): DomNode[] {
  const first = findFirst(page, (element) => attribute(element, 'id') === 'job-description')
  const nodes: DomNode[] = []
  let node: DomNode | null = first ?? null
  while (node && (node === first || !(isElement(node) && isBox(node)))) {
    nodes.push(node)
    node = node.nextSibling
  }
  return nodes
}

function isBox(element: DomElement): boolean {
  return /(^|\s)(card|job-post|modal)/.test(attribute(element, 'class') ?? '')
}
